import type { ReactNode } from 'react';
import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { Tip } from '../../../table/tip.tsx';
import { characters } from '../content/characters.ts';
import type { SeenPlayer } from '../seen.ts';
import type { Action } from '../spec.ts';
import { cardIcon, characterIcon, icons, tokenIcon } from './icons.ts';
import { Inventory } from './inventory.tsx';
import { type Props as BoardProps, type Seen, lasting } from './look.ts';
import { perks } from '../content/perks.ts';
import { recipes } from '../content/recipes.ts';
import { FIRST_PLAYER, HOLDER } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './survivor.module.css';
import type { Event } from '../events.ts';

interface Props extends Pick<BoardProps, 'look' | 'choices' | 'moment'> {
  readonly at: number;
  readonly isAsked: boolean;
  readonly tools: ReactNode;
}

const concerns = (action: Action, seat: number): boolean =>
  ('to' in action && action.to === seat) ||
  ('from' in action && action.from === seat) ||
  ('seat' in action && action.seat === seat);

/** What happens to this seat at this moment. */
function happening(event: Event | undefined, seat: number): { name: string; flies: string } | null {
  if (!event || !('seat' in event) || event.seat !== seat) return null;
  switch (event.type) {
    case 'damaged':
      return { name: 'hurt', flies: `−${event.amount}` };
    case 'healed':
      return { name: 'healed', flies: `+${event.amount}` };
    case 'barricadeBroken':
      return { name: 'blocked', flies: `−${event.absorbed}` };
    case 'trapSprung':
      return { name: 'sprung', flies: '' };
    case 'enemyAttacked':
      return { name: 'aimed', flies: '' };
    default:
      return null;
  }
}

/** One seat: who it is, how much life is left, what lies before it. */
export function Survivor({ look, choices, moment, at, isAsked, tools }: Props) {
  const { view, texts, names, language } = look;
  const own = words[language];
  const p = view.players[at];
  if (!p) return null;
  const isOwn = at === look.seat;
  const now = happening(moment?.event, at);
  return (
    <li
      className={[styles.seat, isOwn && styles.own, isAsked && styles.asked].filter(Boolean).join(' ')}
      data-now={now?.name}
      style={lasting(now && moment)}
    >
      <Piece
        choices={choices}
        options={choices.options.filter(action => concerns(action, at))}
        label={action => texts.action(action, view, names)}
        name={names[at] ?? ''}
        className={styles.portrait}
      >
        {p.character ? <Icon d={characterIcon[p.character]} /> : <Icon d={icons.person} />}
      </Piece>
      <div className={styles.who}>
        <h3>
          {names[at]}
          {isOwn && ` (${own.you})`}
        </h3>
        <p className={styles.character}>
          {p.character ? (
            <Tip tip={texts.characters[p.character].origin} rule={characters[p.character].rule}>
              {texts.characters[p.character].name}
            </Tip>
          ) : (
            own.noCharacter
          )}
        </p>
      </div>
      {p.character && <Life left={p.life - p.damage} full={p.life} label={own.life} />}
      <div className={styles.things}>
        <Tokens look={look} at={at} p={p} isAsked={isAsked} />
        {p.character && <Perks look={look} at={at} p={p} />}
        {p.character && <Inventory look={look} p={p} choices={isOwn ? choices : null} />}
        {p.character && tools}
      </div>
      {now?.flies && (
        <span key={moment?.id} aria-hidden="true" className={styles.flies} data-kind={now.name}>
          {now.flies}
        </span>
      )}
    </li>
  );
}

function Life({ left, full, label }: { readonly left: number; readonly full: number; readonly label: string }) {
  const isLow = left <= full / 3;
  return (
    <div className={isLow ? `${styles.life} ${styles.low}` : styles.life}>
      <span aria-hidden="true" className={styles.hearts}>
        {Array.from({ length: full }, (_, i) => (
          <Icon key={i} d={icons.hearts} className={i < left ? styles.heart : styles.gone} />
        ))}
      </span>
      <span className={styles.figure}>
        {label} <strong>{left}</strong>/{full}
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
          <Tip tip={own.firstTip} rule={FIRST_PLAYER}>
            <Icon d={icons['flag-objective']} /> {own.firstPlayer}
          </Tip>
        </li>
      )}
      {view.holder === at && (
        <li className={styles.holder}>
          <Tip tip={own.holderTip} rule={HOLDER}>
            <Icon d={cardIcon.wave} /> {own.holder}
          </Tip>
        </li>
      )}
      {p.barricades > 0 && (
        <li>
          <Tip tip={texts.tokens.barricade.effect} rule={recipes.barricade.rule}>
            <Icon d={tokenIcon.barricade} /> {own.tokens(texts.tokens.barricade.name, p.barricades)}
          </Tip>
        </li>
      )}
      {p.traps > 0 && (
        <li>
          <Tip tip={texts.tokens.trap.effect} rule={recipes.trap.rule}>
            <Icon d={tokenIcon.trap} /> {own.tokens(texts.tokens.trap.name, p.traps)}
          </Tip>
        </li>
      )}
      {p.shield > 0 && (
        <li>
          <Tip tip={own.shieldTip(p.shield)}>
            <Icon d={icons.shield} /> {own.shield(p.shield)}
          </Tip>
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
  const shown =
    look.view.first === at
      ? [[main, p.usedMain] as const, [firstPlayer, p.usedFirst] as const]
      : [[main, p.usedMain] as const];
  return (
    <p className={styles.perks}>
      {shown.map(([perk, isUsed]) => (
        <Tip
          key={perk}
          tip={look.texts.perks[perk].effect}
          rule={perks[perk].rule}
          className={isUsed ? styles.used : undefined}
        >
          {look.texts.perks[perk].name}
          {isUsed && ` (${own.mainUsed})`}
        </Tip>
      ))}
    </p>
  );
}
