import type { Face } from '../ids.ts';
import type { Event } from '../events.ts';
import { type Seen, figureName, targetName } from './look.ts';
import { words } from './words/words.ts';

export interface Throw {
  readonly title: string;
  readonly faces?: readonly Face[];
  /** Numbers of a die with twenty sides. */
  readonly numbers?: readonly { readonly value: number; readonly note: string }[];
  readonly note?: string;
  readonly mood?: 'good' | 'bad';
}

const count = (faces: readonly Face[], face: Face): number => faces.filter(one => one === face).length;

/** What an event throws, or null. */
export function thrown(event: Event, look: Seen): Throw | null {
  const own = words[look.language];
  const test = (title: string, e: { roll: number; needs: number; success: boolean }): Throw => ({
    title,
    numbers: [{ value: e.roll, note: own.needs(e.needs) }],
    note: e.success ? own.success : own.failure,
    mood: e.success ? 'good' : 'bad',
  });
  const both = (title: string, rolls: readonly number[], bonus: readonly number[] = []): Throw => ({
    title,
    numbers: rolls.map((value, seat) => ({
      value,
      note: `${look.names[seat] ?? ''}${bonus[seat] ? ` +${bonus[seat]}` : ''}`,
    })),
  });
  switch (event.type) {
    case 'attacked':
      return {
        title: own.attackRoll(figureName(look, event.attacker)),
        faces: event.faces,
        note: `${count(event.faces, 'skull')} × ${own.faces.skull}`,
      };
    case 'stomped':
      return { title: own.stompRoll(figureName(look, event.figure)), faces: event.faces };
    case 'defended':
      return {
        title: own.defenseRoll(targetName(look, event.target)),
        faces: event.faces,
        note: `${count(event.faces, 'shield')} × ${own.faces.shield}${event.automatic > 0 ? ` ${own.shields(event.automatic)}` : ''}`,
      };
    case 'struck':
      return { title: own.strikeRoll(figureName(look, event.by)), faces: [event.face] };
    case 'fell':
      return {
        title: own.fallRoll(figureName(look, event.figure)),
        faces: event.faces,
        numbers: event.roll === null ? [] : [{ value: event.roll, note: own.needs(19) }],
      };
    case 'sensed':
      return test(look.texts.powers[event.power].name, event);
    case 'dustRolled':
      return test(look.texts.powers['dust-of-death'].name, event);
    case 'blastRolled':
      return test(look.texts.powers['cosmic-force-blast'].name, event);
    case 'mindRolled':
      return test(look.texts.powers['mind-exchange-17'].name, event);
    case 'deathRolled':
      return test(look.texts.powers['rejected-by-death'].name, event);
    case 'revivalRolled':
      return test(own.returns(figureName(look, event.figure)), event);
    case 'initiativeRolled':
      return both(own.initiative, event.rolls, event.bonus);
    case 'rolledOff':
      return both(own.rollOff, event.rolls);
    case 'startRolled':
      return {
        title: own.initiative,
        faces: event.faces.flat(),
        note: event.faces.map((dice, seat) => `${look.names[seat] ?? ''} : ${count(dice, 'skull')}`).join(' · '),
      };
    case 'roundBegan':
      return { title: own.newRound(event.round), mood: 'good' };
    case 'destroyed':
      return { title: own.dies(figureName(look, event.figure)), mood: 'bad' };
    case 'wallBroken':
      return { title: own.broken, mood: 'bad' };
    case 'cameBack':
      return { title: own.returns(figureName(look, event.figure)), mood: 'good' };
    case 'controlTaken':
      return { title: own.mind(figureName(look, event.figure)), mood: 'bad' };
    default:
      return null;
  }
}
