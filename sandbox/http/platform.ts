import type { Kysely } from 'kysely';
import type { Cipher } from '#sandbox/identity/cipher.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** The services that calls work with. */
export interface Platform {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly cipher: Cipher;
  /** Takes what went wrong inside and keeps nobody from an answer, a finding a line. */
  readonly log: (line: string) => void;
}
