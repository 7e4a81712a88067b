import { CallError } from '@liveryjs/engine/kit/plain';
import { readFields } from '@liveryjs/engine/kit/read-fields';

export const FIELDS = ['verificationCode'] as const;

/** The most that a verification code may have [5.04]. */
const LONGEST = 255;

export function readCode(form: FormData): Readonly<Record<(typeof FIELDS)[number], string>> {
  return readFields(form, [{ name: 'verificationCode', kind: 'code' }]);
}

/** Tells whether a code is invalid before the platform looks at it. */
export function isNoCode(code: string): boolean {
  return code === '' || code.length > LONGEST;
}

/** Tells whether the code was wrong: it is of no more use. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof CallError && error.code === 'code_wrong';
}
