import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { BASE } from './page/base.ts';
import { fetched } from './page/fetched.tsx';
import { Header } from './page/header.tsx';
import { NotFound } from './page/not-found.tsx';
import { Waiting } from './page/page.tsx';
import { ShelfPage } from './shelf/shelf-page.tsx';

// Each page is fetched when somebody goes there. The shelf is with us already.
const NewTablePage = fetched(async () => (await import('./new-table/new-table-page.tsx')).NewTablePage);
const TablePage = fetched(async () => (await import('./play/table-page.tsx')).TablePage);
const ScreenPage = fetched(async () => (await import('./sofa/screen-page.tsx')).ScreenPage);
const WaitingScreenPage = fetched(async () => (await import('./sofa/waiting-screen-page.tsx')).WaitingScreenPage);
const HandPage = fetched(async () => (await import('./sofa/hand-page.tsx')).HandPage);
const CodePage = fetched(async () => (await import('./sofa/code-page.tsx')).CodePage);
const LearnPage = fetched(async () => (await import('./learn/learn-page.tsx')).LearnPage);
const LessonPage = fetched(async () => (await import('./learn/lesson-page.tsx')).LessonPage);
const FirstMatchPage = fetched(async () => (await import('./learn/first-match-page.tsx')).FirstMatchPage);
const ReplayPage = fetched(async () => (await import('./replay/replay-page.tsx')).ReplayPage);
const AnalysisPage = fetched(async () => (await import('./analysis/analysis-page.tsx')).AnalysisPage);
const CampaignPage = fetched(async () => (await import('./campaign/campaign-page.tsx')).CampaignPage);
const RulesPage = fetched(async () => (await import('./rules/rules-page.tsx')).RulesPage);
const OriginsPage = fetched(async () => (await import('./origins/origins-page.tsx')).OriginsPage);
const GalleryPage = fetched(async () => (await import('./gallery/gallery-page.tsx')).GalleryPage);
const GalleryListPage = fetched(async () => (await import('./gallery/gallery-list-page.tsx')).GalleryListPage);
const CreditsPage = fetched(async () => (await import('./credits/credits-page.tsx')).CreditsPage);
const DevicePage = fetched(async () => (await import('./device/device-page.tsx')).DevicePage);

const byAddress = new Map<string, { readonly fetchCode: () => Promise<void> }>([
  ['new', NewTablePage],
  ['table', TablePage],
  ['screen', WaitingScreenPage],
  ['hand', HandPage],
  ['learn', LearnPage],
  ['replay', ReplayPage],
  ['analysis', AnalysisPage],
  ['campaign', CampaignPage],
  ['rules', RulesPage],
  ['origins', OriginsPage],
  ['gallery', GalleryPage],
  ['credits', CreditsPage],
  ['device', DevicePage],
]);

/** Fetches the code of the page at an address. Where that fails the page will say so. */
export async function fetchCodeFor(path: string): Promise<void> {
  await byAddress
    .get(path.split('/')[1] ?? '')
    ?.fetchCode()
    .catch(() => null);
}

/** One page per thing. */
export function App() {
  return (
    <Router base={BASE.slice(0, -1)}>
      <Header />
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
          <Route path="/learn/:game/match">{({ game }) => <FirstMatchPage key={game} game={game} />}</Route>
          <Route path="/learn/:game/:lesson">
            {({ game, lesson }) => <LessonPage key={`${game} ${lesson}`} game={game} lesson={lesson} />}
          </Route>
          <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/analysis/:id">{({ id }) => <AnalysisPage key={id} id={id} />}</Route>
          <Route path="/campaign/:id">{({ id }) => <CampaignPage key={id} id={id} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/origins/:game">{({ game }) => <OriginsPage key={game} game={game} />}</Route>
          <Route path="/gallery">
            <GalleryListPage />
          </Route>
          <Route path="/gallery/:game">{({ game }) => <GalleryPage key={game} game={game} />}</Route>
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
    </Router>
  );
}
