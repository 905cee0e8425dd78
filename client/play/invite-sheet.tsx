import type { Lobby } from '../../referee/messages.ts';
import { useHomeWords } from '../home/use-home-words.ts';
import { TableLink } from '../lobby/invitation.tsx';
import controls from '../page/controls.module.css';
import { Sheet } from '../page/sheet.tsx';

/** In the middle of a match: the link, for whoever would like a bot's seat or to look on. */
export function InviteSheet({ lobby, onClose }: { readonly lobby: Lobby; readonly onClose: () => void }) {
  const home = useHomeWords();
  return (
    <Sheet title={home.invite} onClose={onClose}>
      <div className={controls.stack}>
        <p>{home.inviteText}</p>
        <TableLink />
        {lobby.isFromHome && <p className={controls.note}>{home.begunAtHome}</p>}
      </div>
    </Sheet>
  );
}
