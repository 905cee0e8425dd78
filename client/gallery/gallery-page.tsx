import { useState } from 'react';
import { Link } from 'wouter';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { GameGallery } from '../../table/gallery.ts';
import type { GameOrigins, ItemNames } from '../../table/origins.ts';
import { useLoaded } from '../calls/loaded.ts';
import { Refused } from '../calls/request.ts';
import { useFace } from '../covers.tsx';
import { gameTexts } from '../games.ts';
import { useLanguage, useWords } from '../language.ts';
import { originsOf } from '../origins/origins.ts';
import controls from '../page/controls.module.css';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { OtherEyes } from './other-eyes.tsx';
import { galleryOf } from './galleries.ts';
import { EYES, type Eyes, GROUNDS, type Ground, galleryWords } from './words.ts';
import styles from './gallery.module.css';

interface Drawn {
  readonly gallery: GameGallery;
  readonly origins: GameOrigins;
  readonly texts: Texts<Spec>;
}

/** Every piece of a game, to be looked at one by one. */
export function GalleryPage({ game }: { readonly game: string }) {
  const words = useWords();
  const language = useLanguage();
  const [drawn, again] = useLoaded(`${game} ${language}`, async (): Promise<Drawn> => {
    const [gallery, origins, texts] = await Promise.all([galleryOf(game), originsOf(game), gameTexts(game, language)]);
    if (!gallery || !origins) throw new Refused('no-game', { game });
    return { gallery, origins, texts };
  });
  if (drawn.state === 'loading') return <Waiting />;
  if (drawn.state === 'ready') return <Gallery game={game} {...drawn.value} />;
  if (drawn.error.code === 'no-game') return <NotFound reason={words.refusal('no-game', drawn.error.values)} />;
  return (
    <Page title={galleryWords[language].title}>
      <Refusal error={drawn.error} onAgain={again} />
    </Page>
  );
}

function Gallery({ game, gallery, origins, texts }: Drawn & { readonly game: string }) {
  const language = useLanguage();
  const words = useWords();
  const say = galleryWords[language];
  const face = useFace(game);
  const [ground, setGround] = useState<Ground>('night');
  const [eyes, setEyes] = useState<Eyes>('all');
  const [hasNames, setNames] = useState(true);
  const names = origins.names(texts, language);
  const titles = origins.words[language].kinds;
  const kinds = origins.kinds.filter(({ id }) => gallery.pictures[id]);
  return (
    <Page
      title={texts.title}
      lead={
        <>
          <Link href="/gallery">{say.title}</Link> · <Link href={`/origins/${game}`}>{words.origins.link}</Link> ·{' '}
          {say.lead}
        </>
      }
      banner={face}
    >
      {gallery.Sprite && <gallery.Sprite />}
      <OtherEyes />
      <form className={`${controls.card} ${styles.choices}`}>
        <label>
          {say.ground}
          <select value={ground} onChange={event => setGround(event.target.value as Ground)}>
            {GROUNDS.map(one => (
              <option key={one} value={one}>
                {say.grounds[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.eyes}
          <select value={eyes} onChange={event => setEyes(event.target.value as Eyes)}>
            {EYES.map(one => (
              <option key={one} value={one}>
                {say.eyesOf[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={hasNames} onChange={event => setNames(event.target.checked)} />
          {say.names}
        </label>
      </form>
      {kinds.map(({ id, items }) => (
        <section key={id} id={id} className={styles.kind}>
          <h2>
            {titles[id]} <small>{say.count(Object.keys(items).length)}</small>
          </h2>
          <ul role="list" className={styles.pieces} data-ground={ground} data-eyes={eyes}>
            {Object.keys(items).map((item, at) => (
              <Piece
                key={item}
                name={hasNames ? nameOf(names[id], item) : String(at + 1)}
                pictures={gallery.pictures[id]?.(item) ?? []}
              />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function nameOf(names: ItemNames | undefined, id: string): string {
  const name = names?.[id];
  return typeof name === 'string' ? name : (name?.name ?? id);
}

const SIZES = ['large', 'middle', 'small'] as const;

function Piece({
  name,
  pictures,
}: {
  readonly name: string;
  readonly pictures: ReturnType<NonNullable<GameGallery['pictures'][string]>>;
}) {
  return (
    <li className={styles.piece}>
      <div className={styles.shown} role="img" aria-label={name}>
        {pictures.map((picture, at) => (
          <span key={at} data-size={SIZES[0]}>
            {picture}
          </span>
        ))}
        {SIZES.slice(1).map(size => (
          <span key={size} data-size={size}>
            {pictures[0]}
          </span>
        ))}
      </div>
      <p aria-hidden="true">{name}</p>
    </li>
  );
}
