import type { Handler } from '#sandbox/http/contract.ts';
import { readWhitelabel } from '#sandbox/system/read-whitelabel.ts';

/** The tree of modules [6.07]. */
export const getWhitelabel: Handler<'getWhitelabel'> = {
  answer: (_query, { db }) => readWhitelabel(db),
};
