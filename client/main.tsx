import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepAppearance } from './settings/appearance.ts';

keepAppearance();
const page = document.getElementById('page');
if (!page) throw new Error('the page has no place to be drawn');
createRoot(page).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
