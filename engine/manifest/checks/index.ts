import type { Check } from './check.ts';

/** Every rule of pass 2, in no order that matters. */
export const checks: readonly Check[] = [];
