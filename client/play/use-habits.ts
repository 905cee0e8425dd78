import { useEffect, useState } from 'react';
import type { Seat, Spec } from '../../engine/types.ts';
import { same } from '../../engine/plain.ts';
import type { Habit } from '../../table/game-ui.ts';
import type { Action } from '../line/table-line.ts';
import { remember, remembered } from '../memory.ts';
import type { AtTable } from './at-table.ts';
import { isBack } from './lone.ts';

/** The one habit of all games: to give the only answer there is. */
export const LONE = 'lone';
const ANY_GAME = '*';
const GIVEN_UP = '!';
const PATIENCE = 500; // one sees what is answered for one

/** The answers that this person leaves to the page, kept on the device. */
export function useHabits(table: AtTable | null, seat: Seat | null, take: (action: Action) => void) {
  const game = table?.state.lobby.game ?? '';
  const [kept, setKept] = useState<readonly string[]>(keptHabits);
  const prompt = table && seat !== null && !table.position.paused ? table.position.prompts[seat] : undefined;
  /** Kept is what differs from the usual: a habit taken up, or one given up. */
  const nameOf = (habit: string): string => {
    if (habit === LONE) return `${ANY_GAME}/${GIVEN_UP}${LONE}`;
    const isUsual = table?.parts.habits?.some(({ id, isUsual: usually }) => id === habit && usually) ?? false;
    return `${game}/${isUsual ? GIVEN_UP : ''}${habit}`;
  };
  const isOn = (habit: string): boolean => kept.includes(nameOf(habit)) !== nameOf(habit).includes(`/${GIVEN_UP}`);
  /** Those taken up for a while, with what that while is. */
  const [spells, setSpells] = useState<ReadonlyMap<string, string>>(new Map());
  const isSpellOn = ({ id, spell }: Habit<Spec>): boolean =>
    table !== null && spell !== undefined && spells.get(id) === spell.of(table.look);
  const answer = prompt && table && seat !== null && !isBack(table, seat) ? usual() : null;
  const key = answer && table ? `${table.position.n} ${JSON.stringify(answer)}` : null;

  function isBot(at: Seat): boolean {
    return table?.state.lobby.seats[at]?.kind === 'bot';
  }

  function usual(): Action | null {
    for (const habit of table?.parts.habits ?? []) {
      const isUsed = isOn(habit.id) || isSpellOn(habit);
      const wanted = prompt && table && isUsed ? habit.answer(prompt.step, prompt.options, table.look, isBot) : null;
      if (wanted && prompt?.options.some(option => same(option, wanted))) return wanted;
    }
    return null;
  }
  useEffect(() => {
    if (key === null || !answer) return undefined;
    const timer = setTimeout(() => take(answer), PATIENCE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the key says which answer to which question
  }, [key]);
  const toggle = (habit: string): void => {
    const name = nameOf(habit);
    const next = kept.includes(name) ? kept.filter(one => one !== name) : [...kept, name];
    setKept(next);
    remember('habits', JSON.stringify(next));
  };
  /** What could be left to the page from here on, for a while. */
  const offered =
    answer === null && prompt && table
      ? (table.parts.habits ?? []).flatMap(habit =>
          habit.spell && habit.answer(prompt.step, prompt.options, table.look, isBot)
            ? [{ id: habit.id, label: habit.spell.label(table.look.language), spell: habit.spell.of(table.look) }]
            : [],
        )
      : [];
  const takeUp = ({ id, spell }: { readonly id: string; readonly spell: string }): void =>
    setSpells(new Map([...spells, [id, spell]]));
  return { isOn, toggle, offered, takeUp };
}

function keptHabits(): string[] {
  try {
    const kept: unknown = JSON.parse(remembered('habits') ?? '[]');
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
