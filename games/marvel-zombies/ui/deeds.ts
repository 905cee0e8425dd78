import * as english from '../../../kit/english.ts';
import * as french from '../../../kit/french.ts';
import type { Deed, GameDeeds } from '../../../table/story.ts';
import type { Event } from '../events.ts';
import type { HeroId } from '../ids.ts';
import type { MarvelZombies } from '../spec.ts';
import { heroThing } from './touch.ts';

type Kind = 'kills' | 'throw' | 'finds' | 'wounds';

/** What the heroes of a mission are remembered for. */
export const deeds: GameDeeds<MarvelZombies, Kind> = {
  of,
  single: ['throw'],
  words: {
    fr: {
      kills: { title: 'La terreur des zombies', what: n => french.form(n, 'Ennemi éliminé', 'Ennemis éliminés') },
      throw: { title: 'Le coup de maître', what: n => `${french.form(n, 'Touche', 'Touches')} en une Attaque` },
      finds: { title: 'Toujours devant', what: n => french.form(n, 'Objectif ou Citoyen', 'Objectifs et Citoyens') },
      wounds: { title: 'Le rempart', what: n => french.form(n, 'Blessure subie', 'Blessures subies') },
    },
    en: {
      kills: { title: 'Terror of the zombies', what: n => `${english.form(n, 'Enemy', 'Enemies')} eliminated` },
      throw: { title: 'The master stroke', what: n => `${english.form(n, 'Hit', 'Hits')} in one Attack` },
      finds: {
        title: 'Always ahead',
        what: n => english.form(n, 'Objective or Bystander', 'Objectives and Bystanders'),
      },
      wounds: { title: 'The rampart', what: n => `${english.form(n, 'Wound', 'Wounds')} taken` },
    },
  },
};

function* of(events: readonly Event[]): Generator<Deed<Kind>> {
  let attacker: HeroId | null = null;
  for (const event of events)
    switch (event.type) {
      case 'attacked':
        attacker = event.hero;
        break;
      case 'rolled':
      case 'rerolled':
        yield { who: heroThing(event.hero), kind: 'throw', count: event.hits };
        break;
      case 'enemyEliminated':
        if (attacker && event.by === 'attack')
          yield { who: heroThing(attacker), kind: 'kills', count: event.crowd.count };
        break;
      case 'objectiveTaken':
      case 'bystanderRescued':
        yield { who: heroThing(event.hero), kind: 'finds', count: 1 };
        break;
      case 'wounded':
        yield { who: heroThing(event.hero), kind: 'wounds', count: event.wounds };
        break;
    }
}
