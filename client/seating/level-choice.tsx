import { LEVELS, type Level } from '../../engine/box.ts';
import { levelOf } from './levels.ts';
import { useSeatingWords } from './use-seating-words.ts';

interface Props {
  /** Whose level it is, for those who do not see where it stands. */
  readonly name: string;
  readonly bot: string | null;
  readonly onChoose: (level: Level) => void;
}

/** How well a bot is to play. */
export function LevelChoice({ name, bot, onChoose }: Props) {
  const words = useSeatingWords();
  return (
    <select
      aria-label={words.levels.of(name)}
      value={levelOf(bot)}
      onChange={event => onChoose(levelOf(event.target.value))}
    >
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {words.levels[level]}
        </option>
      ))}
    </select>
  );
}
