import { useState } from 'react';
import { hasGuide, taughtAt, teachAt } from '../guides.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';

/** Whoever plays it for the first time may want to be told as they go. */
export function Guided({ game, table }: { readonly game: string; readonly table: string }) {
  const words = useWords();
  const [isTaught, setIsTaught] = useState(() => taughtAt() === table);
  if (!hasGuide(game)) return null;
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
