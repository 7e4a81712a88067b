import type { Traced } from '#compiler/manifest/parse/traced.ts';

/** A fault that a merge finds: its place in the child, and the message. */
export type MergeFinding =
  | { kind: 'duplicate'; item: Traced; first: Traced; pointer: string }
  | { kind: 'remove'; item: Traced; pointer: string; known: () => readonly string[] }
  | { kind: 'anchor'; key: string; anchor: Traced; pointer: string; known: () => readonly string[] }
  | { kind: 'circle'; key: string; anchor: Traced; pointer: string; ids: readonly string[] }
  | { kind: 'directive'; at: Traced; pointer: string; what: string; hint: string };

/** Takes findings; the pointer is one in the child. */
export type Report = (finding: MergeFinding) => void;
