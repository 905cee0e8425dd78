import type { Seat } from '../../../engine/types.ts';
import { bonuses, characters, events, missions } from './fr/cards.ts';
import { labels } from './fr/actions.ts';
import { causes, lines, scales } from './fr/log.ts';
import { boards, places, powers, roles } from './fr/names.ts';
import { playing, slotName } from './fr/phrases.ts';
import { the } from './fr/people.ts';
import { prompts, unknownPrompt } from './fr/prompts.ts';
import { capital, inPerson, say, subjects } from '../../../kit/grammar.ts';
import { theirs } from './fr/theirs.ts';
import { where } from './fr/places.ts';
import type { Square } from '../ids.ts';
import type { View } from '../seen.ts';
import type { GameTexts } from './shape.ts';
import { typesetAll } from '../../../kit/typeset.ts';
import { and } from '../../../kit/french.ts';

export const fr = typesetAll({
  title: 'Spider-Man',
  about:
    'New York, douze quartiers, des super-vilains aux missions secrètes : Spider-Man les traque, la police les arrête, et le premier au score l’emporte.',
  scenarios: {
    standard: {
      title: 'La ville entière',
      about:
        'De 2 à 6 joueurs. À 2 ou 3, une place joue les super-vilains l’un après l’autre ; à 2, la police est neutre.',
    },
  },
  options: {
    target: {
      label: 'Points à atteindre',
      values: { 60: '60 : partie normale', 40: '40 : partie courte', 100: '100 : partie longue' },
    },
    city: {
      label: 'La ville',
      values: { built: 'Construite par les joueurs', quick: 'Ville fixe d’une première partie', random: 'Au hasard' },
    },
    reactionSeconds: {
      label: 'Temps de réaction',
      values: { 0: 'Sans limite', 15: '15 secondes', 30: '30 secondes', 60: '1 minute' },
    },
  },
  prompt: (step, view, names) =>
    Object.hasOwn(prompts, step) ? prompts[step as keyof typeof prompts](view, names) : unknownPrompt,
  action: (action, view, names) => say(labels, action, view, names),
  event: (event, names, view?: View) => say(lines, event, names, view),
  outcome: ({ reason, scores }, names, reader?: Seat | null, view?: View) => {
    const best = scores.flatMap((share, seat) => (share > 0 ? [seat] : []));
    const winners = subjects(best, reader, seat => playing(names, seat, view), 'vous');
    const who = and(winners.names);
    return reason === 'conceded'
      ? `Abandon : ${who} ${inPerson(winners, 'l’emporte', 'l’emportent', 'l’emportez')}.`
      : `${capital(who)} ${inPerson(winners, 'atteint', 'atteignent', 'atteignez')} le but et ${inPerson(winners, 'gagne', 'gagnent', 'gagnez')} la partie !`;
  },
  roles,
  the,
  powers,
  bonuses,
  events,
  missions,
  theirs,
  places,
  boards,
  characters,
  scales,
  causes,
  place: (square: Square, view: View) => where(view, square).the,
  slot: slotName,
} satisfies GameTexts);
