import { useState } from 'react';
import { useLoaded } from '../calls/loaded.ts';
import { gameUi } from '../games.ts';
import { isTaughtAt, taughtAt, teachAt } from '../guides.ts';
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
  const [ui] = useLoaded(game, () => gameUi(game));
  if (ui.state !== 'ready' || !isTaughtAt(game, ui.value, scenario)) return null;
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
