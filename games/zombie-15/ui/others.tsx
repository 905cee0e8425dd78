import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { weapons } from '../content/weapons.ts';
import type { SeenHero } from '../seen.ts';
import { Avatar } from './avatar.tsx';
import { TokenChip } from './figures.tsx';
import { gearIcon, heavyIcon, icons } from './icons.ts';
import { PAINT, type Props, activeHero, cardName, classes, heroName, isOwn, labelOf } from './look.ts';
import { tokenMark } from './marks.ts';
import { Life } from './sheet.tsx';
import { words } from './words/words.ts';
import { heroOptions } from './zones.ts';
import styles from './others.module.css';
import { vars } from './vars.ts';

type Shown = Pick<Props, 'look' | 'choices'>;

/** Those who wait for their turn, in the order of their turns. */
export function Others({ look, choices }: Shown) {
  const { view, language } = look;
  const own = words[language];
  const at = view.heroes.findIndex(({ id }) => id === view.active);
  const waiting = view.heroes
    .map((_, i) => view.heroes[(at + 1 + i) % view.heroes.length])
    .slice(0, at < 0 ? undefined : -1);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="z15-others" className={styles.others}>
      <h2 id="z15-others">{own.others}</h2>
      <ol className={styles.list}>
        {waiting.map(hero => hero && <Other key={hero.id} look={look} choices={choices} hero={hero} />)}
      </ol>
    </section>
  );
}

function Other({ look, choices, hero }: Shown & { readonly hero: SeenHero }) {
  const { names, texts } = look;
  const own = words[look.language];
  const active = activeHero(look);
  const isMixed = look.view.heroes.some(other => !isOwn(look, other));
  const name = heroName(look, hero.id);
  const options = heroOptions(hero, choices.options, isOwn(look, active) ? active : null);
  return (
    <li
      className={classes(styles.other, hero.posture === 'unconscious' && styles.out)}
      style={vars({ '--paint': PAINT[hero.id].fill })}
    >
      <Piece choices={choices} options={options} label={labelOf(look)} name={name} className={styles.face}>
        <Avatar hero={hero.id} />
      </Piece>
      <div className={classes(styles.who, hero.posture !== 'standing' && styles.fallen)}>
        <h3>
          {name} {isMixed && isOwn(look, hero) && <span className={styles.own}>{own.you}</span>}
        </h3>
        <Life look={look} hero={hero} />
        <p className={styles.seat}>{names[hero.seat]}</p>
      </div>
      <ul role="list" aria-label={own.gearOf(name)} className={styles.gear}>
        <li className={styles.fend}>
          <Icon d={icons.halt} /> <strong>{hero.fend}</strong>
          <span className={styles.unseen}> {own.fend}</span>
        </li>
        {hero.weapons.map(({ card, uses }, i) => (
          <li key={`weapon ${i}`} title={cardName(look, card)} className={uses === 0 ? styles.empty : undefined}>
            <Icon d={gearIcon[card]} />
            <span>
              <span className={styles.unseen}>{cardName(look, card)} </span>
              {own.damageUses(weapons[card].damage, uses ?? 0)}
            </span>
          </li>
        ))}
        {hero.objects.map(({ card, uses }, i) => (
          <li key={`object ${i}`} title={cardName(look, card)} className={styles.object}>
            <Icon d={gearIcon[card]} />
            <span className={styles.unseen}>{cardName(look, card)}</span>
            {uses !== null && uses > 1 && uses}
          </li>
        ))}
        {hero.heavy && (
          <li className={styles.heavy} title={texts.heavies[hero.heavy.object].name}>
            <Icon d={heavyIcon[hero.heavy.object]} />
            <span className={styles.unseen}>{texts.heavies[hero.heavy.object].name}</span>
          </li>
        )}
        {hero.carries && <li className={styles.heavy}>{own.carries(heroName(look, hero.carries))}</li>}
        {hero.backpack.map((token, i) => (
          <li key={`token ${i}`} title={texts.tokens[token].name} className={styles.token}>
            <TokenChip token={token} mark={tokenMark(token, look)} />
            <span className={styles.unseen}>{texts.tokens[token].name}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
