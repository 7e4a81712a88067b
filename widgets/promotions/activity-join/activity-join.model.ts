import { CallError } from '@liveryjs/engine/kit/plain';

const OF_PICTURES: ReadonlySet<string> = new Set(['picture_broken', 'too_large', 'unsupported_type']);
const OF_ACTIVITIES: ReadonlySet<string> = new Set(['activity_state', 'activity_gone', 'picture_unknown']);

/** Tells whether the platform does not take one of the pictures. */
export function isBadPicture(error: unknown): boolean {
  return error instanceof CallError && OF_PICTURES.has(error.code ?? '');
}

/** Tells whether there are words for a refusal that no other call gives. */
export function isActivityRefusal(error: unknown): boolean {
  return error instanceof CallError && OF_ACTIVITIES.has(error.code ?? '');
}
