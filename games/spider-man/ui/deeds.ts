import * as english from '../../../kit/english.ts';
import * as french from '../../../kit/french.ts';
import type { Deed, GameDeeds } from '../../../table/story.ts';
import type { Event } from '../events.ts';
import type { RoleId } from '../ids.ts';
import type { Piece } from '../seen.ts';
import type { SpiderMan } from '../spec.ts';
import { figureThing } from './touch.ts';

type Kind = 'missions' | 'wounds' | 'steps' | 'cars';

/** What those of a race are remembered for. */
export const deeds: GameDeeds<SpiderMan, Kind> = {
  of,
  words: {
    fr: {
      missions: { title: 'L’esprit de suite', what: n => french.form(n, 'mission réussie', 'missions réussies') },
      wounds: { title: 'La main lourde', what: n => french.form(n, 'blessure infligée', 'blessures infligées') },
      steps: { title: 'L’infatigable', what: n => french.form(n, 'case parcourue', 'cases parcourues') },
      cars: { title: 'La casse', what: n => french.form(n, 'voiture détruite', 'voitures détruites') },
    },
    en: {
      missions: { title: 'Follows through', what: n => `${english.form(n, 'mission', 'missions')} done` },
      wounds: { title: 'Hits hard', what: n => `${english.form(n, 'wound', 'wounds')} dealt` },
      steps: { title: 'Never tired', what: n => `${english.form(n, 'square', 'squares')} crossed` },
      cars: { title: 'The scrapyard', what: n => `${english.form(n, 'car', 'cars')} destroyed` },
    },
  },
};

function* of(events: readonly Event[]): Generator<Deed<Kind>> {
  const roles: RoleId[] = [];
  for (const event of events)
    switch (event.type) {
      case 'rolePicked':
        roles[event.seat] = event.role;
        break;
      case 'missionDone': {
        const role = roles[event.seat];
        if (role) yield { who: figureThing(role), kind: 'missions', count: 1 };
        break;
      }
      case 'wounded':
        yield { who: figureThing(whose(event.by)), kind: 'wounds', count: event.wounds };
        break;
      case 'moved':
        yield { who: figureThing(event.role), kind: 'steps', count: event.path.length - 1 };
        break;
      case 'carsDestroyed':
        yield { who: figureThing(whose(event.by)), kind: 'cars', count: event.cars };
        break;
    }
}

/** Cars belong to the police. */
const whose = (piece: Piece): RoleId => (piece.kind === 'figure' ? piece.role : 'police');
