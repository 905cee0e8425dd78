// A server and a browser that pictures are taken of, and how a picture is kept.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { needChromium } from '../chromium.mjs';

const QUALITY = 0.86;
const PATIENCE = 120_000; // milliseconds: three dimensions without a graphics card take their time

/** The house of this tree, opened on a port of its own: always the same matches, and bots that do not wait. */
export async function openHouse(root) {
  const data = mkdtempSync(join(tmpdir(), 'rempart-pictures-'));
  const server = spawn(
    process.execPath,
    ['dist/server/main.js', '--port', '0', '--host', '127.0.0.1', '--data', data],
    {
      cwd: root,
      env: {
        ...process.env,
        LANG: 'en',
        REMPART_BOT_PACE: '0',
        REMPART_SEED: 'pictures',
        REMPART_REQUESTS_PER_MINUTE: '100000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const base = await new Promise((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', text => {
      const address = /http:\/\/localhost:(\d+)/.exec(text);
      if (address) resolve(`http://127.0.0.1:${address[1]}`);
    });
    server.once('exit', code => reject(new Error(`the server stopped with ${code}`)));
  });
  const browser = await chromium.launch({
    executablePath: needChromium().path,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const close = async () => {
    await browser.close();
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { base, browser, close };
}

/** Keeps how a page looks now. */
export async function keep(page, folder, name) {
  await page.waitForTimeout(500);
  const file = `${name}.webp`;
  writeFileSync(
    join(folder, file),
    await small(page.context().browser(), await page.screenshot({ timeout: PATIENCE })),
  );
  console.log(file);
}

/** The same picture at a tenth of its weight: a browser knows how. */
async function small(browser, png) {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async ([source, quality]) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY],
  );
  await page.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
