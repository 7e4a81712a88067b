/** Kinds of accounts [4.01]. */
export const MEMBER = 0;
export const TRIAL = 4;
export const AGENTS: readonly number[] = [1, 2, 41, 42];
