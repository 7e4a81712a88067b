import type { Handler } from '#sandbox/http/contract.ts';

/** The key that encrypted bodies are made with. The path and the shape are this project's own. */
export const getPublicKey: Handler<'getPublicKey'> = {
  answer: (_query, { cipher }) => cipher.publicKey(),
};
