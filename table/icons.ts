/**
 * Pictures of the open set game-icons.net (CC BY 3.0), by name: `export const icons = gameIcons(['fire-axe', ...])`.
 * The bundler writes the outlines of exactly these in place of the call (tools/icons.mjs), so a page loads no others.
 */
export function gameIcons<N extends string>(names: readonly N[]): { readonly [name in N]: string } {
  throw new Error(`the bundler did not put the icons here: ${names.join(', ')}`);
}

/**
 * The pictures that the content of the game names: `icon: 'pill'` on a card is all that a new card needs. `N` is what the content
 * types say: `contentIcons<(typeof rubble)[RubbleId]['icon']>()`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the names are known to the content, not to the call
export function contentIcons<N extends string>(): { readonly [name in N]: string } {
  throw new Error('the bundler did not put the icons of the content here');
}
