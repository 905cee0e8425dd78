import { grouped } from '../../../../kit/grammar.ts';
import type { Explained } from '../../../../table/screen/screen-parts.ts';
import { type TokenId, tokens } from '../../content/tokens.ts';
import type { View } from '../../seen.ts';
import { type Seen, cardName } from '../look.ts';
import { ruleOfCard, ruleOfHeavy, ruleOfToken } from '../rule-of.ts';
import { LOOKED_AT, heavyThing, itemThing, lyingThing, markerThing } from '../touch.ts';
import { told } from '../words/told.ts';
import { words } from '../words/words.ts';
import type { Known } from './known.ts';

/** What lies about: tokens, open or not, heavy objects, equipment, marks. */
export function* ofLying(look: Seen): Iterable<Known> {
  const { view, texts, language } = look;
  const own = told[language];
  for (const { id, token } of view.tokens)
    yield [lyingThing(id), () => (token ? tokenSaid(look, token) : hidden(look, id))];
  const { focus } = view;
  if (focus?.type === 'token') yield [LOOKED_AT, () => tokenSaid(look, focus.token)];
  for (const { id, card } of view.items)
    yield [
      itemThing(id),
      () => ({
        name: cardName(look, card),
        about: texts.cards[card].effect,
        rule: ruleOfCard(card),
        item: { kind: 'objects', id: card },
      }),
    ];
  for (const { id, object, uses, mounted } of view.heavies)
    yield [
      heavyThing(id),
      () => ({
        name: texts.heavies[object].name,
        about: [texts.heavies[object].effect, mounted && own.mounted, uses !== null && own.shots(uses)]
          .filter(fact => typeof fact === 'string')
          .join(' '),
        rule: mounted ? 'Z15-S09-4' : ruleOfHeavy(object),
        item: { kind: 'heavies', id: object },
      }),
    ];
  for (const { token, zone } of view.markers)
    yield [markerThing(zone), () => ({ name: texts.markers[token], about: null, rule: 'Z15-END-01' })];
}

export const tokenSaid = ({ texts, language }: Seen, token: TokenId): Explained => ({
  name: texts.tokens[token].name,
  about: words[language].tokenTips[tokens[token].kind],
  rule: ruleOfToken(token),
  item: { kind: 'tokens', id: token },
});

/** A token face down: what it may be is known to whoever counts. */
function hidden({ view, texts, language }: Seen, id: number): Explained {
  const own = told[language];
  const all = contentsOf(view, id);
  const names = grouped(all).map(([token, count]) =>
    count > 1 ? `${count} × ${texts.tokens[token].name}` : texts.tokens[token].name,
  );
  const [only] = names;
  const about =
    names.length === 1 && only !== undefined
      ? own.surely(texts.tokens[all[0] as TokenId].name)
      : own.maybe(names.join(', '));
  return { name: own.hidden, about: all.length > 0 ? about : null, rule: 'Z15-SEARCH-14' };
}

const contentsOf = ({ pools }: View, id: number): readonly TokenId[] =>
  pools.find(({ ids }) => ids.includes(id))?.contents ?? [];
