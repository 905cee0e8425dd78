import type { HeavyId } from '../content/heavy.ts';
import type { TokenId } from '../content/tokens.ts';
import type { Zone } from '../ids.ts';
import { GUN, isWeapon } from '../rules/sheet.ts';
import type { Gear, SeenHero, View } from '../seen.ts';
import { ownerOf } from './grammar.ts';
import type { CardId, Noun } from './shape.ts';

// What the things are called that an action names by number: two of one name are told apart.

/** The uses left where no other of that name has as many, else its number among them. */
interface Twin {
  readonly uses: number | null;
  readonly number: number;
}

interface Words {
  readonly things: { readonly [T in CardId | HeavyId]: Noun };
  readonly tokens: { readonly [T in TokenId]: Noun };
  readonly thing: Noun; // where the view does not say which
  readonly hidden: Noun; // a token that lies face down
  readonly bag: Noun;
  readonly mark: (twin: Twin) => string;
}

export function nounsOf({ things, tokens, thing, hidden, bag, mark }: Words) {
  const among = (all: readonly Noun[], at: number, uses: readonly (number | null)[] = []): Noun => {
    const noun = all[at] ?? thing;
    const found = twin(all, at, uses);
    return found ? marked(noun, mark(found)) : noun;
  };
  const gear = (list: readonly Gear[], at: number): Noun =>
    among(
      list.map(({ card }) => things[card]),
      at,
      list.map(({ uses }) => uses),
    );
  const lying = <T extends Lying>(all: readonly T[], id: number | null, noun: (of: T) => Noun): Noun => {
    const zone = all.find(one => one.id === id)?.zone;
    const here = all.filter(one => one.zone === zone);
    return among(
      here.map(noun),
      here.findIndex(one => one.id === id),
    );
  };
  const weapon = (hero: SeenHero | undefined, at: number): Noun =>
    at === GUN && hero?.heavy ? things[hero.heavy.object] : gear(hero?.weapons ?? [], at);
  return {
    object: (view: View, at: number): Noun => gear(ownerOf(view)?.objects ?? [], at),
    weapon,
    backpack: (view: View, at: number): Noun => {
      const bags = ownerOf(view)?.backpack ?? [];
      return bags[at]
        ? among(
            bags.map(token => tokens[token]),
            at,
          )
        : bag;
    },
    token: (view: View, id: number): Noun => lying(view.tokens, id, ({ token }) => (token ? tokens[token] : hidden)),
    heavy: (view: View, id: number | null): Noun =>
      lying(
        view.heavies.filter(({ bearer }) => bearer === null),
        id,
        ({ object }) => things[object],
      ),
    /** What an answer that puts a card on a sheet takes off it. */
    displaced: (view: View, card: string, at: number | null): Noun | null => {
      const owner = ownerOf(view);
      const list: readonly Gear[] = (isWeapon(card) ? owner?.weapons : owner?.objects) ?? [];
      return at !== null && list[at] ? gear(list, at) : null;
    },
  };
}

interface Lying {
  readonly id: number;
  readonly zone: Zone;
}

/** Null where no other noun of the list has its name. */
function twin(all: readonly Noun[], at: number, uses: readonly (number | null)[]): Twin | null {
  const alike = all.flatMap(({ name }, i) => (name === all[at]?.name ? [i] : []));
  if (alike.length < 2) return null;
  const own = uses[at] ?? null;
  const isTelling = own !== null && alike.filter(i => uses[i] === own).length === 1;
  return { uses: isTelling ? own : null, number: alike.indexOf(at) + 1 };
}

const marked = ({ name, a, the, of, to }: Noun, mark: string): Noun => ({
  name: `${name}${mark}`,
  a: `${a}${mark}`,
  the: `${the}${mark}`,
  of: `${of}${mark}`,
  to: `${to}${mark}`,
});
