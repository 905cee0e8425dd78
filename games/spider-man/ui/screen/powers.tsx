import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { type PowerId, powers } from '../../content/powers.ts';
import type { CharacterId, FigureId, RoleId } from '../../ids.ts';
import type { SeenPlayer } from '../../seen.ts';
import { PowerPicture } from '../drawn/power-picture.tsx';
import type { Seen } from '../look.ts';
import { TRACER, powerThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { words } from '../words/words.ts';
import { Held } from './held.tsx';
import { isPowerless } from './why-not.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

interface Props {
  readonly look: Seen;
  readonly p: SeenPlayer;
  readonly role: RoleId;
}

/** What one can do that others cannot, and who is one's prisoner. */
export function Powers({ look, p, role }: Props) {
  const prisoners: readonly (FigureId | CharacterId)[] =
    look.view.figures.find(figure => figure.role === role)?.prisoners ?? [];
  const hasTracers = role === 'spider-man' && look.view.tracers.sheet > 0;
  const { focus } = look.view;
  const isActing = focus?.seat === look.seat;
  const on: readonly PowerId[] = isActing ? (focus?.attack?.powers ?? focus?.move?.powers ?? []) : [];
  if (p.powers.length === 0 && prisoners.length === 0) return null;
  return (
    <>
      <div className={styles.powers}>
        {p.powers.map(power => (
          <Power
            key={power}
            look={look}
            power={power}
            isOn={on.includes(power)}
            isSpent={powers[power].token && !p.tokens.includes(power)}
          />
        ))}
        {hasTracers && <Tracer look={look} />}
      </div>
      {prisoners.length > 0 && (
        <span className={styles.prisoners}>
          {prisoners.map(who => (
            <Held key={who} look={look} who={who} />
          ))}
        </span>
      )}
    </>
  );
}

interface PowerProps {
  readonly look: Seen;
  readonly power: PowerId;
  /** It helps what is done now. */
  readonly isOn: boolean;
  readonly isSpent: boolean;
}

function Power({ look, power, isOn, isSpent }: PowerProps) {
  const { handlers, outlook, state } = useThing(powerThing(power));
  return (
    <button
      type="button"
      className={styles.power}
      data-idle={(state === 'still' && isPowerless(power, look)) || undefined}
      data-on={isOn || undefined}
      data-used={isSpent || undefined}
      {...handlers}
    >
      <PowerPicture power={power} />
      <span>{look.texts.powers[power].name}</span>
      {isOn && <span className={unseen}>{words[look.language].inUse}</span>}
      {isSpent && !isOn && <span className={unseen}>{words[look.language].spent}</span>}
      <OutlookSign outlook={outlook} />
    </button>
  );
}

function Tracer({ look }: { readonly look: Seen }) {
  const { handlers, outlook } = useThing(TRACER);
  return (
    <button type="button" className={styles.power} {...handlers}>
      <PowerPicture power="tracer" />
      <span>{overWords[look.language].tracers(look.view.tracers.sheet)}</span>
      <OutlookSign outlook={outlook} />
    </button>
  );
}
