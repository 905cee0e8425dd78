// A browser for the tests: one that is there, Debian's package where it may be installed, or the test library's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium, or null. */
export function findChromium(environment = process.env) {
  const named = environment.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  return PLACES.find(path => existsSync(path)) ?? ownChromium();
}

/** What the test library has downloaded before. */
function ownChromium() {
  const asked = "import('playwright-core').then(p => console.log(p.chromium.executablePath()))";
  const { stdout } = spawnSync(process.execPath, ['-e', asked], { encoding: 'utf8' });
  const path = stdout?.trim();
  return path && existsSync(path) ? path : null;
}

/** Finds a Chromium or installs one; a sentence where neither is possible. */
export function needChromium() {
  const found = findChromium();
  if (found) return { path: found, wrong: null };
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('installing chromium ...');
    const run = args =>
      spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    run(['update']);
    run(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  }
  if (!findChromium())
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: 'ignore' });
  const path = findChromium();
  const wrong = 'The browser tests need Chromium: install it, or set CHROMIUM to its path.';
  return path ? { path, wrong: null } : { path: null, wrong };
}
