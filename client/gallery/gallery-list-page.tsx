import { Link } from 'wouter';
import { useLoaded } from '../calls/loaded.ts';
import { gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page, Waiting } from '../page/page.tsx';
import { gamesDrawn } from './galleries.ts';
import { galleryWords } from './words.ts';

/** Whose pieces can be looked at. */
export function GalleryListPage() {
  const language = useLanguage();
  const say = galleryWords[language];
  const [titles] = useLoaded(language, () =>
    Promise.all(gamesDrawn.map(async game => [game, (await gameTexts(game, language)).title] as const)),
  );
  if (titles.state === 'loading') return <Waiting />;
  return (
    <Page title={say.title} lead={say.lead}>
      <ul role="list" className={controls.card}>
        {titles.state === 'ready' &&
          titles.value.map(([game, title]) => (
            <li key={game}>
              <Link href={`/gallery/${game}`}>{title}</Link>
            </li>
          ))}
      </ul>
    </Page>
  );
}
