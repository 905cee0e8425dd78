import type { CharacterId } from '../../content/characters.ts';
import { perks as content } from '../../content/perks.ts';
import { actor } from '../reading.ts';
import type { Noun, PerkTexts } from '../shape.ts';
import { cards } from './cards.ts';
import { parcel } from './phrases.ts';
import { thing, more, player } from './nouns.ts';

const character = (name: string, origin: string) => ({ ...thing(name), name: `The ${name}`, origin });

export const characters: { readonly [C in CharacterId]: Noun & { readonly origin: string } } = {
  pillar: character(
    'Pillar',
    'A site foreman, he held up a collapsing frame until his whole crew was out. He was the only one with no family waiting outside.',
  ),
  psycho: character(
    'Psycho',
    'He laughed alone long before the end of the world. Now that nobody is left to complain, he wonders why it is no longer funny.',
  ),
  trigger: character(
    'Trigger',
    'A sport-shooting champion, she had only ever aimed at cardboard. Her first moving target wore the wedding ring she had given him.',
  ),
  klepto: character(
    'Klepto',
    'She stole trinkets so that somebody would notice her. Now everything is there for the taking and nobody is watching.',
  ),
  haggler: character(
    'Haggler',
    'He bought anything from anyone and asked nothing. The day someone tried to sell him his brother’s things, he knew it was over.',
  ),
  hipster: character(
    'Hipster',
    'He lived far from towns on principle, to pollute less. His beard is intact; his partner, who stayed in town, never answered his letters.',
  ),
};

export const perks: PerkTexts = {
  'human-shield': {
    name: 'Human Shield',
    brief: 'the WAVE changes hands, and the next blow taken deals 1 damage less',
    effect:
      'Once per round, on your combat turn, without spending an action: take the WAVE from its holder; the next enemy attack that targets you in this phase deals 1 damage less.',
    use: (_, view, names) =>
      `${perks['human-shield'].name}: take the WAVE${view.holder === null ? '' : ` from ${player(names, view.holder)}`}`,
  },
  'hold-the-line': {
    name: 'Hold the Line',
    brief: 'the next blow deals 2 damage less',
    effect:
      'Once per round, on your combat turn, without spending an action: name a player, yourself included; the next enemy attack that targets them in this phase deals 2 damage less.',
    use: ({ seat }, view, names) => {
      const whom = seat === actor(view) ? 'oneself' : player(names, seat);
      return `${perks['hold-the-line'].name}: protect ${whom} (${content['hold-the-line'].shield} damage less)`;
    },
  },
  frenzy: {
    name: 'Frenzy',
    brief: '1 more damage',
    effect: 'Mandatory on each of your attacks: +1 damage to the target; if it is not eliminated, you suffer 1 damage.',
  },
  bloodbath: {
    name: 'Bloodbath',
    brief: 'one more attack',
    effect:
      'Once per round, right after an attack of yours that eliminated its target (an enemy, not a Survivor): attack once more.',
  },
  'eagle-eye': {
    name: 'Eagle Eye',
    brief: '1 more Combat card',
    effect: 'Once per round, when you attack with a ranged weapon: draw 1 more Combat card.',
    use: () => `${perks['eagle-eye'].name}: ${more(content['eagle-eye'].cards)}`,
  },
  'one-in-the-chamber': {
    name: 'One in the Chamber',
    brief: '1 free Bullets card',
    effect:
      'Once per round, when you attack with a weapon that takes Bullets: count 1 extra Bullets card, free, which may be the only one.',
    use: () => `${perks['one-in-the-chamber'].name}: 1 free Bullets card`,
  },
  'sticky-fingers': {
    name: 'Sticky Fingers',
    brief: '2 cards of the reserve to search',
    effect:
      'Once per round, when your attack eliminates at least one enemy: reveal the top 2 cards of the reserve, keep one at most (never Bad Luck) and discard the rest without effect.',
    use: () => `${perks['sticky-fingers'].name}: reveal ${content['sticky-fingers'].cards} cards of the reserve`,
  },
  diversion: {
    name: 'Diversion',
    brief: 'the WAVE is delayed without damage',
    effect: 'The first delay of the WAVE in the round costs no damage.',
  },
  'waste-not': {
    name: 'Waste Not',
    brief: 'Trash for Combat cards',
    effect:
      'Once per round, when you attack: discard as many Trash cards as you like and draw as many more Combat cards.',
    use: ({ count }) => `${perks['waste-not'].name}: discard ${count} Trash for ${more(count)}`,
  },
  'black-market': {
    name: 'Black Market',
    brief: 'a card for another of the discard',
    effect:
      'Once per round, in the Exchange phase: discard 1 of your cards (not a starting weapon), then take 1 other from the Rubble discard (never Bad Luck).',
    use: (item, view) => {
      const what = item.card === 'backpack' ? parcel(view, null, item) : cards[item.card].a;
      return `${perks['black-market'].name}: trade ${what} for a card of the discard`;
    },
  },
  handmade: {
    name: 'Handmade',
    brief: '1 Trash replaces a material',
    effect: 'Once per round, when you craft: 1 Trash card replaces one of the two materials.',
  },
  workshop: {
    name: 'Workshop',
    brief: 'something crafted without an action',
    effect:
      'Once per round, on your combat turn: craft 1 item without spending an action; the materials are still needed.',
  },
};
