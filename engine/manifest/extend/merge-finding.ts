import type { Traced } from '#engine/manifest/parse/traced.ts';

/** What a merge finds wrong: where in the child it stands, and what to say. */
export type MergeFinding =
  | { kind: 'duplicate'; item: Traced; first: Traced; pointer: string }
  | { kind: 'remove'; item: Traced; pointer: string; known: () => readonly string[] }
  | { kind: 'anchor'; key: string; anchor: Traced; pointer: string; known: () => readonly string[] }
  | { kind: 'directive'; at: Traced; pointer: string; what: string; hint: string };

/** Takes findings; the pointer is one in the child. */
export type Report = (finding: MergeFinding) => void;
