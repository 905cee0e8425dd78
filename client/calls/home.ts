import { isHome } from '../home/ids.ts';
import type { HomeJobName, HomeJobs } from '../home/jobs.ts';
import { remember, remembered } from '../memory.ts';

export { isHome };

const fetchThread = () => import('../home/thread.ts');

/** Has something done by the house of this page; its code comes with the first such wish. */
export async function atHome<N extends HomeJobName>(
  name: N,
  asks: HomeJobs[N]['asks'],
): Promise<HomeJobs[N]['answers']> {
  return (await fetchThread()).askHome(name, asks);
}

/** How to reach a table of this page. */
export const lineToHome = async () => (await fetchThread()).connectHome;

/** Whether this device has ever kept a match: where not, nothing need be asked. */
export const hasHome = (): boolean => remembered('home') !== null;

/** It has: the page is kept on the device from now on, too. */
export function noteHome(): void {
  remember('home', 'yes');
  keepPage();
}

/** Where there is no network for it: the next time. */
export function keepPage(): void {
  import('../offline/keeping.ts').then(
    ({ keepHouse }) => keepHouse(),
    () => {},
  );
}
