import type { ReactNode } from 'react';
import { Icon } from '../../../table/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { Tip } from '../../../table/tip.tsx';
import { WEAPON_SLOTS } from '../content/heroes.ts';
import { tokens } from '../content/tokens.ts';
import type { SeenHero } from '../seen.ts';
import type { Action } from '../spec.ts';
import { Avatar } from './avatar.tsx';
import { TokenChip } from './figures.tsx';
import { Burden, EmptySlot, ObjectCard, WeaponCard } from './gear.tsx';
import { icons } from './icons.ts';
import { type Choices, PAINT, type Props, type Seen, classes, heroName, labelOf } from './look.ts';
import { tokenMark } from './marks.ts';
import { ruleOfHero, ruleOfToken } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './sheet.module.css';
import { vars } from './vars.ts';

interface Shown {
  readonly look: Seen;
  readonly choices: Choices;
  readonly hero: SeenHero;
  readonly moment: Props['moment'];
}

const GUN = 2;

/** Which answers a card of the sheet stands for. */
const onWeapon = (action: Action, index: number): boolean =>
  ('weapon' in action && action.weapon === index) ||
  (action.type === 'giveUp' && action.what === 'weapon' && action.index === index);
const onObject = (action: Action, index: number): boolean =>
  ('object' in action && action.object === index) ||
  (action.type === 'giveUp' && action.what === 'object' && action.index === index);

/** The sheet of the hero who plays, large and under the thumb. */
export function Sheet({ look, choices, hero, moment, children }: Shown & { readonly children: ReactNode }) {
  const own = words[look.language];
  const { options } = choices;
  const event = moment?.event;
  const isHit = event?.type === 'hurt' && event.hero === hero.id;
  const isLaden = hero.heavy !== null || hero.carries !== null;
  return (
    <section
      aria-labelledby="z15-sheet"
      className={classes(styles.sheet, isHit && styles.hit)}
      style={vars({ '--paint': PAINT[hero.id].fill, '--paint-ink': PAINT[hero.id].ink })}
    >
      <div className={styles.who}>
        <Avatar hero={hero.id} className={classes(styles.face, styles[hero.posture])} />
        <h2 id="z15-sheet">{heroName(look, hero.id)}</h2>
        <Life look={look} hero={hero} />
        <Pips look={look} hero={hero} />
        <Traits look={look} hero={hero} />
      </div>
      <ul role="list" aria-label={own.weapons} className={styles.weapons}>
        {Array.from({ length: Math.max(WEAPON_SLOTS, hero.weapons.length) }, (_, i) => {
          const gear = hero.weapons[i];
          return (
            <li key={i}>
              {gear ? (
                <WeaponCard
                  look={look}
                  choices={choices}
                  gear={gear}
                  options={options.filter(action => onWeapon(action, i))}
                  isCovered={isLaden}
                />
              ) : (
                <EmptySlot label={own.noWeapon} kind="weapon" />
              )}
            </li>
          );
        })}
        {isLaden && (
          <li className={styles.burden}>
            <Burden
              look={look}
              choices={choices}
              hero={hero}
              options={options.filter(
                action => action.type === 'putDown' || action.type === 'call' || (hero.heavy && onWeapon(action, GUN)),
              )}
            />
          </li>
        )}
      </ul>
      <ul role="list" aria-label={own.objects} className={styles.objects}>
        {Array.from({ length: Math.max(hero.objectSlots, hero.objects.length) }, (_, i) => {
          const gear = hero.objects[i];
          return (
            <li key={i}>
              {gear ? (
                <ObjectCard
                  look={look}
                  choices={choices}
                  gear={gear}
                  options={options.filter(action => onObject(action, i))}
                />
              ) : (
                <EmptySlot label={own.noObject} kind="object" />
              )}
            </li>
          );
        })}
      </ul>
      <Backpack look={look} choices={choices} hero={hero} />
      {children}
    </section>
  );
}

export function Life({ look, hero }: Pick<Shown, 'look' | 'hero'>) {
  const own = words[look.language];
  return (
    <p className={styles.life}>
      <span aria-hidden="true">
        {Array.from({ length: hero.maxLife }, (_, i) => (
          <Icon
            key={i}
            d={i < hero.life ? icons.hearts : icons['broken-heart']}
            className={i < hero.life ? styles.heart : styles.lost}
          />
        ))}
      </span>
      <span className={styles.unseen}>{own.life(hero.life, hero.maxLife)}</span>
      {hero.posture !== 'standing' && <strong className={styles.posture}>{own.postures[hero.posture]}</strong>}
    </p>
  );
}

/** The actions of this turn: spent ones stay to be seen. */
function Pips({ look, hero }: Pick<Shown, 'look' | 'hero'>) {
  const own = words[look.language];
  const { turn, active } = look.view;
  if (!turn || active !== hero.id) return null;
  const count = Math.max(turn.given, turn.actions);
  return (
    <p className={styles.pips}>
      <span aria-hidden="true" className={styles.row}>
        {Array.from({ length: count }, (_, i) => (
          <i key={i} className={i < turn.actions ? styles.pip : styles.used}>
            {i < turn.actions ? i + 1 : ''}
          </i>
        ))}
      </span>
      <span className={styles.left}>{own.actionsLeft(turn.actions)}</span>
    </p>
  );
}

function Traits({ look, hero }: Pick<Shown, 'look' | 'hero'>) {
  if (look.view.side === 'prologue') return null;
  const { strength, weakness } = look.texts.heroes[hero.id];
  return (
    <p className={styles.traits}>
      <Tip tip={strength.effect} rule={ruleOfHero[hero.id]} className={styles.strength}>
        + {strength.name}
      </Tip>
      <Tip tip={weakness.effect} rule={ruleOfHero[hero.id]} className={styles.weakness}>
        − {weakness.name}
      </Tip>
    </p>
  );
}

function Backpack({ look, choices, hero }: Omit<Shown, 'moment'>) {
  const own = words[look.language];
  const { texts } = look;
  const seen: string[] = [];
  return (
    <div className={styles.backpack}>
      <h3>{own.backpack(hero.backpack.length, hero.backpackSlots)}</h3>
      <ul role="list">
        {hero.backpack.map((token, i) => {
          const isFirst = !seen.includes(token);
          seen.push(token);
          const options = choices.options.filter(
            action =>
              (isFirst && (action.type === 'dropToken' || action.type === 'exchangeToken') && action.token === token) ||
              (isFirst &&
                (action.type === 'giveBag' || action.type === 'discardBag') &&
                action.from === hero.id &&
                action.bag === token) ||
              (action.type === 'giveUp' && action.what === 'bag' && action.index === i),
          );
          return (
            <li key={i}>
              <Thing
                choices={choices}
                options={options}
                label={labelOf(look)}
                name={texts.tokens[token].name}
                about={own.tokenTips[tokens[token].kind]}
                rule={ruleOfToken(token)}
              >
                <TokenChip token={token} mark={tokenMark(token, look)} />
                <span className={styles.unseen}>{texts.tokens[token].name}</span>
              </Thing>
            </li>
          );
        })}
        {Array.from({ length: Math.max(0, hero.backpackSlots - hero.backpack.length) }, (_, i) => (
          <li key={`free ${i}`} aria-hidden="true" className={styles.pocket} />
        ))}
      </ul>
    </div>
  );
}
