import { expect, test } from 'vitest';
import { lessonTests } from '../../../e2e/lessons.ts';
import { lessons } from '../ui/lessons.ts';

const house = lessonTests('until-daylight', lessons);

test('a mistake is answered at once, and the lesson goes on as it was', async () => {
  const ana = await house().visitor();
  const { page } = ana;
  await ana.goTo('/learn/until-daylight/night');
  await page.locator('[data-note="1"]').waitFor();
  const before = await page.locator('#main').getAttribute('data-n');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await page.getByRole('alert').getByText('Agissez d’abord').waitFor();
  expect(await page.locator('#main').getAttribute('data-n')).toBe(before);
  await page.locator('[data-show]').click();
  await page.locator('[data-note="2"]').waitFor();
  await page.reload();
  await page.locator('[data-note="2"]').waitFor();
  await page.getByRole('link', { name: 'Passer la leçon' }).click();
  await page.waitForURL(/rubble/);
});
