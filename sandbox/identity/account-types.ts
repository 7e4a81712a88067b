/** Kinds of accounts [4.01]. */
export const MEMBER = 0;
export const TRIAL = 4;
/** The kind of account that an agent brings as an agent. */
export const AGENT_BELOW = 2;
export const AGENTS: readonly number[] = [1, 2, 41, 42];
