import type { ReactNode } from 'react';
import { Tip } from '../../../table/tip.tsx';
import { characters } from '../content/characters.ts';
import type { SeenPlayer } from '../spec.ts';
import { Inventory } from './inventory.tsx';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './survivor.module.css';

interface Props {
  readonly look: Seen;
  readonly at: number;
  readonly isAsked: boolean;
  readonly tools: ReactNode;
}

/** One seat: who it is, how much life is left, what lies before it. */
export function Survivor({ look, at, isAsked, tools }: Props) {
  const { view, texts, names, language } = look;
  const own = words[language];
  const p = view.players[at];
  if (!p) return null;
  const isOwn = at === look.seat;
  return (
    <li className={[styles.seat, isOwn && styles.own, isAsked && styles.asked].filter(Boolean).join(' ')}>
      <div className={styles.top}>
        <h3>
          {names[at]}
          {isOwn && ` (${own.you})`}
        </h3>
        <p className={styles.character}>
          {p.character ? (
            <Tip tip={texts.characters[p.character].origin}>{texts.characters[p.character].name}</Tip>
          ) : (
            own.noCharacter
          )}
        </p>
      </div>
      {p.character && <Life left={p.life - p.damage} full={p.life} label={own.life} />}
      <Tokens look={look} at={at} p={p} isAsked={isAsked} />
      {p.character && <Perks look={look} at={at} p={p} />}
      {p.character && <Inventory look={look} p={p} />}
      {p.items.length + p.bags.length > 0 && tools}
    </li>
  );
}

function Life({ left, full, label }: { readonly left: number; readonly full: number; readonly label: string }) {
  const isLow = left <= full / 3;
  return (
    <div className={isLow ? `${styles.life} ${styles.low}` : styles.life}>
      <span>
        {label} <strong>{left}</strong>/{full}
      </span>
      <span aria-hidden="true" className={styles.bar}>
        <span style={{ inlineSize: `${(100 * Math.max(0, left)) / full}%` }} />
      </span>
    </div>
  );
}

interface Part {
  readonly look: Seen;
  readonly at: number;
  readonly p: SeenPlayer;
}

function Tokens({ look, at, p, isAsked }: Part & Pick<Props, 'isAsked'>) {
  const { view, texts, language } = look;
  const own = words[language];
  const { focus } = view;
  const isTurn = view.phase === 'combat' && focus?.seat === at && focus.foe === null;
  return (
    <ul role="list" className={styles.tokens}>
      {isAsked && <li className={styles.decides}>{own.decides}</li>}
      {view.first === at && view.round > 0 && (
        <li className={styles.first}>
          <Tip tip={own.firstTip}>{own.firstPlayer}</Tip>
        </li>
      )}
      {view.holder === at && (
        <li className={styles.holder}>
          <Tip tip={own.holderTip}>{own.holder}</Tip>
        </li>
      )}
      {p.barricades > 0 && (
        <li>
          <Tip tip={texts.tokens.barricade.effect}>{own.tokens(texts.tokens.barricade.name, p.barricades)}</Tip>
        </li>
      )}
      {p.traps > 0 && (
        <li>
          <Tip tip={texts.tokens.trap.effect}>{own.tokens(texts.tokens.trap.name, p.traps)}</Tip>
        </li>
      )}
      {p.shield > 0 && (
        <li>
          <Tip tip={own.shieldTip(p.shield)}>{own.shield(p.shield)}</Tip>
        </li>
      )}
      {isTurn && focus.actions > 0 && <li>{own.actionsLeft(focus.actions)}</li>}
      {focus?.ready[at] && <li>{own.ready}</li>}
      {focus?.given[at] && <li>{own.gave}</li>}
    </ul>
  );
}

/** The First player perk shows while it is open. */
function Perks({ look, at, p }: Part) {
  if (!p.character) return null;
  const own = words[look.language];
  const { main, firstPlayer } = characters[p.character];
  const perks =
    look.view.first === at
      ? [[main, p.usedMain] as const, [firstPlayer, p.usedFirst] as const]
      : [[main, p.usedMain] as const];
  return (
    <p className={styles.perks}>
      {perks.map(([perk, isUsed]) => (
        <Tip key={perk} tip={look.texts.perks[perk].effect} className={isUsed ? styles.used : undefined}>
          {look.texts.perks[perk].name}
          {isUsed && ` (${own.mainUsed})`}
        </Tip>
      ))}
    </p>
  );
}
