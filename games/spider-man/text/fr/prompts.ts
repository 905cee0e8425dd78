import type { Prompts } from '../prompts.ts';
import { capital, uncapital } from '../../../../kit/grammar.ts';
import { plural } from '../../../../kit/french.ts';
import { bonuses, characters } from './cards.ts';
import { boards, powers } from './names.ts';
import { fixedDice, isAtViewer, sideFor } from '../grammar.ts';
import { dice as diceOf, foe, makes, way, wounds } from './phrases.ts';
import type { View } from '../../seen.ts';

export const unknownPrompt = 'Que faites-vous ?';

const attacked = (view: View): string => {
  const attack = view.focus?.attack;
  if (!attack) return 'Vous êtes attaqué.';
  const how = attack.way === 'close' ? '' : ` ${way(attack.way)}`;
  const whom = isAtViewer(view) ? 'vous attaque' : `attaque ${foe(attack.target)}`;
  return `${capital(foe(attack.attacker))} ${whom}${how}.`;
};

export const prompts: Prompts = {
  'game/roles': () => 'Qui jouez-vous ?',
  'game/police': view => `Où placez-vous vos voitures ? (${view.stacks.length} sur 6)`,
  'game/captains': () => 'Dans quel commissariat placez-vous ce capitaine ?',
  'game/tracer': () => 'Sur quel super-vilain posez-vous votre Spider-Tracer ?',
  'city/lay': view => {
    const board = view.focus?.board;
    return board ? `Où posez-vous le plateau « ${boards[board].name} » ?` : 'Où posez-vous ce plateau ?';
  },
  'turn/knockedOut': () => 'Vous êtes K.O. : récupérer, ou piocher 3 cartes ?',
  'turn/act': view => {
    const p = view.players[view.active];
    if (!p) return unknownPrompt;
    const { movement, combat, bonus } = p.dice;
    if (movement + combat + bonus === 0) return 'Plus de dés : une carte avant de finir le tour ?';
    return `Déplacement ${movement}, combat ${combat}, bonus ${bonus} : que faites-vous ?`;
  },
  'recovery/kits': () => 'Une trousse de soins en plus de la récupération ?',
  'koDraw/kits': () => 'Une trousse de soins avant de finir le tour ?',
  'movement/declare': () => 'Combien de dés de déplacement lancez-vous ?',
  'movement/walk': view => `Encore ${plural(view.focus?.move?.points ?? 0, 'case')} : où allez-vous ?`,
  'drive/declare': () => 'Combien de dés de déplacement lancez-vous pour cette pile ?',
  'drive/drive': view => `Encore ${plural(view.focus?.drive?.points ?? 0, 'case')} pour la pile : que fait-elle ?`,
  'bonus/declare': () => 'Combien de dés de bonus lancez-vous ?',
  'roll/luck': view => {
    const dice = view.roll?.dice ?? [];
    const tray = view.focus?.tray;
    return `Vous avez lancé ${dice.join(', ')}${tray ? ` : ${makes(tray)}` : ''}. Garder ${dice.length === 1 ? 'ce dé' : 'ces dés'} ?`;
  },
  'roll/choose': view => {
    const again = view.focus?.tray?.again.length ?? 0;
    return again === 0
      ? `${bonuses['lucky-break'].name} : quels dés relancez-vous ?`
      : `${bonuses['lucky-break'].name} : ${diceOf(again)} à relancer. Un autre ?`;
  },
  'attack/declare': view => {
    const attack = view.focus?.attack;
    if (!attack) return 'Combien de dés lancez-vous ?';
    const count = fixedDice(view);
    if (count === null) return `Attaque contre ${foe(attack.target)} : combien de dés, quels renforts ?`;
    const how = attack.way === 'close' ? '' : ` ${way(attack.way)}`;
    return `Attaque contre ${foe(attack.target)}${how} : ${diceOf(count)}, sans autre renfort ?`;
  },
  'attack/interrupt': view => `${attacked(view)} L’interrompre ?`,
  'attack/bite': () => `${powers['liz-bite'].name} : quel dé doublez-vous ?`,
  'attack/prevent': view => {
    const hits = view.focus?.attack?.hits ?? 1;
    return `${attacked(view)} ${wounds(hits)} : ${hits === 1 ? 'l’éviter' : 'en éviter une'} ?`;
  },
  'reaction/choose': view => `${attacked(view)} Comment réagissez-vous ?`,
  'knockout/abandon': () => 'Votre vilain est K.O. : le garder ou en jouer un autre ?',
  'custody/release': () => 'Plus de place pour un prisonnier : qui relâchez-vous ?',
  'custody/put': () => 'Sur quelle case le relâchez-vous ?',
  'freedom/place': () => 'Vous voilà libre : où vous posez-vous ?',
  'freedom/push': () => 'Où repoussez-vous le pion dont vous prenez la place ?',
  'exit/put': () => 'Sur quelle case de rue sortez-vous ?',
  'drawing/limit': () => 'Plus de 3 cartes en main : laquelle défaussez-vous ?',
  'reinforcement/place': () => 'Des renforts : dans quel commissariat placez-vous la voiture ?',
  'kingpin/ask': () => 'Le Caïd s’impatiente : changer de mission ?',
  'card/aim': view => (view.focus?.card && bonuses[view.focus.card].asks) ?? unknownPrompt,
  'card/choose': view => {
    const { name = '', wants } = view.focus?.card ? bonuses[view.focus.card] : {};
    return name
      ? `« ${sideFor(name, view)} » : ${uncapital(wants ?? 'Que choisissez-vous ?')}`
      : 'Que choisissez-vous ?';
  },
  'errand/stack': view =>
    view.focus?.character
      ? `${characters[view.focus.character].name} : quelle pile de police ?`
      : 'Quelle pile de police ?',
  'errand/aim': () => 'Qui cette pile attaque-t-elle ?',
  'delivery/station': () => 'Dans quel commissariat ce capitaine revient-il ?',
};
