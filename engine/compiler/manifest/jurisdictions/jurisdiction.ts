/** The rules of a place for the brands that are shown there. */
export interface Jurisdiction {
  readonly code: string;
  /** Name of the place as people say it. */
  readonly name: string;
  /** Which law or decision the rules come from, where the file says so. */
  readonly source?: string;
  /** Path of its file, relative to the workspace root. */
  readonly file: string;
  readonly rules: readonly Rule[];
}

/** One thing that a place asks for. `line` is where its file says so. */
export type Rule = { readonly line: number } & (
  | { readonly kind: 'feature'; readonly name: string }
  | { readonly kind: 'content'; readonly name: string; readonly linkedFrom: readonly string[] }
  /** The floor of a value that is the same in the whole manifest. `key` is what the file calls the rule. */
  | { readonly kind: 'least'; readonly key: string; readonly value: string; readonly least: number }
  /** A thing of a kind (`shows` of a schema) that no page may show. */
  | { readonly kind: 'forbidden'; readonly key: string; readonly shown: string; readonly name: string }
);
