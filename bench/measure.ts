// CPU time, never the clock on the wall: a neighbour that takes the core must not change a figure.

export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** How often `step` happens per CPU-second; `step` says how much it did. */
export function rate(step: () => number, seconds = 2, warmUp = seconds / 4): number {
  const chunk = chunkFor(step, warmUp);
  const begin = cpuSeconds();
  let done = 0;
  let spent = 0;
  for (; spent < seconds; spent = cpuSeconds() - begin) for (let i = 0; i < chunk; i++) done += step();
  return done / spent;
}

/** Warms up, and finds how many steps take so long that looking at the clock does not count. */
function chunkFor(step: () => number, seconds: number): number {
  const begin = cpuSeconds();
  let chunk = 1;
  for (let now = begin; now - begin < seconds; ) {
    for (let i = 0; i < chunk; i++) step();
    const after = cpuSeconds();
    if (after - now < 0.005) chunk *= 2;
    now = after;
  }
  return chunk;
}

/** Microseconds of CPU that one call takes. */
export function cost(step: () => void, seconds = 1): number {
  return 1e6 / rate(() => (step(), 1), seconds);
}

/** Millions of turns of a fixed loop per CPU-second: divide by it to compare machines. */
export function calibration(): number {
  let x = 123_456_789;
  const turns = rate(() => {
    for (let i = 0; i < 1000; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    return x === 0 ? 0 : 1000;
  }, 0.5);
  return round(turns / 1e6);
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** One line of JSON per bench, so that runs can be kept and compared. */
export function report(bench: string, figures: object): void {
  console.log(JSON.stringify({ bench, node: process.version, calibration: calibration(), ...figures }));
}
