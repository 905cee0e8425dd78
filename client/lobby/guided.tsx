import { useState } from 'react';
import { useLoaded } from '../calls/loaded.ts';
import { guideOf, holdsAt, taughtAt, teachAt } from '../guides.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';

interface Props {
  readonly game: string;
  readonly scenario: string;
  readonly table: string;
}

/** Whoever plays it for the first time may want to be told as they go. */
export function Guided({ game, scenario, table }: Props) {
  const words = useWords();
  const [isTaught, setIsTaught] = useState(() => taughtAt() === table);
  const [guide] = useLoaded(game, () => guideOf(game));
  if (guide.state !== 'ready' || !guide.value || !holdsAt(guide.value, scenario)) return null;
  return (
    <label className={controls.check}>
      <input
        type="checkbox"
        checked={isTaught}
        onChange={event => {
          teachAt(event.target.checked ? table : null);
          setIsTaught(event.target.checked);
        }}
      />
      {words.guide.wished}
    </label>
  );
}
