import { useId } from 'react';
import controls from './controls.module.css';

interface Props {
  readonly label: string;
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** As it is shown where one reads it; else as it is written. */
  readonly isCapital?: boolean;
}

const LONGEST = 20;

/** A code that another device shows. */
export function CodeField({ label, code, onCode, isCapital = false }: Props) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={code}
        required
        maxLength={LONGEST}
        autoComplete="one-time-code"
        autoCapitalize={isCapital ? 'characters' : 'none'}
        spellCheck={false}
        onChange={event => onCode(event.target.value)}
      />
    </div>
  );
}
