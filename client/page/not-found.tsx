import { Link } from 'wouter';
import { useWords } from '../language.ts';
import { HouseArt } from '../shelf/house-art.tsx';
import controls from './controls.module.css';
import { Page } from './page.tsx';

interface Props {
  readonly title?: string;
  /** A refusal that says more than that the page is not there. */
  readonly reason?: string;
}

export function NotFound({ title, reason }: Props) {
  const words = useWords();
  return (
    <Page
      title={title ?? words.notFound.title}
      lead={reason ?? words.notFound.text}
      banner={{ art: <HouseArt />, style: {}, isAbove: true }}
    >
      <p>
        <Link href="/" className={controls.primary}>
          {words.notFound.home}
        </Link>
      </p>
    </Page>
  );
}
