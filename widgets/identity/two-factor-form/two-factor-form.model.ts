import { CallError } from '@liveryjs/engine/kit/plain';
import { readFields } from '@liveryjs/engine/kit/read-fields';

export const FIELDS = ['verificationCode'] as const;

/** The most that a verification code may have [5.04]. */
const LONGEST = 255;

export function readCode(form: FormData): Readonly<Record<(typeof FIELDS)[number], string>> {
  return readFields(form, [{ name: 'verificationCode', kind: 'code' }]);
}

/** Whether something is wrong with a code before anybody looks at it. */
export function isNoCode(code: string): boolean {
  return code === '' || code.length > LONGEST;
}

/** Whether the code was not the one: it is of no more use. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof CallError && error.code === 'code_wrong';
}
