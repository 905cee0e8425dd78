import type { ReactNode } from 'react';
import type { RuleId, Spec } from '../engine/types.ts';
import type { Choices } from './game-ui.ts';
import type { Item } from './origins.ts';
import { Piece } from './piece.tsx';
import { Tip } from './tip.tsx';
import styles from './tip.module.css';

interface Props<W extends Spec> {
  readonly choices: Choices<W>;
  readonly options: readonly W['action'][];
  readonly label: (action: W['action']) => string;
  readonly name: string;
  readonly about: string;
  readonly rule: RuleId;
  /** What it shows, to be marked where it is not as printed. */
  readonly item?: Item | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card that answers when it is touched; where it has no answer to give it explains itself. Its rule is one tap away. */
export function Thing<W extends Spec>({ className, children, ...props }: Props<W>) {
  if (props.options.length > 0)
    return (
      <Piece {...props} className={className}>
        {children}
      </Piece>
    );
  return (
    <Tip
      tip={`${props.name}. ${props.about}`}
      rule={props.rule}
      item={props.item}
      className={className ? `${styles.whole} ${className}` : styles.whole}
    >
      {children}
    </Tip>
  );
}
