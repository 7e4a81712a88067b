import type { CodeSet } from './code-set.ts';

/** A regular expression, taken apart. */
export type PatternNode =
  | { readonly kind: 'set'; readonly set: CodeSet }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'boundary'; readonly inside: boolean }
  | { readonly kind: 'look'; readonly body: PatternNode; readonly negative: boolean }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly body: PatternNode;
      readonly min: number;
      /** May be infinite. */
      readonly max: number;
      readonly lazy: boolean;
    };
