import { Route, Switch } from 'wouter';
import { fetched } from './page/fetched.tsx';
import { NotFound } from './page/not-found.tsx';

// The rooms of the house that nobody needs in order to begin to play: even their names are fetched only when somebody goes there.
const LearnPage = fetched(async () => (await import('./learn/learn-page.tsx')).LearnPage);
const LessonPage = fetched(async () => (await import('./learn/lesson-page.tsx')).LessonPage);
const FirstMatchPage = fetched(async () => (await import('./learn/first-match-page.tsx')).FirstMatchPage);
const PuzzleListPage = fetched(async () => (await import('./puzzle/puzzle-list-page.tsx')).PuzzleListPage);
const PuzzlePage = fetched(async () => (await import('./puzzle/puzzle-page.tsx')).PuzzlePage);
const ReplayPage = fetched(async () => (await import('./replay/replay-page.tsx')).ReplayPage);
const AnalysisPage = fetched(async () => (await import('./analysis/analysis-page.tsx')).AnalysisPage);
const AnalysisFilePage = fetched(async () => (await import('./analysis/file-page.tsx')).FilePage);
const CampaignPage = fetched(async () => (await import('./campaign/campaign-page.tsx')).CampaignPage);
const RulesPage = fetched(async () => (await import('./rules/rules-page.tsx')).RulesPage);
const OriginsPage = fetched(async () => (await import('./origins/origins-page.tsx')).OriginsPage);
const GalleryPage = fetched(async () => (await import('./gallery/gallery-page.tsx')).GalleryPage);
const GalleryListPage = fetched(async () => (await import('./gallery/gallery-list-page.tsx')).GalleryListPage);
const CreditsPage = fetched(async () => (await import('./credits/credits-page.tsx')).CreditsPage);
const RecordPage = fetched(async () => (await import('./record/record-page.tsx')).RecordPage);
const ScreenShelfPage = fetched(async () => (await import('./sofa/screen-shelf.tsx')).ScreenShelfPage);
const DevicePage = fetched(async () => (await import('./device/device-page.tsx')).DevicePage);

const byAddress = new Map<string, { readonly fetchCode: () => Promise<void> }>([
  ['learn', LearnPage],
  ['puzzles', PuzzlePage],
  ['replay', ReplayPage],
  ['analysis', AnalysisPage],
  ['campaign', CampaignPage],
  ['rules', RulesPage],
  ['origins', OriginsPage],
  ['gallery', GalleryPage],
  ['credits', CreditsPage],
  ['device', DevicePage],
  ['record', RecordPage],
]);

export const fetchRoom = (name: string): Promise<void> => byAddress.get(name)?.fetchCode() ?? Promise.resolve();

export function Rooms() {
  return (
    <Switch>
      <Route path="/learn/:game/match">{({ game }) => <FirstMatchPage key={game} game={game} />}</Route>
      <Route path="/learn/:game/:lesson">
        {({ game, lesson }) => <LessonPage key={`${game} ${lesson}`} game={game} lesson={lesson} />}
      </Route>
      <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
      <Route path="/puzzles">
        <PuzzleListPage />
      </Route>
      <Route path="/puzzles/:game">{({ game }) => <PuzzlePage key={game} game={game} puzzle={null} />}</Route>
      <Route path="/puzzles/:game/:puzzle">
        {({ game, puzzle }) => <PuzzlePage key={`${game} ${puzzle}`} game={game} puzzle={puzzle} />}
      </Route>
      <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/analysis/:id">{({ id }) => <AnalysisPage key={id} id={id} />}</Route>
      <Route path="/analysis">
        <AnalysisFilePage />
      </Route>
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
      <Route path="/screen/games">
        <ScreenShelfPage />
      </Route>
      <Route path="/record">
        <RecordPage />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
