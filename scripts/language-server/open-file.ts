import type { SchemaKind } from '@liveryjs/workspace/types/editor/schema-path';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** A manifest, tokens or messages of a brand that an editor has open. */
export interface OpenFile {
  /** Relative to the root. */
  readonly path: string;
  readonly brand: string;
  readonly kind: SchemaKind;
  readonly document: TextDocument;
}
