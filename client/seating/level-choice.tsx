import { LEVELS, type Level } from '../../engine/box.ts';
import { useWords } from '../language.ts';
import { levelOf } from './levels.ts';

interface Props {
  /** Whose level it is, for those who do not see where it stands. */
  readonly name: string;
  readonly bot: string | null;
  readonly onChoose: (level: Level) => void;
}

/** How well a bot is to play. */
export function LevelChoice({ name, bot, onChoose }: Props) {
  const words = useWords();
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
