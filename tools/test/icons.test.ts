import { expect, test } from 'vitest';
import { withIcons } from '../icons.mjs';

const set = { icons: { axe: { body: '<path fill="currentColor" d="M0 0h1"/>' } } };

test('names become outlines where they are called for', () => {
  expect(withIcons("export const icons = gameIcons(['axe']);", set)).toBe('export const icons = {"axe":"M0 0h1"};');
});

test('a name that the set does not have stops the build', () => {
  expect(() => withIcons("gameIcons(['axe', 'hat'])", set)).toThrow("game-icons has no icon 'hat'");
});

test('what the content names is put where it is called for', () => {
  const content = "vitamins: { icon: 'axe', copies: 3 }";
  expect(withIcons("const faces = contentIcons<(typeof cards)[Id]['icon']>();", set, content)).toBe(
    'const faces = {"axe":"M0 0h1"};',
  );
  expect(() => withIcons('contentIcons()', set, "hat: { icon: 'hat' }")).toThrow("game-icons has no icon 'hat'");
});

test('the function that stands for the icons of content is left alone', () => {
  const source = 'export function contentIcons<N extends string>(): { readonly [name in N]: string } {}';
  expect(withIcons(source, set, "icon: 'axe'")).toBe(source);
});
