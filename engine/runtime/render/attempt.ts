import { createContext } from 'react';

/** Stands for one attempt to show a placement; trying again is another. Code that failed is asked for once in each. */
export const Attempt = createContext<object>({});
