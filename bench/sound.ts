import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { browserPath } from './browser.ts';
import { openHouse, quantile } from './house.ts';
import { report, round } from './measure.ts';

// When does a page let the sound of a scream begin, beside the time at which the scream is logged?

const SCREAMS = Number(process.argv[2] ?? 4); // one every 40 seconds
/** With this pitch a scream begins; nothing else does. */
const PITCH = 520;

/** In the page: what it is told of the clock, and when it lets which pitch begin. */
const EARS = `
  globalThis.heard = { clocks: [], voices: [] };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...to) {
      super(...to);
      this.addEventListener('message', ({ data }) => {
        const [type, , clock] = data.startsWith('[') ? JSON.parse(data) : [];
        if (type === 'frame') heard.clocks.push({ clock, at: performance.now(), isScream: data.includes('"type":"scream"') });
      });
    }
  };
  globalThis.AudioContext = class extends AudioContext {
    createOscillator() {
      const made = super.createOscillator();
      const { frequency } = made;
      const set = frequency.setValueAtTime.bind(frequency);
      frequency.setValueAtTime = (value, when) => {
        heard.voices.push({ pitch: value, at: performance.now() + (when - this.currentTime) * 1000 });
        return set(value, when);
      };
      return made;
    }
  };`;

interface Heard {
  readonly clocks: { readonly clock: number; readonly at: number; readonly isScream: boolean }[];
  readonly voices: { readonly pitch: number; readonly at: number }[];
}

const executablePath = await browserPath();
const house = await openHouse();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await (await browser.newContext({ locale: 'fr-FR', bypassCSP: true })).newPage();
  await page.addInitScript(EARS);
  await page.goto(`${house.base}/new/zombie-15`);
  await page.locator('input[name="scenario"][value="S02"]').check({ force: true });
  await page.getByLabel('Places autour de la table').selectOption('1');
  await page.getByLabel('Bande-son').selectOption({ label: 'Un cri toutes les 40 secondes' });
  const guide = page.getByRole('checkbox', { name: /première fois/ });
  if ((await guide.count()) > 0) await guide.uncheck();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  const isRunning = (): Promise<boolean> =>
    page.evaluate<boolean>(`document.querySelector('[data-mood="early"]') !== null`);
  while (!(await isRunning())) {
    await page.keyboard.press('1');
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(SCREAMS * 40_000 + 2000);
  const { clocks, voices } = await page.evaluate<Heard>('heard');
  const zero = Math.min(...clocks.map(({ clock, at }) => at - clock));
  const sung = voices.filter(({ pitch }) => pitch === PITCH);
  const off = clocks
    .filter(({ isScream }) => isScream)
    .map(({ clock }) => Math.min(...sung.map(({ at }) => Math.abs(at - clock - zero))));
  report('sound', {
    screams: off.length,
    heard: off.filter(ms => ms < 1000).length,
    millisecondsOff: { p50: quantile(off, 0.5), most: quantile(off, 0.9999) },
    within100: off.filter(ms => ms <= 100).length,
    machine: { cores: cpus().length, load: round(loadavg()[0] ?? 0) },
  });
} finally {
  await browser.close();
  await house.stop();
}
process.exit(0);
