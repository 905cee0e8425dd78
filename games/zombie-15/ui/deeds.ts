import * as english from '../../../kit/english.ts';
import * as french from '../../../kit/french.ts';
import type { Deed, GameDeeds } from '../../../table/story.ts';
import type { Event } from '../events.ts';
import type { Zombie15 } from '../spec.ts';
import { heroThing } from './touch.ts';

type Kind = 'kills' | 'searches' | 'help' | 'noise';

/** What the heroes of fifteen minutes are remembered for. */
export const deeds: GameDeeds<Zombie15, Kind> = {
  of,
  words: {
    fr: {
      kills: { title: 'Fait le ménage', what: n => french.form(n, 'zombie éliminé', 'zombies éliminés') },
      searches: { title: 'Fouille partout', what: n => french.form(n, 'fouille', 'fouilles') },
      help: { title: 'Ne laisse personne', what: n => french.form(n, 'soin ou secours', 'soins et secours') },
      noise: { title: 'Réveille la ville', what: n => french.form(n, 'point de bruit', 'points de bruit') },
    },
    en: {
      kills: { title: 'Cleans up', what: n => `${english.form(n, 'zombie', 'zombies')} eliminated` },
      searches: { title: 'Looks everywhere', what: n => english.form(n, 'search', 'searches') },
      help: { title: 'Leaves nobody behind', what: n => english.form(n, 'time of help', 'times of help') },
      noise: { title: 'Wakes the town', what: n => english.form(n, 'point of noise', 'points of noise') },
    },
  },
};

function* of(events: readonly Event[]): Generator<Deed<Kind>> {
  for (const event of events)
    switch (event.type) {
      case 'attacked':
        yield { who: heroThing(event.hero), kind: 'kills', count: event.killed };
        break;
      case 'searched':
        yield { who: heroThing(event.hero), kind: 'searches', count: 1 };
        break;
      case 'healed':
      case 'revived':
        if (event.by !== event.hero) yield { who: heroThing(event.by), kind: 'help', count: 1 };
        break;
      case 'heroCarried':
        yield { who: heroThing(event.hero), kind: 'help', count: 1 };
        break;
      case 'noise':
        yield { who: heroThing(event.hero), kind: 'noise', count: event.amount };
        break;
    }
}
