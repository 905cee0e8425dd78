import { type RefObject, useEffect, useState } from 'react';

/** The chapter that is being read: the last one that begins above the middle of the window. */
export function useInSight(inside: RefObject<HTMLElement | null>, slugs: readonly string[]): string | null {
  const [slug, setSlug] = useState<string | null>(slugs[0] ?? null);
  const all = slugs.join(' ');
  useEffect(() => {
    const chapters = all.split(' ').flatMap(one => inside.current?.querySelector(`#${CSS.escape(one)}`) ?? []);
    const look = (): void => {
      const begun = chapters.filter(chapter => chapter.getBoundingClientRect().top < innerHeight / 2);
      setSlug((begun.at(-1) ?? chapters[0])?.id ?? null);
    };
    const watching = new IntersectionObserver(look, { rootMargin: '0px 0px -50% 0px' });
    for (const chapter of chapters) watching.observe(chapter);
    return () => watching.disconnect();
  }, [inside, all]);
  return slug;
}
