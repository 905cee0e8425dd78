import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../language.ts';
import { Footer } from './footer.tsx';
import { unseen } from '../../table/unseen.ts';
import { useTitle } from './use-title.ts';
import styles from './page.module.css';

/** A picture behind the title of a page, and the colours that go with it. */
export interface Banner {
  readonly art: ReactNode;
  readonly style: CSSProperties;
  /** Where the words stand on a narrow screen: above what the picture shows, or below it. */
  readonly isAbove?: boolean;
  /** Where there is room beside its words it takes no more height than they do. */
  readonly isLow?: boolean;
}

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** What stands under the title. */
  readonly lead?: ReactNode;
  readonly banner?: Banner | null;
  /** For pages that one works with: the banner leaves the room to them. */
  readonly isSlim?: boolean;
  readonly isWide?: boolean;
  /** For pages whose title is said by what they show. */
  readonly isTitleHidden?: boolean;
}

let isFirst = true;

/** The frame of a page. Who comes from another page finds the focus on the new title. */
export function Page({
  title,
  children,
  lead,
  banner = null,
  isSlim = false,
  isWide = false,
  isTitleHidden = false,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (!isFirst && location.hash === '') {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    isFirst = false;
  }, []);
  const titled = (
    <h1 ref={heading} tabIndex={-1} className={isTitleHidden ? unseen : undefined}>
      {title}
    </h1>
  );
  return (
    <>
      <main id="main" className={isWide ? `${styles.main} ${styles.wide}` : styles.main}>
        {banner ? (
          <div
            className={styles.banner}
            style={banner.style}
            data-above={banner.isAbove ?? false}
            data-low={banner.isLow || undefined}
            data-slim={isSlim || undefined}
          >
            {banner.art}
            {titled}
            {lead && <div className={styles.bannerLead}>{lead}</div>}
          </div>
        ) : (
          <>
            {titled}
            {lead && <div className={styles.lead}>{lead}</div>}
          </>
        )}
        {children}
      </main>
      <Footer />
    </>
  );
}

/** Without a footer: it would be pushed away by what comes. */
export function Waiting() {
  const words = useWords();
  return (
    <main id="main" className={styles.main}>
      <p role="status" className={styles.waiting}>
        {words.shell.loading}
      </p>
    </main>
  );
}
