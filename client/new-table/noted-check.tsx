import { useId } from 'react';
import controls from '../page/controls.module.css';

interface Props {
  readonly label: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A choice of yes or no, with a line on what it means. */
export function NotedCheck({ label, note, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={event => onChange(event.target.checked)}
        />
        {label}
      </label>
      <small id={id} className={controls.note}>
        {note}
      </small>
    </div>
  );
}
