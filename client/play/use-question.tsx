import { type ReactNode, useState } from 'react';
import { Question } from '../../table/question.tsx';
import { useWords } from '../language.ts';

interface Asked {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly resolve: (isYes: boolean) => void;
}

/** Asks for a yes before something that cannot be taken back. */
export function useQuestion(): [
  ask: (title: string, text: string, yes: string) => Promise<boolean>,
  dialog: ReactNode,
] {
  const words = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (title: string, text: string, yes: string): Promise<boolean> =>
    new Promise(resolve => setAsked({ title, text, yes, resolve }));
  const dialog = asked && (
    <Question
      title={asked.title}
      yes={asked.yes}
      no={words.play.cancel}
      onAnswer={isYes => {
        setAsked(null);
        asked.resolve(isYes);
      }}
    >
      <p>{asked.text}</p>
    </Question>
  );
  return [ask, dialog];
}
