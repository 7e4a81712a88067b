import type { LinkTarget } from '@liveryjs/schemas/brand';

/** A piece of a content: plain data, of which the page makes elements. No HTML is in it. */
export type RichNode =
  | string
  | { readonly type: 'break' | 'rule' }
  | { readonly type: 'value'; readonly name: string }
  | {
      readonly type: 'paragraph' | 'emphasis' | 'strong' | 'quote' | 'code' | 'listing' | 'item';
      readonly children: readonly RichNode[];
    }
  /** Level 1 is the highest of a content; the id is what a hash names. */
  | {
      readonly type: 'heading';
      readonly level: number;
      readonly id: string;
      readonly children: readonly RichNode[];
    }
  /** Numbered from `start` on; without it the items have marks. */
  | { readonly type: 'list'; readonly start?: number; readonly children: readonly RichNode[] }
  /** To a page of the portal, a heading of the same content, or an address outside. */
  | {
      readonly type: 'link';
      readonly to: Pick<LinkTarget, 'route' | 'query' | 'hash' | 'href'>;
      readonly children: readonly RichNode[];
    }
  | { readonly type: 'picture'; readonly asset: string; readonly alt: string }
  /** The first row is the head. */
  | {
      readonly type: 'table';
      readonly align: readonly ('left' | 'right' | 'center' | null)[];
      readonly rows: readonly (readonly (readonly RichNode[])[])[];
    };

/** A content in one language. */
export interface Content {
  /** Code of the language that it is written in: the default one where it is in no other. */
  readonly language: string;
  readonly body: readonly RichNode[];
}
