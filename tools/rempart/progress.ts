import type { Cli } from './command.ts';

const WIDTH = 24;

/** A bar on one line, drawn a few times a second while somebody looks. */
export function progressBar(cli: Cli): { show: (done: number, games: number) => void; clear: () => void } {
  if (!cli.isTerminal) return { show: () => {}, clear: () => {} };
  let drawn = 0;
  const show = (done: number, games: number): void => {
    if (performance.now() - drawn < 100 && done < games) return;
    drawn = performance.now();
    const full = Math.round((WIDTH * done) / games);
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
    cli.err(`\r${cli.say.simulate.progress({ bar, done, games })}`);
  };
  return { show, clear: () => cli.err('\r\u001b[K') };
}
