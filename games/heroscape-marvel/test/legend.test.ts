import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/box.ts';
import { options } from '../../../engine/queries.ts';
import type { Scene } from '../../../engine/testing/scene.ts';
import type { Outlook } from '../../../table/screen/screen-parts.ts';
import type { Touching } from '../../../table/screen/touching.tsx';
import type { ThingId } from '../../../table/touch.ts';
import type { Action, HeroScape } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { type LegendSign, legendRows } from '../ui/screen/legend-rows.ts';
import { modelOf } from '../ui/screen/model.ts';
import { figureThing, placeThing } from '../ui/touch.ts';
import { fieldWords } from '../ui/words/field.ts';
import { view } from '../view.ts';
import { table } from './table.ts';

const TEXTS = { fr, en };

interface Touched {
  readonly open?: { readonly [thing: ThingId]: Action };
  readonly outlooks?: { readonly [thing: ThingId]: Outlook };
  readonly looked?: ThingId;
}

const touchingOf = ({ open = {}, outlooks = {} }: Touched): Touching =>
  ({
    stateOf: (thing: ThingId) => (thing in open ? 'open' : 'still'),
    isHinted: () => false,
    wholeAt: (thing: ThingId) => open[thing] ?? null,
    outlookAt: (thing: ThingId) => outlooks[thing] ?? null,
  }) as unknown as Touching;

const lookOf = ({ m }: Scene<HeroScape>, seat: number | null, language: 'fr' | 'en' = 'en'): Seen => ({
  view: view(m, seat),
  seat,
  names: ['A', 'B'],
  texts: TEXTS[language],
  language,
});

function rows(look: Seen, touched: Touched = {}) {
  const [touching, looked] = [touchingOf(touched), touched.looked ?? null];
  return legendRows(look, modelOf(look, touching, looked, null), touching, looked);
}

const signs = (look: Seen, touched: Touched = {}): LegendSign[] => rows(look, touched).map(({ sign }) => sign);

const walking = () =>
  table('theft', {
    armies: [
      { hulk: '1,6', 'iron-man': '-3,9' },
      { venom: '2,6', 'doctor-doom': '7,11' },
    ],
    acts: 'hulk',
  });

test('numbers on hexes have their legend exactly where they are', () => {
  const t = walking();
  expect(signs(lookOf(t, null)), 'who looks on sees them, and that to go past Venom risks a blow').toEqual([
    'cost',
    'risk',
  ]);
  expect(signs(lookOf(t, 1)), 'the other player sees no hex lit, and who could hurt whom').toEqual(['danger']);
});

test('hexes one flies to are named after the way one flies', () => {
  const t = walking();
  const leap = options(t.m, 0).find(action => action.type === 'fly');
  if (leap?.type !== 'fly') throw new Error('Hulk cannot leap');
  const open = { [placeThing(leap.to)]: leap };
  for (const language of LANGUAGES) {
    const found = rows(lookOf(t, 0, language), { open }).find(({ sign }) => sign === 'air');
    expect(found?.text).toBe(TEXTS[language].flights.leap.by.toLocaleLowerCase());
  }
});

test('chances are explained where they stand: one’s own, and those of the others at a place one looks at', () => {
  const t = walking();
  const stay = options(t.m, 0).find(action => action.type === 'stay');
  if (!stay) throw new Error('nobody may stay');
  const there = placeThing('1,7');
  const outlook: Outlook = {
    sign: '1',
    mood: 'fair',
    lines: [],
    reach: [{ thing: figureThing('venom'), chance: 0.5 }],
    threats: [{ thing: figureThing('venom'), sign: fieldWords.en.danger(0.4) }],
  };
  const seen = signs(lookOf(t, 0), { outlooks: { [there]: outlook }, looked: there });
  expect(seen).toEqual(expect.arrayContaining(['hit', 'danger']));
  expect(seen).not.toContain('wounds');
  const venom = figureThing('venom');
  const chance: Outlook = { sign: '⚔ 50% · −1.3♥', mood: 'fair', lines: [] };
  const aim = { open: { [venom]: stay }, outlooks: { [venom]: chance } };
  expect(signs(lookOf(t, 0), aim)).toEqual(expect.arrayContaining(['hit', 'wounds']));
});
