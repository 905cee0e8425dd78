import type { Clock } from '../clock.ts';
import type { Membership } from '../nodes/membership.ts';
import { ChatStore } from '../storage/chat.ts';
import { failureOf } from '../storage/failure.ts';
import { LessonNotes } from '../storage/lessons.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Job, Simulations } from '../simulations/simulations.ts';
import type { House } from '../tables/house.ts';
import type { Troubles } from '../troubles.ts';
import type { AdminWords } from './admin-words.ts';

export interface AdminServices {
  readonly house: House;
  readonly store: Store;
  readonly membership: Membership;
  readonly troubles: Troubles;
  readonly clock: Clock;
  readonly backUp: ((now: number) => Promise<string>) | null;
  readonly simulations: Simulations;
}

const MOST_AWAKE = 200; // tables that are listed

const safe = (text: unknown): string => String(text).replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`);

const moment = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').slice(0, 19);

type Cell = string | number | { readonly html: string };

interface Section {
  readonly title: string;
  readonly heads: readonly string[];
}

function table({ title, heads }: Section, rows: readonly (readonly Cell[])[], below: string): string {
  const cell = (value: Cell): string => `<td>${typeof value === 'object' ? value.html : safe(value)}</td>`;
  const body = rows.map(row => `<tr>${row.map(cell).join('')}</tr>`).join('');
  const head = heads.map(name => `<th scope="col">${safe(name)}</th>`).join('');
  const list = `<div><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
  return `<section><h2>${safe(title)}</h2>${rows.length > 0 ? list : ''}${below === '' ? '' : `<p>${safe(below)}</p>`}</section>`;
}

/** Its colours are the house's, by night and by day; it needs nothing that is not in it. */
const STYLE = `:root{color-scheme:dark light;--paper:#15110d;--sheet:#211a13;--ink:#f6ecdc;--muted:#c3b29b;--line:#403427;--accent:#e9963e;--on-accent:#1c1105}
@media(prefers-color-scheme:light){:root{--paper:#efe6d5;--sheet:#fffaf0;--ink:#2a1d10;--muted:#64533f;--line:#d9c9ad;--accent:#9c4a0c;--on-accent:#fff}}
*{box-sizing:border-box}body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:1.5rem 1rem 3rem;color:var(--ink);background:var(--paper)}
main{max-width:72rem;margin:auto;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
header{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between}
h1{font-size:1.6rem;line-height:1.2;margin:0}h2{font-size:1.05rem;margin:0 0 .5rem}p{margin:0;color:var(--muted)}
section{background:var(--sheet);border:1px solid var(--line);border-radius:.9rem;padding:.9rem 1rem}section>div{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.94rem}td,th{border-top:1px solid var(--line);padding:.35rem .75rem .35rem 0;text-align:left;vertical-align:top}
thead th{border:0;color:var(--muted);font-weight:500}tr td:first-child{white-space:nowrap}a{color:var(--accent)}
code{white-space:pre-wrap;word-break:break-word;font-size:.85rem}
form.many{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));align-items:end}label{display:grid;gap:.2rem;color:var(--muted);font-size:.9rem}
input,select,button{font:inherit;min-height:2.75rem;padding:.4rem .7rem;border-radius:.5rem;border:1px solid var(--line);background:var(--paper);color:var(--ink);width:100%}
button{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600;cursor:pointer;width:auto}:focus-visible{outline:2px solid #8cc9ff;outline-offset:2px}`;

/** Plain HTML without scripts: it must work on the worst day. */
export async function adminPage(services: AdminServices, words: AdminWords, saved: string): Promise<string> {
  const { house, store, membership, troubles, backUp, simulations, clock } = services;
  const [counts, aside, awake, reports, lessons] = await Promise.all([
    store.countByStatus(),
    store.tablesSetAside(100),
    house.list(),
    new ChatStore(store).reported(100),
    new LessonNotes(store).figures(),
  ]);
  const stateOf = (name: string): string => words.states[name] ?? name;
  const logOf = (id: string): Cell => ({
    html: `<a href="/admin/tables/${safe(id)}/log" download>${safe(words.log)}</a>`,
  });
  const section = (what: Section, rows: readonly (readonly Cell[])[], hidden = 0): string =>
    table(what, rows, rows.length === 0 ? words.none : hidden > 0 ? words.more(hidden) : '');
  const looking = awake.reduce((sum, { watchers }) => sum + watchers.size, 0);
  const startedAt = clock.now() - process.uptime() * 1000;
  return `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(words.title)}</title><style>${STYLE}</style></head><body><main>
<header><h1>${safe(words.title)}</h1>
${backUp ? `<form method="post" action="/admin/backup"><button>${safe(words.backUp)}</button></form>` : ''}</header>
${saved === '' ? '' : `<p role="status">${safe(words.saved(saved))}</p>`}
${section(
  words.byState,
  counts.map(({ status, count }) => [stateOf(status), count]),
)}
${section(words.servers, [
  [`${membership.node} ${words.servers.here}`, moment(startedAt), looking, house.awake],
  ...membership.alive.map(({ id, startedAt: since, about }) => [id, moment(since), about.sockets, about.tables]),
])}
${section(
  words.aside,
  aside.map(row => [
    row.id,
    row.game,
    row.version,
    stateOf(row.status),
    whyOf(row, words),
    moment(row.touched_at),
    logOf(row.id),
  ]),
)}
${section(
  words.reported,
  reports.map(one => [moment(one.reported_at), one.table_id, one.said, one.author_id, one.reporter_id]),
)}
${section(
  words.awake,
  awake
    .slice(0, MOST_AWAKE)
    .map(({ row, match, watchers }) => [
      row.id,
      row.game,
      stateOf(row.status),
      match.position?.n ?? '',
      watchers.size,
      logOf(row.id),
    ]),
  awake.length - MOST_AWAKE,
)}
${section(
  words.lessons,
  lessons.map(({ game, lesson, begun, won, stopped }) => [
    game,
    lesson,
    begun,
    won,
    stopped.map(({ note, count }) => `${note} (${count})`).join(', '),
  ]),
)}
${section(
  words.troubles,
  troubles
    .latest()
    .map(({ at, what, details }) => [moment(at), what, { html: `<code>${safe(JSON.stringify(details))}</code>` }]),
)}
${simulationForm(
  house.games().map(({ game }) => game.id),
  words.simulate,
)}
${section(
  words.simulations,
  simulations.list().map(job => simulationRow(job, words)),
)}
</main></body></html>`;
}

function simulationForm(games: readonly string[], words: AdminWords['simulate']): string {
  const options = games.map(id => `<option>${safe(id)}</option>`).join('');
  return `<section><h2>${safe(words.title)}</h2><form class="many" method="post" action="/admin/simulations">
<label>${safe(words.game)} <select name="game">${options}</select></label>
<label>${safe(words.scenario)} <input name="scenario" placeholder="${safe(words.first)}"></label>
<label>${safe(words.seats)} <input name="seats" inputmode="numeric"></label>
<label>${safe(words.bots)} <input name="bots" placeholder="yardstick"></label>
<label>${safe(words.games)} <input name="games" inputmode="numeric" placeholder="200"></label>
<label>${safe(words.seed)} <input name="seed"></label>
<button>${safe(words.go)}</button></form></section>`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function simulationRow({ wish, startedAt, done, state, result, why }: Job, words: AdminWords): Cell[] {
  const wins = result?.seats.map(({ share, low, high }) => words.between(percent(share), percent(low), percent(high)));
  const endings = Object.entries(result?.reasons ?? {}).map(([reason, n]) => `${reason} ${percent(n / wish.games)}`);
  const now = words.states[state] ?? state;
  return [
    moment(startedAt),
    wish.game,
    result?.scenario ?? wish.scenario ?? '',
    (result?.bots ?? wish.bots).join(', '),
    words.done(done, wish.games),
    why === null ? now : `${now}: ${why}`,
    (wins ?? []).join('; '),
    endings.join(', '),
    result ? result.decisions.mean.toFixed(1) : '',
  ];
}

function whyOf({ failure }: TableRow, words: AdminWords): string {
  if (failure === null) return '';
  const { why, lost } = failureOf(failure);
  return lost ? words.lost(lost.from, lost.to) : why;
}
