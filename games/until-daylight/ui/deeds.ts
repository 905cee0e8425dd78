import * as english from '../../../kit/english.ts';
import * as french from '../../../kit/french.ts';
import type { Deed, GameDeeds } from '../../../table/story.ts';
import type { Event } from '../events.ts';
import type { UntilDaylight } from '../spec.ts';
import { seatThing } from './touch.ts';

type Kind = 'kills' | 'gifts' | 'wounds' | 'finds';

/** What those behind the barricade are remembered for. */
export const deeds: GameDeeds<UntilDaylight, Kind> = {
  of,
  seatOf: who => Number(/^figure:seat-(\d+)$/.exec(who)?.[1] ?? -1),
  words: {
    fr: {
      kills: { title: 'La terreur de la horde', what: n => `${french.form(n, 'adversaire', 'adversaires')} à terre` },
      gifts: { title: 'Le cœur sur la main', what: n => french.form(n, 'carte donnée', 'cartes données') },
      wounds: { title: 'Prend les coups', what: n => french.form(n, 'dégât subi', 'dégâts subis') },
      finds: { title: 'L’œil du chineur', what: n => french.form(n, 'trouvaille gardée', 'trouvailles gardées') },
    },
    en: {
      kills: { title: 'Terror of the horde', what: n => `${english.form(n, 'opponent', 'opponents')} down` },
      gifts: { title: 'Gives freely', what: n => `${english.form(n, 'card', 'cards')} given` },
      wounds: { title: 'Takes the blows', what: () => 'damage taken' },
      finds: { title: 'The sharpest eye', what: n => `${english.form(n, 'find', 'finds')} kept` },
    },
  },
};

function* of(events: readonly Event[]): Generator<Deed<Kind>> {
  let fighter: number | null = null;
  for (const event of events)
    switch (event.type) {
      case 'turnStarted':
      case 'attacked':
        fighter = event.seat;
        break;
      case 'enemyAttacked':
        fighter = null;
        break;
      case 'foeKilled':
        if (fighter !== null && !event.card.startsWith('survivor'))
          yield { who: seatThing(fighter), kind: 'kills', count: 1 };
        break;
      case 'given':
        yield { who: seatThing(event.from), kind: 'gifts', count: 1 };
        break;
      case 'damaged':
        yield { who: seatThing(event.seat), kind: 'wounds', count: event.amount };
        break;
      case 'cardKept':
        yield { who: seatThing(event.seat), kind: 'finds', count: 1 };
        break;
    }
}
