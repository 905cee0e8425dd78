import { Link } from 'wouter';
import type { Lobby, SetAside as SetAsideState } from '../../referee/messages.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';

interface Props {
  readonly status: SetAsideState['status'];
  readonly lobby: Lobby;
  readonly title: string;
}

/** A table that cannot go on, and why that is nobody's fault who sits there. */
export function SetAside({ status, lobby, title }: Props) {
  const words = useWords();
  return (
    <Page title={title}>
      <div role="alert" className={controls.alert}>
        <p>{words.play.setAside[lobby.isCut ? 'cut' : status]}</p>
      </div>
      <p className={controls.note}>{words.play.tableNumber(lobby.id)}</p>
      <p className={controls.row}>
        <Link href={`/new/${lobby.game}`} className={controls.primary}>
          {words.play.newTable}
        </Link>
        <Link href="/">{words.notFound.home}</Link>
      </p>
    </Page>
  );
}
