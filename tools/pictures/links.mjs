// What others show of a link: the cover of the game with its name, 1200 by 630, as JPEG, which all of them know.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = { width: 1200, height: 630 };
const QUALITY = 78;
const MARK = 'M3 29V8h5v4h4.6V8h6.8v4H24V8h5v21h-8v-6.4a5 5 0 0 0-10 0V29z';

export async function takeLinks({ base, browser }, root, games) {
  const page = await browser.newPage({ viewport: SIZE, locale: 'fr-FR' });
  await take('/', 'client/public/link.jpg');
  for (const game of games) await take(`/gallery/${game}`, `games/${game}/link.jpg`);
  await page.close();

  async function take(path, file) {
    await page.goto(base + path);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(800);
    await page.evaluate(laid, MARK);
    writeFileSync(
      join(root, file),
      await page.screenshot({ type: 'jpeg', quality: QUALITY, animations: 'disabled', timeout: 120_000 }),
    );
    console.log(file);
  }
}

/** In the page: its banner over all of it. */
function laid(mark) {
  const banner =
    document.querySelector('h1').closest('[style*="--mood"]') ?? document.querySelector('h1').parentElement;
  const art = [...banner.querySelectorAll('svg'), ...document.querySelectorAll('main svg')].find(
    svg => svg.clientWidth > 250,
  );
  const sheet = document.createElement('div');
  sheet.style.cssText = `${banner.getAttribute('style') ?? ''};position:fixed;inset:0;z-index:9999;background:var(--mood-sky,#15110d);overflow:hidden`;
  const picture = art.cloneNode(true);
  picture.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  picture.setAttribute('preserveAspectRatio', 'xMaxYMid slice');
  const title = document.createElement('div');
  title.textContent = document.querySelector('h1').textContent;
  title.style.cssText =
    'position:absolute;inset:auto 0 0 0;padding:130px 60px 44px;font:800 76px/1.05 Alegreya,serif;color:#fff7e8;background:linear-gradient(transparent,rgb(8 5 12 / 88%));text-shadow:0 3px 14px #000';
  const house = document.createElement('div');
  house.innerHTML = `<svg viewBox="0 0 32 32" width="52" height="52"><path d="${mark}" fill="#f3c978"/></svg><span>Rempart</span>`;
  house.style.cssText =
    'position:absolute;left:52px;top:40px;display:flex;gap:14px;align-items:center;padding:10px 26px 12px 18px;border-radius:18px;background:rgb(14 11 8 / 78%);color:#f8efdf;font:800 42px/1 Alegreya,serif';
  sheet.append(picture, title, house);
  document.body.append(sheet);
}
