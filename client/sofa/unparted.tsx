import { Fragment } from 'react';

/** A sentence that is not broken at its hyphens. */
export const Unparted = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.includes('-') ? <span>{word}</span> : word}
    </Fragment>
  ));
