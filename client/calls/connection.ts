import type { Cipher, OutgoingCall, Reply } from '@liveryjs/schemas/contract/adapter';
import { ciphers } from './cipher.ts';

/** The way in which calls reach the platform. The portal sets it when it starts. */
export interface Connection {
  /** Code of the merchant that calls are made for. */
  merchant: string | undefined;
  /** The platform's code of the page's language: what it writes to somebody is in it. This header is this project's own. */
  language: () => string | undefined;
  cipher: Cipher;
  /** Query that asks for the square picture of a game; undefined where the platform has none. */
  squarePictures?: string | undefined;
  /** Origins beside the portal's own that pictures may come from: the policy of the page blocks all others. */
  imageOrigins: readonly string[];
  /** Sends a call through the adapter, where the platform does not speak as the contract says. */
  through: ((call: OutgoingCall, send: (call: OutgoingCall) => Promise<Reply>) => Promise<Reply>) | undefined;
  /** Told when the platform does not know the token that a call was made with. */
  expired: (token: string) => void | Promise<void>;
}

export const connection: Connection = {
  merchant: undefined,
  language: () => undefined,
  cipher: ciphers.jwe,
  imageOrigins: [],
  through: undefined,
  expired: () => {},
};
