import { Suspense, lazy } from 'react';
import { Route, Switch } from 'wouter';
import { Header } from './page/header.tsx';
import { NotFound } from './page/not-found.tsx';
import { Waiting } from './page/page.tsx';
import { ShelfPage } from './shelf/shelf-page.tsx';

const NewTablePage = lazy(async () => ({ default: (await import('./new-table/new-table-page.tsx')).NewTablePage }));
const TablePage = lazy(async () => ({ default: (await import('./play/table-page.tsx')).TablePage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const LearnPage = lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));
const CampaignPage = lazy(async () => ({ default: (await import('./campaign/campaign-page.tsx')).CampaignPage }));
const CreditsPage = lazy(async () => ({ default: (await import('./credits/credits-page.tsx')).CreditsPage }));
const DevicePage = lazy(async () => ({ default: (await import('./device/device-page.tsx')).DevicePage }));

/** One page per thing; each is fetched when somebody goes there. */
export function App() {
  return (
    <>
      <Header />
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <ShelfPage />
          </Route>
          <Route path="/new/:game">{({ game }) => <NewTablePage key={game} game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/campaign/:id">{({ id }) => <CampaignPage key={id} id={id} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/credits">
            <CreditsPage />
          </Route>
          <Route path="/device">
            <DevicePage />
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </>
  );
}
