import type { Language } from '../../../engine/box.ts';
import { typesetAll } from '../../../kit/typeset.ts';
import type { Event } from '../events.ts';
import type { Seen } from './look.ts';

// What moments of a race are called once it is told: the deed, and whose it is.

const fr = {
  done: (mission: string) => `« ${mission} »`,
  failed: (who: string) => `${who} : mission ratée`,
  fell: (who: string) => `${who} : K.O.`,
  jailed: (who: string) => `${who} : en prison`,
  arrested: (who: string) => `Arrestation : ${who}`,
  freed: (who: string) => `${who} : libre`,
  captured: (who: string) => `Capture : ${who}`,
  ruined: 'Un QG en ruine',
  gained: (power: string) => `Pouvoir : ${power}`,
  stopped: 'Attaque arrêtée',
  wrecked: 'De la casse',
  wounded: (who: string) => `${who} : au bord du K.O.`,
  hurt: (who: string) => `${who} : coup dur`,
};

const en: typeof fr = {
  done: mission => `“${mission}”`,
  failed: who => `${who}: mission failed`,
  fell: who => `${who}: knocked out`,
  jailed: who => `${who}: in jail`,
  arrested: who => `${who}: arrested`,
  freed: who => `${who}: free`,
  captured: who => `Captured: ${who}`,
  ruined: 'An HQ in ruins',
  gained: power => `Power: ${power}`,
  stopped: 'An attack stopped',
  wrecked: 'Wrecked cars',
  wounded: who => `${who}: nearly out`,
  hurt: who => `${who}: hit hard`,
};

const words: { readonly [L in Language]: typeof fr } = { fr: typesetAll(fr), en };

/** The deed of a moment that is worth telling. */
export function heading(event: Event, { texts, view, language }: Seen): string | null {
  const own = words[language];
  const of = (seat: number): string => {
    const role = view.players[seat]?.role;
    return role ? texts.roles[role].name : '';
  };
  switch (event.type) {
    case 'missionDone':
      return own.done(texts.missions[event.mission].name);
    case 'missionFailed':
      return own.failed(of(event.seat));
    case 'knockedOut':
      return own.fell(texts.roles[event.role].name);
    case 'jailed':
      return own.jailed(texts.roles[event.role].name);
    case 'arrested':
      return own.arrested(texts.roles[event.role].name);
    case 'freed':
      return own.freed(texts.roles[event.role].name);
    case 'captured':
      return own.captured(texts.characters[event.who].name);
    case 'hqDestroyed':
      return own.ruined;
    case 'eventDrawn':
      return texts.events[event.event].name;
    case 'powerGained':
      return own.gained(texts.powers[event.power].name);
    case 'attackStopped':
      return own.stopped;
    case 'carsDestroyed':
      return own.wrecked;
    case 'wounded':
      return event.left <= 1 ? own.wounded(texts.roles[event.role].name) : own.hurt(texts.roles[event.role].name);
    default:
      return null;
  }
}
