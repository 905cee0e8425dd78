import { useEffect, useId } from 'react';
import { useNewTableWords } from './use-new-table-words.ts';
import controls from '../page/controls.module.css';
import { type Field, isOpen } from './fields.ts';

interface Props {
  readonly field: Field;
  readonly labels: { readonly label: string; readonly values: { readonly [value: string]: string } };
  readonly value: unknown;
  readonly isAllowed: (value: unknown) => boolean;
  readonly onChange: (value: unknown) => void;
}

/** One option of a game, as its schema describes it and its texts name it; nothing where there is no choice. */
export function OptionField({ field, labels, value, isAllowed, onChange }: Props) {
  const say = useNewTableWords();
  const id = useId();
  const isStale = !isAllowed(value);
  useEffect(() => {
    if (isStale) onChange(field.usual);
  }, [isStale]);
  if (!isOpen(field, isAllowed)) return null;
  if (field.kind === 'switch')
    return (
      <label className={controls.check}>
        <input type="checkbox" checked={value === true} onChange={event => onChange(event.target.checked)} />
        {labels.label}
      </label>
    );
  if (field.kind === 'choice') {
    const values = field.values.filter(isAllowed);
    return (
      <div className={controls.field}>
        <label htmlFor={id}>{labels.label}</label>
        <select
          id={id}
          value={values.indexOf(value)}
          onChange={event => onChange(values[Number(event.target.value)] ?? null)}
        >
          {values.map((one, i) => (
            <option key={String(one)} value={i}>
              {labels.values[String(one)] ?? (one === null ? say.none : JSON.stringify(one))}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{labels.label}</label>
      {field.kind === 'number' ? (
        <input
          id={id}
          type="number"
          min={field.min}
          max={field.max}
          value={Number(value)}
          onChange={event => onChange(event.target.valueAsNumber)}
        />
      ) : (
        <input id={id} type="text" value={String(value)} onChange={event => onChange(event.target.value)} />
      )}
    </div>
  );
}
