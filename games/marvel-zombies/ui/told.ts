import type { Crowd, Event } from '../events.ts';
import type { SeenHero, SeenZone, View } from '../seen.ts';
import type { ZoneId } from '../ids.ts';

/** The view as far as an event has told it: it copies what the event says, and leaves the rest to the next view. */
export function told(view: View, event: Event): View {
  switch (event.type) {
    case 'wounded':
    case 'healed':
      return withHero(view, event.hero, { health: event.health });
    case 'powerGained':
    case 'powerLost':
      return withHero(view, event.hero, { power: event.power });
    case 'xpGained':
      return withHero(view, event.hero, { xp: event.xp });
    case 'levelReached':
      return withHero(view, event.hero, { level: event.level });
    case 'moved':
      return heroMoved(view, event.hero, event.path.at(-1) ?? null);
    case 'heroLeft':
    case 'heroFell':
      return heroMoved(view, event.hero, null);
    case 'dangerRose':
      return { ...view, danger: event.level };
    case 'roundStarted':
      return { ...view, round: event.round };
    case 'phaseStarted':
      return { ...view, phase: event.phase, forecast: [] };
    case 'doorOpened':
      return { ...view, doors: view.doors.map(door => (door.id === event.door ? { ...door, open: true } : door)) };
    case 'buildingRevealed':
      return withZones(view, zone => (event.rooms.includes(zone.id) ? { ...zone, revealed: true } : zone));
    case 'enemiesSpawned':
      return withZones(view, zone => (zone.id === event.zone ? counted(zone, event.crowd, 1) : zone));
    case 'enemyEliminated':
      return withZones(view, zone => (zone.id === event.zone ? counted(zone, event.crowd, -1) : zone));
    case 'enemiesMoved':
      return event.marches.reduce(
        (now, { crowd, from, to }) =>
          withZones(now, zone => {
            if (zone.id === from) return counted(zone, crowd, -1);
            return zone.id === to ? counted(zone, crowd, 1) : zone;
          }),
        view,
      );
    default:
      return view;
  }
}

const withHero = (view: View, id: string, change: Partial<SeenHero>): View => ({
  ...view,
  heroes: view.heroes.map(hero => (hero.id === id ? { ...hero, ...change } : hero)),
});

const withZones = (view: View, change: (zone: SeenZone) => SeenZone): View => ({
  ...view,
  zones: view.zones.map(change),
});

function heroMoved(view: View, id: SeenHero['id'], to: ZoneId | null): View {
  const moved = withHero(view, id, { zone: to });
  return withZones(moved, zone => {
    const others = zone.heroes.filter(hero => hero !== id);
    return zone.id === to ? { ...zone, heroes: [...others, id] } : { ...zone, heroes: others };
  });
}

function counted(zone: SeenZone, { kind, hero, count }: Crowd, sign: 1 | -1): SeenZone {
  if (kind !== 'zombieHero') return { ...zone, [kind]: Math.max(0, zone[kind] + sign * count) };
  if (!hero) return zone;
  const others = zone.zombieHeroes.filter(one => one !== hero);
  return { ...zone, zombieHeroes: sign > 0 ? [...others, hero] : others };
}
