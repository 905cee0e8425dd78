import { Icon } from '../../../table/icon.tsx';
import type { CarriedHero } from '../seen.ts';
import type { Carry } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { GearPicture } from './drawn/gear-picture.tsx';
import { Portrait } from './drawn/portrait.tsx';
import { Sprite } from './drawn/sprite.tsx';
import styles from './campaign.module.css';
import { icons } from './icons.ts';
import { PAINT } from './look.ts';
import { Road } from './road.tsx';
import { words } from './words/words.ts';
import { vars } from './vars.ts';

interface Shown {
  readonly carry: Carry;
  readonly texts: GameTexts;
  readonly language: 'fr' | 'en';
}

/** Between two scenarios: the road, and with whom and what the group goes on. */
export function Campaign({ carry, texts, language }: Shown) {
  const own = words[language];
  const { deeds, heroes, next, attempts, won } = carry;
  return (
    <div className={styles.campaign}>
      <Sprite />
      <div className={styles.card}>
        <Road deeds={deeds} here={next} texts={texts} language={language} />
      </div>
      <section aria-labelledby="z15-group" className={styles.card}>
        <h3 id="z15-group">{own.group}</h3>
        <p className={styles.state}>{won ? own.toCheckpoint : attempts > 0 ? own.onceMore(attempts) : null}</p>
        <ul role="list" className={styles.heroes}>
          {heroes.map(hero => (
            <Carried key={hero.hero} hero={hero} texts={texts} language={language} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Carried({ hero, texts, language }: Omit<Shown, 'carry'> & { readonly hero: CarriedHero }) {
  const own = words[language];
  const gear = [...hero.weapons, ...hero.objects];
  return (
    <li className={styles.hero} style={vars({ '--paint': PAINT[hero.hero].fill })}>
      <Portrait hero={hero.hero} className={styles.face} />
      <div>
        <strong>{texts.heroes[hero.hero].name}</strong>
        {gear.length + hero.bags.length === 0 && <p className={styles.bare}>{own.starterOnly}</p>}
        <ul role="list" className={styles.gear}>
          {gear.map(({ card, uses }, i) => (
            <li key={`${card} ${i}`}>
              <GearPicture card={card} /> {texts.cards[card].name}
              {uses !== null && <span className={styles.uses}>{uses}</span>}
            </li>
          ))}
          {hero.bags.map((bag, i) => (
            <li key={`${bag} ${i}`}>
              <Icon d={icons.knapsack} /> {texts.tokens[bag].name}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
