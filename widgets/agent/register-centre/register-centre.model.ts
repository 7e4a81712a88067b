import { CallError } from '@liveryjs/engine/kit/plain';

/** In the order in which they stand. */
export const FIELDS = [
  { name: 'rebateRate' },
  { name: 'username' },
  { name: 'password', kind: 'password' },
] as const;

export type AccountField = (typeof FIELDS)[number]['name'];

const FIELD_OF: Readonly<Record<string, AccountField>> = {
  username_taken: 'username',
  rate_above_own: 'rebateRate',
};

/** The field that a refusal is about; undefined where it is about more. */
export function refusedField(error: unknown): AccountField | undefined {
  return error instanceof CallError && error.code !== undefined ? FIELD_OF[error.code] : undefined;
}
