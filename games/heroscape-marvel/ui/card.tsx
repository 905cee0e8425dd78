import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { Tip } from '../../../table/tip.tsx';
import { powers } from '../content/powers.ts';
import type { SeenFigure, View } from '../seen.ts';
import { fieldOf } from './field.ts';
import { happening } from './figures2d.tsx';
import { cardColour, cardIcon, icons, powerIcon } from './icons.ts';
import { type Props, figureName, figureNames, glyphName, traitsOf } from './look.ts';
import { isHostile, targetOf } from './map-model.ts';
import { Orders } from './orders.tsx';
import { ENGAGED, HEIGHT, LIFE, ruleOfCard, ruleOfCarried, ruleOfStat } from './rule-of.ts';
import { words } from './words/words.ts';
import { styled } from './look.ts';
import styles from './card.module.css';

interface CardProps extends Pick<Props, 'look' | 'choices' | 'moment' | 'pointed'> {
  readonly figure: SeenFigure;
}

/** One army card: who it is, how it fares, what it can do, what is planned for it. */
export function ArmyCard({ look, choices, moment, pointed, figure }: CardProps) {
  const { view, texts, names, language } = look;
  const own = words[language];
  const name = figureName(look, figure.id);
  const { focus } = view;
  const isPointed = pointed !== null && targetOf(pointed.action) === figure.id;
  const isAimed = isPointed ? isHostile(pointed.action) : focus.target === figure.id && figure.status === 'board';
  const classes = [
    styles.card,
    figure.status !== 'board' && figure.status !== 'waiting' && styles.gone,
    (focus.figure === figure.id || (isPointed && !isAimed)) && styles.acts,
    isAimed && styles.target,
  ];
  const now = happening(moment?.event, figure.id);
  const options = choices.options.filter(action => targetOf(action) === figure.id);
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-now={now ?? undefined}
      style={styled({ '--hue': cardColour[figure.card], '--ms': `${moment?.ms ?? 0}ms` })}
    >
      <Piece
        choices={choices}
        options={options}
        label={action => texts.action(action, view, names)}
        name={name}
        rule={ruleOfCard[view.mode]}
        item={{ kind: 'cards', id: figure.card }}
        className={styles.head}
      >
        <span className={styles.portrait}>
          <Icon d={cardIcon[figure.card]} />
        </span>
        <span className={styles.who}>
          <strong>{name}</strong>
          <span className={styles.where}>{where({ look, figure })}</span>
        </span>
      </Piece>
      {view.mode === 'expert' && <p className={styles.traits}>{traitsOf(look, figure.card).join(' · ')}</p>}
      {view.mode === 'expert' && <Life figure={figure} own={own} />}
      <Stats figure={figure} own={own} mode={view.mode} />
      {figure.powers.length > 0 && (
        <ul role="list" aria-label={own.powers} className={styles.powers}>
          {figure.powers.map(power => (
            <li key={power}>
              <Tip
                tip={`${texts.powers[power].name}. ${texts.powers[power].effect}`}
                rule={powers[power].rule}
                className={styles.power}
              >
                <Icon d={powerIcon[power]} />
                <span className={styles.hidden}>{texts.powers[power].name}</span>
              </Tip>
            </li>
          ))}
        </ul>
      )}
      <Tags look={look} figure={figure} />
      {view.mode === 'expert' && view.phase === 'battle' && <Orders look={look} choices={choices} figure={figure} />}
    </li>
  );
}

type Own = (typeof words)[keyof typeof words];

function where({ look, figure }: Pick<CardProps, 'look' | 'figure'>): string {
  const own = words[look.language];
  const cell = figure.at === null ? undefined : fieldOf(look.view.scenario).cell(figure.at);
  if (figure.status !== 'board' || !cell) return own.status[figure.status];
  return `${cell.label} · ${own.levelShort(cell.level)}${look.view.focus.figure === figure.id ? ` · ${own.acts}` : ''}`;
}

function Life({ figure, own }: { readonly figure: SeenFigure; readonly own: Own }) {
  const left = figure.life - figure.wounds;
  return (
    <Tip
      tip={own.lifeTip}
      rule={LIFE}
      className={left <= figure.life / 3 ? `${styles.life} ${styles.low}` : styles.life}
    >
      <span aria-hidden="true" className={styles.drops}>
        {Array.from({ length: figure.life }, (_, i) => (
          <i key={i} className={i < left ? styles.drop : styles.lost} />
        ))}
      </span>
      <span className={styles.hidden}>{own.life(left, figure.life)}</span>
      <span aria-hidden="true" className={styles.left}>
        {left}/{figure.life}
      </span>
    </Tip>
  );
}

const STATS = [
  ['move', 'walking-boot'],
  ['range', 'bullseye'],
  ['attack', 'death-skull'],
  ['defense', 'shield'],
] as const;

function Stats({ figure, own, mode }: { readonly figure: SeenFigure; readonly own: Own; readonly mode: View['mode'] }) {
  return (
    <ul role="list" className={styles.stats}>
      {STATS.map(([stat, icon]) => (
        <li key={stat}>
          <Tip tip={`${own[stat]}. ${own.statTip[stat]}`} rule={ruleOfStat[mode][stat]} className={styles.stat}>
            <Icon d={icons[icon]} />
            <span className={styles.hidden}>{own[stat]} </span>
            <strong>{figure[stat]}</strong>
          </Tip>
        </li>
      ))}
      {mode === 'expert' && (
        <li>
          <Tip tip={`${own.height}. ${own.heightTip(figure.height)}`} rule={HEIGHT} className={styles.stat}>
            <Icon d={icons['body-height']} />
            <span className={styles.hidden}>{own.height} </span>
            <strong>{figure.height}</strong>
          </Tip>
        </li>
      )}
    </ul>
  );
}

function Tags({ look, figure }: Pick<CardProps, 'look' | 'figure'>) {
  const own = words[look.language];
  const { texts, names } = look;
  const listed = (cards: SeenFigure['taken']): string => cards.map(card => texts.cards[card].name).join(', ');
  const hasTags =
    figure.engaged.length +
      figure.carries.length +
      figure.taken.length +
      figure.fresh.length +
      (figure.tactician ? 1 : 0) +
      (figure.controller === figure.owner ? 0 : 1) >
    0;
  if (!hasTags) return null;
  return (
    <p className={styles.tags}>
      {figure.engaged.length > 0 && (
        <Tip tip={own.engaged(figureNames(look, figure.engaged))} rule={ENGAGED} className={styles.engaged}>
          {own.engagedShort}
        </Tip>
      )}
      {figure.tactician && (
        <Tip tip={own.tacticianTip} rule={powers.tactician.rule} className={styles.tag}>
          {own.tactician}
        </Tip>
      )}
      {figure.controller !== figure.owner && (
        <span className={styles.engaged}>{own.lent(names[figure.controller] ?? '')}</span>
      )}
      {figure.carries.map(({ glyph, role }, i) => (
        <Tip key={i} tip={own.carriedTip[role]} rule={ruleOfCarried[role]} className={styles.tag}>
          {own.carries(glyphName(look, { kind: glyph, role }))}
        </Tip>
      ))}
      {figure.taken.length > 0 && <span className={styles.tag}>{own.taken(listed(figure.taken))}</span>}
      {figure.fresh.length > 0 && <span className={styles.tag}>{own.fresh(listed(figure.fresh))}</span>}
    </p>
  );
}
