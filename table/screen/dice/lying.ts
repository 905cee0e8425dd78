import { createContext } from 'react';

/** Whether what was thrown lay there before anybody looked. */
export const LyingContext = createContext(false);
