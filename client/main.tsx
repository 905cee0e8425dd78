import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { askAhead } from './ahead.ts';
import { App, fetchCodeFor } from './app.tsx';
import { keepPage } from './calls/home.ts';
import { pathHere } from './page/base.ts';
import { keepAppearance } from './settings/appearance.ts';

keepAppearance();
askAhead(pathHere());
const page = document.getElementById('page');
if (!page) throw new Error('the page has no place to be drawn');
const root = createRoot(page);
/** In slices, so that a slow machine can be scrolled meanwhile. */
const draw = (): void =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
void fetchCodeFor(pathHere()).then(draw);
// At leisure: nothing that is seen waits for it.
setTimeout(keepPage, 10_000);
