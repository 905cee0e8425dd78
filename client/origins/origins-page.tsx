import { Link } from 'wouter';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import { type GameOrigins, countsOf } from '../../table/origins.ts';
import { useLoaded } from '../calls/loaded.ts';
import { Refused } from '../calls/request.ts';
import { useFace } from '../covers.tsx';
import { gameTexts } from '../games.ts';
import { useLanguage, useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { KindPart } from './kind-part.tsx';
import { originsOf } from './origins.ts';
import { Share, Wall } from './share.tsx';
import { words as ownWords } from './words.ts';
import book from '../rules/rules.module.css';
import styles from './origins.module.css';

interface Told {
  readonly origins: GameOrigins;
  readonly texts: Texts<Spec>;
}

export function OriginsPage({ game }: { readonly game: string }) {
  const words = useWords();
  const language = useLanguage();
  const [told, again] = useLoaded(`${game} ${language}`, async (): Promise<Told> => {
    const [origins, texts] = await Promise.all([originsOf(game), gameTexts(game, language)]);
    if (!origins) throw new Refused('no-game', { game });
    return { origins, texts };
  });
  if (told.state === 'loading') return <Waiting />;
  if (told.state === 'ready') return <Origins game={game} {...told.value} />;
  if (told.error.code === 'no-game') return <NotFound reason={words.refusal('no-game', told.error.values)} />;
  return (
    <Page title={words.origins.link}>
      <Refusal error={told.error} onAgain={again} />
    </Page>
  );
}

/** Everything that the box of a game holds, by kind: printed, known from elsewhere, or ours. */
function Origins({ game, origins, texts }: Told & { readonly game: string }) {
  const words = useWords();
  const language = useLanguage();
  const say = ownWords[language];
  const face = useFace(game);
  const names = origins.names(texts, language);
  const { kinds: titles, parts } = origins.words[language];
  const all = origins.kinds.flatMap(kind => Object.values(kind.items));
  return (
    <Page
      title={words.origins.link}
      lead={
        <>
          {texts.title} · <Link href={`/rules/${game}`}>{say.rules}</Link> ·{' '}
          <Link href={`/gallery/${game}`}>{say.gallery}</Link> · <Link href={`/new/${game}`}>{say.play}</Link>
        </>
      }
      banner={face}
    >
      <div className={`${controls.card} ${styles.whole}`}>
        <p>{say.lead}</p>
        <Share counts={countsOf(all)} title={say.overall(all.length)} isLarge />
        <p className={controls.note}>
          {say.sentences} {say.rulings} {say.made}
        </p>
      </div>
      <div className={`${book.book} ${book.page}`} data-whole="true">
        <div className={book.aside}>
          <nav aria-label={say.kinds} className={book.contents}>
            <ol>
              {origins.kinds.map(({ id, items }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.entry}>
                    {titles[id]}
                    <Wall counts={countsOf(Object.values(items))} />
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className={book.chapters}>
          {origins.kinds.map(kind => (
            <KindPart
              key={kind.id}
              kind={kind}
              title={titles[kind.id] ?? kind.id}
              names={names[kind.id] ?? {}}
              parts={{ ...say.parts, ...parts }}
            />
          ))}
        </div>
      </div>
    </Page>
  );
}
