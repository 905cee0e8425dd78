import type { Clock } from '../clock.ts';
import type { Membership } from '../nodes/membership.ts';
import { ChatStore } from '../storage/chat.ts';
import { failureOf } from '../storage/failure.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Job, Simulations } from '../simulations/simulations.ts';
import type { House } from '../tables/house.ts';
import type { Troubles } from '../troubles.ts';

export interface AdminServices {
  readonly house: House;
  readonly store: Store;
  readonly membership: Membership;
  readonly troubles: Troubles;
  readonly clock: Clock;
  readonly backUp: ((now: number) => Promise<string>) | null;
  readonly simulations: Simulations;
}

const safe = (text: unknown): string => String(text).replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`);

const moment = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').slice(0, 19);

type Cell = string | number | { readonly html: string };

function table(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cell = (value: Cell): string => `<td>${typeof value === 'object' ? value.html : safe(value)}</td>`;
  const body = rows.map(row => `<tr>${row.map(cell).join('')}</tr>`).join('');
  const head = heads.map(name => `<th scope="col">${safe(name)}</th>`).join('');
  const empty = rows.length === 0 ? '<p>None.</p>' : '';
  return `<section><h2>${safe(title)}</h2>${empty}<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>`;
}

const logOf = (id: string): Cell => ({ html: `<a href="/admin/tables/${safe(id)}/log" download>log</a>` });

/** Plain HTML without scripts: it must work on the worst day. */
export async function adminPage(services: AdminServices): Promise<string> {
  const { house, store, membership, troubles, backUp, simulations } = services;
  const [counts, aside, awake, reports] = await Promise.all([
    store.countByStatus(),
    store.tablesSetAside(100),
    house.list(),
    new ChatStore(store).reported(100),
  ]);
  const nodes = [
    [membership.node, 'this one', '', ''],
    ...membership.alive.map(({ id, startedAt, about }) => [id, moment(startedAt), about.sockets, about.tables]),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rempart: the host's page</title><style>
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.25rem .5rem;text-align:left;vertical-align:top}
section{overflow-x:auto}code{white-space:pre-wrap;word-break:break-word}</style></head><body><main>
<h1>Rempart: the host's page</h1>
${backUp ? '<form method="post" action="/admin/backup"><button>Back up the database now</button></form>' : ''}
${table(
  'Tables by state',
  ['state', 'tables'],
  counts.map(({ status, count }) => [status, count]),
)}
${table('Servers', ['server', 'since', 'sockets', 'tables awake'], nodes)}
${table(
  'Set aside: their rules failed, or have changed',
  ['table', 'game', 'version', 'state', 'why', 'last use', ''],
  aside.map(row => [row.id, row.game, row.version, row.status, whyOf(row), moment(row.touched_at), logOf(row.id)]),
)}
${table(
  'Messages that people reported, the latest first',
  ['when', 'table', 'what was said', 'by', 'reported by'],
  reports.map(one => [moment(one.reported_at), one.table_id, one.said, one.author_id, one.reporter_id]),
)}
${table(
  'Awake here',
  ['table', 'game', 'state', 'inputs', 'people looking', ''],
  awake
    .slice(0, 200)
    .map(({ row, situation, watchers }) => [
      row.id,
      row.game,
      row.status,
      situation?.n ?? '',
      watchers.size,
      logOf(row.id),
    ]),
)}
${table(
  'Unusual events of this server, the latest first',
  ['when', 'what', 'details'],
  troubles
    .latest()
    .map(({ at, what, details }) => [moment(at), what, { html: `<code>${safe(JSON.stringify(details))}</code>` }]),
)}
${simulationForm(house.games().map(({ game }) => game.id))}
${table(
  'Simulations of this server, the latest first',
  [
    'asked',
    'game',
    'scenario',
    'bots',
    'games',
    'state',
    'wins by seat, with the interval at 95 %',
    'endings',
    'decisions',
  ],
  simulations.list().map(simulationRow),
)}
</main></body></html>`;
}

function simulationForm(games: readonly string[]): string {
  const options = games.map(id => `<option>${safe(id)}</option>`).join('');
  return `<section><h2>Simulate</h2><form method="post" action="/admin/simulations">
<label>Game <select name="game">${options}</select></label>
<label>Scenario <input name="scenario" placeholder="the first one"></label>
<label>Seats <input name="seats" inputmode="numeric" size="3"></label>
<label>Bots, one for all or one for each seat <input name="bots" placeholder="yardstick"></label>
<label>Games <input name="games" inputmode="numeric" size="7" placeholder="200"></label>
<label>Seed <input name="seed"></label>
<button>Play them</button></form></section>`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function simulationRow({ wish, startedAt, done, state, result, why }: Job): Cell[] {
  const wins = result?.seats.map(({ share, low, high }) => `${percent(share)} (${percent(low)} to ${percent(high)})`);
  const endings = Object.entries(result?.reasons ?? {}).map(([reason, n]) => `${reason} ${percent(n / wish.games)}`);
  return [
    moment(startedAt),
    wish.game,
    result?.scenario ?? wish.scenario ?? '',
    (result?.bots ?? wish.bots).join(', '),
    `${done} of ${wish.games}`,
    why === null ? state : `${state}: ${why}`,
    (wins ?? []).join('; '),
    endings.join(', '),
    result ? result.decisions.mean.toFixed(1) : '',
  ];
}

const whyOf = ({ failure }: TableRow): string => (failure ? failureOf(failure).why : '');
