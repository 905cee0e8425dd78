import { called } from '../../../../table/called.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Explained } from '../../../../table/screen/screen-parts.ts';
import { armies } from '../../content/armies.ts';
import { cards } from '../../content/cards.ts';
import { powers } from '../../content/powers.ts';
import { ARMIES, CARDS, type CardId } from '../../ids.ts';
import { faceOfCard, pointsOf } from '../../rules/table.ts';
import { scenarioData } from '../../scenarios/list.ts';
import type { SeenFigure } from '../../seen.ts';
import {
  type Seen,
  armyCards,
  cardName,
  figureName,
  figureNames,
  figureOf,
  isWholeSquad,
  leftOf,
  traitsOf,
} from '../look.ts';
import { ENGAGED, RECRUITED, ruleOfCard } from '../rule-of.ts';
import { armyThing, cardThing, figureThing, poolThing } from '../touch.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';
import type { Known } from './known.ts';
import { striking } from './outlook.ts';
import { mayReturn } from './status.ts';

/** Figures on the battlefield: whose they are, how they stand. */
export function* ofFigures(look: Seen): Iterable<Known> {
  for (const figure of look.view.figures)
    yield [
      figureThing(figure.id),
      () => ({
        name: `${figureName(look, figure.id)} · ${capital(called(look, figure.owner))}`,
        about: sheet(look, figure),
        rule: figure.engaged.length > 0 ? ENGAGED : ruleOfCard[look.view.mode],
        item: { kind: 'cards', id: figure.card },
      }),
    ];
}

/** Their cards: the same, with what each power does. */
export function* ofCards(look: Seen): Iterable<Known> {
  for (const figure of look.view.players.flatMap(({ seat }) => armyCards(look.view, seat)))
    yield [
      cardThing(figure.id),
      () => ({
        name: `${cardName(look, figure.id)} · ${capital(called(look, figure.owner))}`,
        about: [sheet(look, figure), ...effects(look, figure.powers)].join('\n'),
        rule: ruleOfCard[look.view.mode],
        item: { kind: 'cards', id: figure.card },
      }),
    ];
  for (const card of CARDS) yield [poolThing(card), () => printed(look, card)];
}

/** As things stand: life, numbers, who holds it. */
function sheet(look: Seen, figure: SeenFigure): string {
  const { view, names, texts, language } = look;
  const own = screenWords[language];
  const isExpert = view.mode === 'expert';
  return [
    own.status[figure.status],
    mayReturn(view, figure) && own.returns(powers['rejected-by-death'].needs),
    isExpert &&
      (isWholeSquad(figure) ? `${leftOf(look, figure)}.` : own.life(figure.life - figure.wounds, figure.life)),
    own.numbers(figure.move, figure.range, figure.attack, figure.defense),
    isExpert && figure.powers.length > 0 && own.powers(figure.powers.map(power => texts.powers[power].name)),
    figure.controller !== figure.owner && own.ledBy(names[figure.controller] ?? ''),
    figure.engaged.length > 0 && `${words[language].engaged(figureNames(look, figure.engaged))}.`,
    figure.tactician && words[language].tacticianTip,
    figure.status === 'board' && threatened(look, figure),
  ]
    .filter(part => part !== false && part !== '')
    .join(' ');
}

/** Who could attack it where it stands, as the words over the battlefield say in short. */
function threatened(look: Seen, { id, controller }: SeenFigure): string {
  const own = screenWords[look.language];
  const all = look.view.threats.filter(
    ({ on, by, hit }) => on === id && hit > 0 && figureOf(look.view, by)?.controller !== controller,
  );
  return all.length > 0 ? own.threatened(all.map(threat => striking(threat, look))) : '';
}

const effects = ({ texts }: Seen, held: Readonly<SeenFigure['powers']>): string[] =>
  held.map(power => `${texts.powers[power].name} – ${texts.powers[power].effect}`);

/** A card that nobody has yet. */
function printed(look: Seen, card: CardId): Explained {
  const { texts, view, language } = look;
  const own = screenWords[language];
  const { move, range, attack, defense } = faceOfCard(card, view.mode === 'expert');
  return {
    name: `${texts.cards[card].name}${cards[card].figures > 1 ? ` ×${cards[card].figures}` : ''} · ${own.points(pointsOf(card))}`,
    about: [
      `${traitsOf(look, card).join(', ')}.`,
      `${own.life(cards[card].expert.life, cards[card].expert.life)} ${own.numbers(move, range, attack, defense)}`,
      ...effects(look, cards[card].powers),
    ].join('\n'),
    rule: RECRUITED,
    item: { kind: 'cards', id: card },
  };
}

/** Armies that may be taken whole. */
export function* ofArmies({ view, texts, language }: Seen): Iterable<Known> {
  const own = screenWords[language];
  const listed = (held: readonly CardId[]): string =>
    own.ready(
      held.map(card => texts.cards[card].name),
      held.reduce((sum, card) => sum + pointsOf(card), 0),
    );
  for (const army of ARMIES)
    yield [
      armyThing(army),
      () => ({
        name: texts.armies[army],
        about: listed(armies[army].cards),
        rule: 'HS-SETUP-16',
        item: { kind: 'armies', id: army },
      }),
    ];
  const { setup } = scenarioData[view.scenario];
  if (setup.kind !== 'choice') return;
  for (const army of [0, 1] as const)
    yield [
      armyThing(army),
      () => ({ name: own.army(army + 1), about: listed(setup.armies[army].cards), rule: 'HS-SCN-50' }),
    ];
}
