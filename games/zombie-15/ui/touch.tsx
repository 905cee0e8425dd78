import type { ComponentProps } from 'react';
import { Piece } from '../../../table/piece.tsx';
import type { Zombie15 } from '../spec.ts';

/** A piece whose picture says nothing more once it answers: its name is then what it does. */
export const Touch = ({ children, ...props }: ComponentProps<typeof Piece<Zombie15>>) => (
  <Piece {...props}>
    <span aria-hidden={props.options.length > 0 || undefined} style={{ display: 'contents' }}>
      {children}
    </span>
  </Piece>
);
