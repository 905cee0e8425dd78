import * as english from '../../../kit/english.ts';
import * as french from '../../../kit/french.ts';
import type { Deed, GameDeeds } from '../../../table/story.ts';
import type { Event } from '../events.ts';
import type { HeroScape } from '../spec.ts';
import { figureThing } from './touch.ts';

type Kind = 'kills' | 'wounds' | 'blow' | 'steps' | 'taken';

/** What the figures of a battle are remembered for. */
export const deeds: GameDeeds<HeroScape, Kind> = {
  of,
  single: ['blow'],
  words: {
    fr: {
      kills: { title: 'Fait place nette', what: n => `${french.form(n, 'adversaire')} hors de combat` },
      wounds: { title: 'La main lourde', what: n => french.form(n, 'blessure infligée', 'blessures infligées') },
      blow: { title: 'Le coup du combat', what: n => `${french.form(n, 'blessure', 'blessures')} d’un seul coup` },
      steps: { title: 'Partout à la fois', what: n => `${french.form(n, 'point')} de déplacement` },
      taken: { title: 'Encaisse tout', what: n => french.form(n, 'blessure subie', 'blessures subies') },
    },
    en: {
      kills: { title: 'Clears the field', what: n => `${english.form(n, 'opponent')} out of action` },
      wounds: { title: 'Hits hard', what: n => `${english.form(n, 'wound', 'wounds')} dealt` },
      blow: { title: 'Blow of the battle', what: n => `${english.form(n, 'wound', 'wounds')} at one blow` },
      steps: { title: 'Everywhere at once', what: n => `${english.form(n, 'point')} of movement` },
      taken: { title: 'Takes it all', what: n => `${english.form(n, 'wound', 'wounds')} taken` },
    },
  },
};

function* of(events: readonly Event[]): Generator<Deed<Kind>> {
  for (const event of events)
    switch (event.type) {
      case 'wounded':
        yield { who: figureThing(event.figure), kind: 'taken', count: event.amount };
        if (event.by === null || event.by === event.figure) break;
        yield { who: figureThing(event.by), kind: 'wounds', count: event.amount };
        yield { who: figureThing(event.by), kind: 'blow', count: event.amount };
        break;
      case 'destroyed':
        if (event.by !== null && event.by !== event.figure)
          yield { who: figureThing(event.by), kind: 'kills', count: 1 };
        break;
      case 'moved':
        yield { who: figureThing(event.figure), kind: 'steps', count: event.cost };
        break;
    }
}
