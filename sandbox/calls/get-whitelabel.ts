import type { Call } from '#sandbox/http/call.ts';
import { readWhitelabel } from './read-whitelabel.ts';

/** The tree of modules [6.07]. */
export const getWhitelabel: Call<object> = {
  method: 'GET',
  path: '/wps/system/whitelabel',
  response: 'whitelabel-node',
  answer: (_query, { db }) => readWhitelabel(db),
};
