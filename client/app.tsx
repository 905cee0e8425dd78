import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { BASE } from './page/base.ts';
import { Boundary } from './page/boundary.tsx';
import { fetched } from './page/fetched.tsx';
import { Header } from './page/header.tsx';
import { Waiting } from './page/page.tsx';
import { ShelfPage } from './shelf/shelf-page.tsx';

// Each page is fetched when somebody goes there. The shelf is with us already.
const NewTablePage = fetched(async () => (await import('./new-table/new-table-page.tsx')).NewTablePage);
const TablePage = fetched(async () => (await import('./play/table-page.tsx')).TablePage);
const ScreenPage = fetched(async () => (await import('./sofa/screen-page.tsx')).ScreenPage);
const WaitingScreenPage = fetched(async () => (await import('./sofa/waiting-screen-page.tsx')).WaitingScreenPage);
const HandPage = fetched(async () => (await import('./sofa/hand-page.tsx')).HandPage);
const CodePage = fetched(async () => (await import('./sofa/code-page.tsx')).CodePage);
const otherRooms = () => import('./rooms.tsx');
const Rooms = fetched(async () => (await otherRooms()).Rooms);

const byAddress = new Map<string, { readonly fetchCode: () => Promise<void> } | null>([
  ['', null],
  ['new', NewTablePage],
  ['table', TablePage],
  ['screen', WaitingScreenPage],
  ['hand', HandPage],
]);

/** Fetches the code of the page at an address. Where that fails the page will say so. */
export async function fetchCodeFor(path: string): Promise<void> {
  const name = path.split('/')[1] ?? '';
  const page = byAddress.get(name);
  await (page === undefined ? fetchRoom(name) : page?.fetchCode())?.catch(() => null);
}

async function fetchRoom(name: string): Promise<void> {
  await Promise.all([Rooms.fetchCode(), otherRooms().then(rooms => rooms.fetchRoom(name))]);
}

/** One page per thing. */
export function App() {
  return (
    <Router base={BASE.slice(0, -1)}>
      <Header />
      <Boundary>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/">
              <ShelfPage />
            </Route>
            <Route path="/new/:game">{({ game }) => <NewTablePage key={game} game={game} />}</Route>
            <Route path="/table/:id/screen">{({ id }) => <ScreenPage key={id} id={id} />}</Route>
            <Route path="/screen">
              <WaitingScreenPage />
            </Route>
            <Route path="/hand">
              <CodePage />
            </Route>
            <Route path="/hand/:id">{({ id }) => <HandPage key={id} id={id} />}</Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route>
              <Rooms />
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
    </Router>
  );
}
