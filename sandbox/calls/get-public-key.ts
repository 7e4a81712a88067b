import type { Call } from '#sandbox/http/call.ts';

/** The key that encrypted bodies are made with. The path and the shape are this project's own. */
export const getPublicKey: Call<object> = {
  method: 'GET',
  path: '/wps/system/publicKey',
  response: 'public-key',
  answer: (_query, { cipher }) => cipher.publicKey(),
};
