import type { Seat } from '../../engine/types.ts';
import type { BystanderId } from './content/bystanders.ts';
import type { CardActionName, CardId } from './content/cards.ts';
import type { SkillId } from './content/heroes.ts';
import type { SpawnCardId } from './content/spawn-cards.ts';
import type { TraitId } from './content/traits.ts';
import type {
  Colour,
  DoorId,
  EnemyKind,
  HeroId,
  Level,
  Phase,
  PowerCause,
  Stride,
  ZombieHeroId,
  ZoneId,
  WhyActive,
  DefeatReason,
} from './ids.ts';

/** Enemies as sentences and pictures need them. */
export interface Crowd {
  readonly kind: EnemyKind;
  readonly hero: ZombieHeroId | null;
  readonly count: number;
}

export type Event =
  | { type: 'heroPicked'; seat: Seat; hero: HeroId }
  | { type: 'teamPlaced'; heroes: { hero: HeroId; seat: Seat; zone: ZoneId }[] }
  | { type: 'escorted'; hero: HeroId; bystander: BystanderId }
  | { type: 'roundStarted'; round: number }
  | { type: 'phaseStarted'; phase: Phase }
  | { type: 'powerGained'; hero: HeroId; amount: number; power: number; why: PowerCause }
  | { type: 'powerLost'; hero: HeroId; amount: number; power: number }
  | { type: 'hexed'; hero: HeroId }
  | { type: 'turnStarted'; hero: HeroId; actions: number }
  | { type: 'turnEnded'; hero: HeroId }
  | { type: 'moved'; hero: HeroId; path: ZoneId[]; by: Stride | CardActionName; actions: number }
  | { type: 'doorOpened'; hero: HeroId | null; door: DoorId; between: [ZoneId, ZoneId] }
  | { type: 'buildingRevealed'; rooms: ZoneId[] }
  | { type: 'traitDrawn'; hero: HeroId; traits: TraitId[] }
  | { type: 'traitUsed'; hero: HeroId; trait: TraitId; target: HeroId | BystanderId | ZoneId | null }
  | { type: 'traitDiscarded'; hero: HeroId; trait: TraitId; why: 'room' | 'choice' | 'devoured' | 'fallen' }
  | { type: 'skillUsed'; hero: HeroId; skill: SkillId }
  | { type: 'helped'; hero: HeroId; by: HeroId }
  | { type: 'healed'; hero: HeroId; amount: number; health: number }
  | { type: 'actionGained'; hero: HeroId }
  | { type: 'pushed'; hero: HeroId; from: ZoneId; to: ZoneId; crowd: Crowd[] }
  | { type: 'bystanderRescued'; hero: HeroId; bystander: BystanderId }
  | { type: 'bystanderKept'; hero: HeroId; bystander: BystanderId; discarded: BystanderId }
  | { type: 'objectiveTaken'; hero: HeroId; zone: ZoneId; colour: Colour }
  | { type: 'xpGained'; hero: HeroId; amount: number; xp: number }
  | { type: 'levelReached'; hero: HeroId; level: Level; skill: SkillId }
  | { type: 'dangerRose'; level: Level }
  | { type: 'attacked'; hero: HeroId; zone: ZoneId; with: 'own' | 'sign'; ranged: boolean; power: number }
  | { type: 'rolled'; hero: HeroId; dice: number[]; accuracy: number; hits: number }
  | { type: 'rerolled'; hero: HeroId; by: CardId; dice: number[]; hits: number }
  | { type: 'enemyEliminated'; zone: ZoneId; crowd: Crowd; by: 'attack' | 'blast' }
  | { type: 'hitsLost'; hero: HeroId; hits: number; needed?: number | null } // null: nobody was left; recorded without at first
  | { type: 'signMoved'; from: ZoneId; to: ZoneId | null } // null: out of the game
  | { type: 'explosivePlaced'; hero: HeroId; zone: ZoneId; colour: Colour }
  | { type: 'exploded'; zone: ZoneId; colour: Colour }
  | { type: 'pointMoved'; hero: HeroId; point: number; from: ZoneId; to: ZoneId }
  | { type: 'pointWoke'; point: number; zone: ZoneId; colour: Colour }
  | { type: 'heroLeft'; hero: HeroId; bystander: BystanderId | null }
  | { type: 'enemiesActivated'; why: WhyActive; crowd: Crowd[]; action: number }
  | { type: 'enemiesAttacked'; zone: ZoneId; crowd: Crowd[]; wounds: number; from: ZoneId[] } // from: other zones, Repulsors
  | { type: 'woundsAssigned'; zone: ZoneId; to: HeroId | BystanderId; wounds: number }
  | { type: 'woundsCancelled'; hero: HeroId; wounds: number; by: CancelCause }
  | { type: 'wounded'; hero: HeroId; wounds: number; health: number }
  | { type: 'heroFell'; hero: HeroId; zone: ZoneId }
  | { type: 'bystanderSaved'; bystander: BystanderId; by: HeroId | null; die: number | null } // Protector, or a Fighter's die
  | { type: 'bystanderDevoured'; bystander: BystanderId; die: number | null; holder: HeroId | null }
  | { type: 'enemiesMoved'; marches: { crowd: Crowd; from: ZoneId; to: ZoneId }[] }
  | { type: 'bystanderMoved'; bystander: BystanderId; from: ZoneId; to: ZoneId }
  | { type: 'bystanderAppeared'; bystander: BystanderId; zone: ZoneId; why: 'revealed' | 'danger' }
  | { type: 'spawnCardDrawn'; card: SpawnCardId; zone: ZoneId; level: Level; ignored: boolean }
  | { type: 'enemiesSpawned'; zone: ZoneId; crowd: Crowd }
  | { type: 'shortage'; kind: EnemyKind }
  | { type: 'calmed'; card: SpawnCardId } // Breach
  | { type: 'reshuffled'; deck: 'spawn' | 'trait' | 'bystander' | 'zombieHero' }
  | { type: 'victory'; round: number }
  | { type: 'defeat'; reason: DefeatReason; round: number };

export type CancelCause = CardId | 'bystander';
