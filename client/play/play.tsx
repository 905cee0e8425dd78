import { Suspense, lazy, useMemo } from 'react';
import { useWords } from '../language.ts';
import { Page } from '../page/page.tsx';
import { useWholeScreen } from '../page/whole-screen.ts';
import { shutRules, useOpenRule } from '../rules/open-rule.ts';
import { askedAt } from './asked-at.ts';
import { Curtain } from './curtain.tsx';
import { SetAside } from './set-aside.tsx';
import { useAmbience } from './sounding/use-ambience.tsx';
import { type AtLine, usePlay } from './use-play.ts';
import { Laid } from './screen/laid.tsx';
import { rarely } from './screen/rarely.ts';

const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }));

/** The table as the screen: a board in the middle, one's own things below it, the others beside it. */
export function Play(props: AtLine) {
  const words = useWords();
  const { texts, parts } = props;
  const play = usePlay(props);
  const screen = useMemo(() => rarely(parts.screen), [parts]);
  const { state, passTo, passed, names, table } = play;
  const heard = useAmbience(parts, table);
  const { open } = useOpenRule();
  const isLaid = !state.setAside && passTo === null && table !== null;
  useWholeScreen(isLaid);
  if (state.setAside) return <SetAside status={state.setAside} lobby={state.lobby} title={texts.title} />;
  if (passTo !== null) return <Curtain name={names[passTo] ?? ''} onPassed={passed} />;
  if (!table)
    return (
      <Page title={texts.title}>
        <p role="status">{state.connection === 'offline' ? words.play.offline : words.shell.loading}</p>
      </Page>
    );
  return (
    <>
      <Laid key={play.seat} table={table} play={play} screen={screen} title={texts.title} />
      {heard}
      {play.answering.dialog}
      {open && (
        <Suspense fallback={null}>
          <RulesSheet game={state.lobby.game} rule={open.rule} asked={askedAt(table, play)} onClose={shutRules} />
        </Suspense>
      )}
    </>
  );
}
