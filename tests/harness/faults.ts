import type { SandboxFault } from '@liveryjs/schemas/platform';

export const NOT_LOADED = 'This could not be loaded.';
export const PARTS_NOT_LOADED = 'Parts of this page could not be loaded.';
export const SLOW = 'The page took longer time to load, please check your network connectivity';

export type Fault = readonly [
  /** The platform's fault, in words. */
  name: string,
  fault: Omit<SandboxFault, 'call'>,
  /** Milliseconds until the page gives up. */
  wait: number,
  /** The page's message then, where the page shows what the call gives. */
  message: string,
];

/** Every way in which a call fails. */
export const FAULTS: readonly [Fault, ...Fault[]] = [
  ['answers 500', { status: 500 }, 0, NOT_LOADED],
  ['answers broken JSON', { body: '{"success":true,"value":[' }, 0, NOT_LOADED],
  ['closes the connection', { abort: true }, 0, NOT_LOADED],
  ['never answers', { hang: true }, 15_000, SLOW],
];
