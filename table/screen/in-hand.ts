import { createContext, useContext } from 'react';

/** Whether the board is looked at in a hand, and lies on a big screen as well: then it should lie the same way round. */
export const InHandContext = createContext(false);

export const useInHand = (): boolean => useContext(InHandContext);
