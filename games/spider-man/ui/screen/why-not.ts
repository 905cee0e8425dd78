import type { Explained } from '../../../../table/screen/screen-parts.ts';
import { type BonusId, bonuses } from '../../content/cards.ts';
import { characters, charactersWith } from '../../content/characters.ts';
import { type Power, type PowerId, isBlow, isFoiled, isSeries, isShot, powers } from '../../content/powers.ts';
import { type CharacterId, type Moment, isCaptain } from '../../ids.ts';
import { touches } from '../../rules/city.ts';
import type { SeenFigure, SeenPlayer, View } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { ruleOfBadge } from '../rule-of.ts';
import { type Needs, whyNotWords } from '../words/why-not.ts';
import { words } from '../words/words.ts';

// Why something that one has can do nothing now, for whoever touches it all the same. Whether it can is not asked here:
// this is shown of what is no answer.

type Reason = NonNullable<Explained['whyNot']>;

interface Own {
  readonly p: SeenPlayer;
  readonly figure: SeenFigure | undefined;
}

function ownOf({ view, seat }: Seen): Own | null {
  const p = seat === null ? undefined : view.players[seat];
  return p ? { p, figure: view.figures.find(({ role }) => role === p.role) } : null;
}

const isBound = (figure: SeenFigure | undefined): boolean => figure !== undefined && (figure.stuck || figure.held);

/** The question is about this seat: its turn, or something of it that others ask for. */
const isConcerned = ({ view, seat }: Seen): boolean =>
  view.phase === 'play' && (view.focus?.seat === seat || view.active === seat);

export function whyNoPower(power: PowerId, look: Seen): Reason | null {
  const own = ownOf(look);
  if (!own?.p.powers.includes(power)) return null;
  const text = whyNotWords[look.language];
  const { focus } = look.view;
  const { rule, token }: Power = powers[power];
  if ((focus?.attack?.powers ?? focus?.move?.powers ?? []).includes(power)) return null;
  if (token && !own.p.tokens.includes(power)) {
    const isSymbiote = isShot(power) && powers[power].sticks === 'symbiote';
    return { rule: isSymbiote ? 'SM-VEN-04' : 'SM-POW-03', text: isSymbiote ? text.onBoard : text.spent };
  }
  return whyIdle(power, look, own) ?? whenOffered(power, rule, look);
}

/** A power that could have helped what is done now, and cannot. */
export function isPowerless(power: PowerId, look: Seen): boolean {
  const own = ownOf(look);
  return own !== null && own.p.tokens.includes(power) && whyIdle(power, look, own) !== null;
}

/** What waits for a question of its own. */
function whenOffered(power: PowerId, rule: Reason['rule'], { view, seat, texts, language }: Seen): Reason | null {
  const text = whyNotWords[language];
  const { kind } = powers[power];
  if (kind === 'prevent') {
    const attacker = view.focus?.attack?.attacker;
    const foe = attacker?.kind === 'figure' && view.active !== seat && isFoiled(power, attacker.role) && attacker.role;
    if (foe) return { rule: 'SM-VEN-02', text: text.foiled(texts.powers[power].name, texts.the(foe)) };
    return { rule, text: text.prevent };
  }
  if (kind === 'interrupt') return { rule, text: text.interrupt };
  return kind === 'reaction' ? { rule, text: text.reaction } : null;
}

function whyIdle(power: PowerId, look: Seen, { p, figure }: Own): Reason | null {
  const { view } = look;
  const step = isConcerned(look) ? view.focus?.step : undefined;
  const text = whyNotWords[look.language];
  const { rule }: Power = powers[power];
  if (step === 'attack/declare') return isBlow(power) ? whyNoBlow(power, look) : null;
  if (step === 'movement/declare') {
    const isBecalmed = isSeries(power) && view.storm !== null;
    return isBecalmed ? { rule: 'SM-EVT-04', text: text.storm } : null;
  }
  if (step !== 'turn/act') return null;
  if (isSeries(power)) return p.dice.movement === 0 ? { rule, text: text.noMovement } : null;
  if (isBlow(power)) return p.dice.combat === 0 ? { rule, text: text.noCombat } : null;
  if (isShot(power)) return { rule, text: whyNoShot(power, look, { p, figure }) };
  return powers[power].kind === 'heal' && figure?.wounds === 0 ? { rule, text: text.unhurt } : null;
}

const FOILING = charactersWith(({ foils }) => foils !== null);

function whyNoBlow(power: PowerId, { view, texts, language }: Seen): Reason | null {
  const text = whyNotWords[language];
  const { attack } = view.focus ?? {};
  if (!attack || !isBlow(power)) return null;
  const { rule, run } = powers[power];
  if (attack.way !== 'close') return { rule, text: text.closeOnly };
  const { target } = attack;
  const hostage = FOILING.find(
    who => characters[who].foils === power && target.kind === 'figure' && view.characters[who].holder === target.role,
  );
  if (hostage) {
    const said = text.hostage(texts.characters[hostage].name, texts.powers[power].name);
    return { rule: characters[hostage].rule, text: said };
  }
  if (run > 0) return { rule, text: text.run(run) };
  return power === 'vul-dive' ? { rule, text: text.flight } : null;
}

function whyNoShot(power: PowerId, { language }: Seen, { p, figure }: Own): string {
  const text = whyNotWords[language];
  if (!isShot(power)) return text.held;
  const { cost, grips, throws, sticks, range, breaks } = powers[power];
  if (isBound(figure) && !breaks) return text.held;
  if (p.dice.combat < cost) return text.noCombat;
  if (grips) return text.grips;
  if (throws) return text.throws(range);
  return sticks ? text.sticks(range) : text.sees(range);
}

const momentsOf = (step: string | undefined): readonly Moment[] => {
  switch (step) {
    case 'turn/act':
      return ['own-turn'];
    case 'turn/knockedOut':
      return ['own-turn', 'ko-turn'];
    default:
      return [];
  }
};

export function whyNoCard(card: BonusId, look: Seen): Reason | null {
  const own = ownOf(look);
  if (!own?.p.hand?.includes(card)) return null;
  const text = whyNotWords[look.language];
  const { rule, moments } = bonuses[card];
  const now = momentsOf(isConcerned(look) ? look.view.focus?.step : undefined);
  if (!moments.some(moment => now.includes(moment)))
    return { rule: 'SM-BONUS-03', text: text.cardAt(moments.map(moment => words[look.language].moments[moment])) };
  const needs = (text.cards as Needs)[card];
  const said = typeof needs === 'object' ? needs[own.p.role === 'spider-man' ? 'spiderMan' : 'villain'] : needs;
  return said ? { rule, text: said } : null;
}

export function whyNoRecovery(look: Seen): Reason | null {
  const own = ownOf(look);
  if (!own?.figure || !isConcerned(look) || look.view.active !== look.seat) return null;
  const text = whyNotWords[look.language];
  if (own.figure.wounds === 0) return { rule: 'SM-REC-01', text: text.unhurt };
  return look.view.acted ? { rule: 'SM-TURN-11', text: text.acted } : null;
}

export function whyNoTracer(look: Seen): Reason | null {
  const isMine = ownOf(look)?.p.role === 'spider-man' && look.view.phase === 'play';
  return isMine ? { rule: 'SM-SPI-08', text: whyNotWords[look.language].tracer } : null;
}

/** How somebody is taken, or whose they are. */
export function captureOf(who: CharacterId, { view, texts, language }: Seen): string {
  const text = whyNotWords[language];
  const { holder } = view.characters[who];
  if (holder === 'police') return text.guarded;
  if (holder) return text.heldBy(texts.the(holder));
  return isOnDuty(who, view) ? text.captain : text.capture(characters[who].dice);
}

/** Whoever is in nobody’s hands cannot be taken by this seat now. */
export function whyNoCapture(who: CharacterId, look: Seen): Reason | null {
  const { view, language } = look;
  const own = ownOf(look);
  const { holder, square } = view.characters[who];
  if (!own?.figure || holder || isOnDuty(who, view) || view.active !== look.seat || view.phase !== 'play') return null;
  const text = whyNotWords[language];
  const { dice } = characters[who];
  if (isBound(own.figure) || own.figure.captive) return { rule: ruleOfBadge.stuck, text: text.held };
  const rule = 'SM-PRIS-03';
  if (own.p.dice.combat < dice) return { rule, text: text.tooFewDice(dice) };
  if (!touches(own.figure.at, square)) return { rule, text: text.tooFar };
  return view.focus?.step === 'movement/walk' ? { rule, text: text.stopFirst } : null;
}

/** A captain with cars of the Police. */
const isOnDuty = (who: CharacterId, { stacks }: View): boolean =>
  isCaptain(who) && stacks.some(({ captains }) => captains.includes(who));
