import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { LANGUAGES } from '../../engine/box.ts';
import { MOTIONS, SPEEDS, TEXT_SIZES, settings } from '../../table/settings.ts';
import { speak, useLanguage, useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Sheet } from '../page/sheet.tsx';
import { THEMES, setTheme, useTheme } from './appearance.ts';
import styles from './settings.module.css';
import { percentage } from '../../kit/grammar.ts';

const SWITCHES = ['marksRebuilt', 'keepsList', 'isLeftHanded', 'hasKeys'] as const;

/** All that a person may set, in one place; it stays on this device. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const say = words.settings;
  const language = useLanguage();
  const theme = useTheme(state => state.theme);
  const all = useStore(settings);
  const { motion, speed, textSize } = all;
  return (
    <Sheet title={say.title} onClose={onClose}>
      <Choice
        label={words.shell.language}
        values={LANGUAGES}
        value={language}
        labels={words.shell.languages}
        onChoose={speak}
      />
      <Choice label={say.theme} values={THEMES} value={theme} labels={say.themes} onChoose={setTheme} />
      <Choice
        label={say.textSize}
        values={TEXT_SIZES}
        value={textSize}
        labels={say.textSizes}
        onChoose={value => settings.setState({ textSize: value })}
      />
      <Sound />
      <Choice
        label={say.speed}
        values={SPEEDS}
        value={speed}
        labels={say.speeds}
        onChoose={value => settings.setState({ speed: value })}
      />
      <Choice
        label={say.motion}
        values={MOTIONS}
        value={motion}
        labels={say.motions}
        onChoose={value => settings.setState({ motion: value })}
      />
      {SWITCHES.map(name => (
        <label key={name} className={controls.check}>
          <input
            type="checkbox"
            checked={all[name]}
            onChange={event => settings.setState({ [name]: event.target.checked })}
          />
          {say[name]}
        </label>
      ))}
      <p className={controls.note}>{say.kept}</p>
    </Sheet>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly labels: { readonly [value in V]: string };
  readonly onChoose: (value: V) => void;
}

function Choice<V extends string>({ label, values, value, labels, onChoose }: ChoiceProps<V>): ReactNode {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {values.map(one => (
          <label key={one} className={styles.choice}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
            <span>{labels[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Sound() {
  const say = useWords().settings;
  const { isMuted, volume } = useStore(settings);
  const id = useId();
  return (
    <fieldset className={styles.sound}>
      <legend className={styles.legend}>{say.sound}</legend>
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={!isMuted}
          onChange={event => settings.setState({ isMuted: !event.target.checked })}
        />
        {say.soundOn}
      </label>
      <div className={styles.volume}>
        <label htmlFor={id}>{say.volume}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={percentage(volume)}
          aria-valuetext={`${percentage(volume)} %`}
          onChange={event => settings.setState({ volume: Number(event.target.value) / 100 })}
        />
      </div>
    </fieldset>
  );
}
