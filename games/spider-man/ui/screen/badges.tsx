import { Icon } from '../../../../table/icon.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import type { ThingId } from '../../../../table/touch.ts';
import type { Hold as HoldId } from '../../ids.ts';
import type { SeenFigure } from '../../seen.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './pieces.module.css';

/** How hurt a figure is, and what has become of it. */
export function Badges({ look, figure }: { readonly look: Seen; readonly figure: SeenFigure }) {
  const own = words[look.language];
  const { boxes, wounds, ko, jailed, captive, safe } = figure;
  return (
    <>
      {wounds > 0 && (
        <span className={styles.pips} role="img" aria-label={own.wounds(wounds, boxes)}>
          {Array.from({ length: boxes }, (_, i) => (
            <i key={i} data-lost={i < wounds || undefined} />
          ))}
        </span>
      )}
      {ko && <Badge icon={icons['knocked-out-stars']} label={look.texts.causes.villainKo} kind="ko" />}
      {(jailed || captive) && <Badge icon={icons.imprisoned} label={jailed ? own.jailed : own.captive} kind="jail" />}
      {safe && <Badge icon={icons['radar-sweep']} label={own.safe} kind="safe" />}
    </>
  );
}

function Badge({ icon, label, kind }: { readonly icon: string; readonly label: string; readonly kind: string }) {
  return (
    <span className={styles.badge} data-kind={kind} title={label}>
      <Icon d={icon} />
      <span className={unseen}>{label}</span>
    </span>
  );
}

const HOLD_ICON: { readonly [H in HoldId]: string } = {
  web: icons['spider-web'],
  symbiote: icons.slime,
  pincers: icons['mechanical-arm'],
};

/** What holds somebody: it can be struck at. */
export function Hold({ look, hold, thing }: { readonly look: Seen; readonly hold: HoldId; readonly thing: ThingId }) {
  const { handlers, outlook } = useThing(thing);
  const own = words[look.language];
  return (
    <button type="button" className={styles.hold} data-hold={hold} {...handlers}>
      <Icon d={HOLD_ICON[hold]} />
      <span className={unseen}>{hold === 'pincers' ? own.held : own.stuck}</span>
      <OutlookSign outlook={outlook} />
    </button>
  );
}
