import { Suspense, lazy } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';
import type { MapModel, SightTool } from './model.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

const SightPanel = lazy(async () => ({ default: (await import('./sight-panel.tsx')).SightPanel }));

interface Props {
  readonly look: Seen;
  readonly model: MapModel;
  /** It is wanted; until it is drawn, the flat map stands there. */
  readonly isRelief: boolean;
  readonly isDrawn: boolean;
  readonly canRelief: boolean;
  readonly onRelief: (isRelief: boolean) => void;
  readonly tool: SightTool | null;
  readonly onTool: (tool: SightTool | null) => void;
}

/** How the battlefield is shown, and who sees whom. */
export function Tools({ look, model, isRelief, isDrawn, canRelief, onRelief, tool, onTool }: Props) {
  const own = words[look.language];
  return (
    <div className={styles.tools} data-strip>
      <span className={styles.buttons} data-lid data-landmark>
        <button
          type="button"
          aria-pressed={tool !== null}
          title={own.sight}
          data-words
          onClick={() => onTool(tool ? null : { from: look.view.focus.figure, to: null })}
        >
          <Icon d={icons['on-sight']} />
          <span>{own.sight}</span>
        </button>
        {canRelief ? (
          <button
            type="button"
            aria-pressed={isRelief && isDrawn}
            data-coming={(isRelief && !isDrawn) || undefined}
            title={isRelief ? own.flat : own.relief}
            aria-label={own.relief}
            onClick={() => onRelief(!isRelief)}
          >
            3D
          </button>
        ) : (
          <span className={unseen}>{own.noRelief}</span>
        )}
      </span>
      {tool && (
        <Suspense fallback={null}>
          <SightPanel look={look} model={model} tool={tool} onTool={onTool} />
        </Suspense>
      )}
    </div>
  );
}
