import { Link } from 'wouter';
import { useWords } from '../language.ts';
import { Page } from './page.tsx';

interface Props {
  /** A refusal that says more than that the page is not there. */
  readonly reason?: string;
}

export function NotFound({ reason }: Props) {
  const words = useWords();
  return (
    <Page title={words.notFound.title}>
      <p>{reason ?? words.notFound.text}</p>
      <p>
        <Link href="/">{words.notFound.home}</Link>
      </p>
    </Page>
  );
}
