import type { HeroId } from '../../content/heroes.ts';
import { Drawing } from './sprite.tsx';

/** A face, cut at the shoulders. */
export function Portrait({ hero, className }: { readonly hero: HeroId; readonly className?: string | undefined }) {
  return <Drawing id={hero} box="-27 -110 54 60" className={className} />;
}
