import { capital } from '../../../../kit/grammar.ts';
import type { Explained } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { wallCard } from '../../content/warehouse.ts';
import { MARKERS } from '../../ids.ts';
import { ZONES } from '../../scenarios/scenario.ts';
import type { View } from '../../seen.ts';
import { fieldOf } from '../field.ts';
import { type Seen, figureName, glyphName, glyphTip } from '../look.ts';
import { ORDERS, WALL as WALL_RULE, ruleOfCarried, ruleOfGlyph } from '../rule-of.ts';
import { WALL, glyphThing, markerThing, placeThing, zoneThing } from '../touch.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';
import { ofArmies, ofCards, ofFigures } from './card-things.ts';
import type { Known } from './known.ts';
import { ofActs, ofPowers } from './power-things.ts';

/** What a thing of this table says of itself. */
export function thing(id: ThingId, look: Seen): Explained | null {
  for (const all of [ofFigures, ofCards, ofArmies, ofPlaces, ofTokens, ofPowers, ofActs])
    for (const [known, said] of all(look)) if (known === id) return said();
  return null;
}

function* ofPlaces(look: Seen): Iterable<Known> {
  const { view, language } = look;
  const own = screenWords[language];
  const named = words[language];
  for (const cell of fieldOf(view.scenario).cells)
    yield [placeThing(cell.name), () => place(look, cell.name, cell.level)];
  for (const zone of ZONES)
    yield [zoneThing(zone), () => ({ name: own.zone[zone], about: own.zoneAbout, rule: 'HS-SETUP-12' })];
  yield [
    WALL,
    () => ({
      name: view.wall.standing ? own.wall(view.wall.life - view.wall.wounds, view.wall.life) : own.wallGone,
      about: view.wall.standing ? `${own.wallAbout} ${named.stat(named.defense, wallCard.defense)}.` : own.wallOpen,
      rule: WALL_RULE,
      item: { kind: 'ruin', id: 'wall' },
    }),
  ];
}

/** Where it is, how high, and what lies there. */
function place(look: Seen, cell: string, level: number): Explained {
  const { view, texts, language } = look;
  const own = screenWords[language];
  const glyph = view.glyphs.find(({ at }) => at === cell);
  const facts = [
    isOutside(view, cell) && own.outside,
    own.level(level),
    view.orange.includes(cell) && own.orangeHere,
    view.exits.includes(cell) && own.exitHere,
    ...ZONES.map(zone => view.zones[zone].includes(cell) && `${own.zone[zone]}.`),
    glyph && `${glyphName(look, glyph)} – ${glyphTip(look, glyph)}`,
  ].filter(fact => typeof fact === 'string');
  return {
    name: capital(texts.place(cell, view)),
    about: facts.join(' '),
    rule: glyph ? ruleOfGlyph(glyph) : view.exits.includes(cell) ? 'HS-SCN-66' : 'HS-MOVE-03',
  };
}

/** Whether one's figures are being placed, and not there. */
function isOutside({ you, players, figures, zones }: View, cell: string): boolean {
  const zone = you === null ? null : (players[you]?.zone ?? null);
  const isPlacing = figures.some(({ owner, status }) => owner === you && status === 'waiting');
  return isPlacing && zone !== null && !zones[zone].includes(cell);
}

function* ofTokens(look: Seen): Iterable<Known> {
  const { view, language } = look;
  const own = screenWords[language];
  for (const marker of MARKERS)
    yield [markerThing(marker), () => ({ name: own.marker(marker), about: own.markerAbout(marker), rule: ORDERS })];
  for (const [index, glyph] of view.glyphs.entries())
    yield [
      glyphThing(index),
      () => {
        const { carrier, role, kind } = glyph;
        return {
          name: carrier ? `${glyphName(look, glyph)} · ${figureName(look, carrier)}` : glyphName(look, glyph),
          about: carrier ? words[language].carriedTip[role] : glyphTip(look, glyph),
          rule: carrier ? ruleOfCarried[role] : ruleOfGlyph(glyph),
          ...(kind !== null && role === 'none' ? { item: { kind: 'glyphs', id: kind } } : {}),
        };
      },
    ];
}
