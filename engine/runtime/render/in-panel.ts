import { createContext } from 'react';

/** True when a part of the page stands in a panel, and not in the page below. */
export const InPanel = createContext(false);
