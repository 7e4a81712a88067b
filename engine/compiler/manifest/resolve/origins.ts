import {
  keyPosition,
  type Mark,
  type Position,
  valuePosition,
} from '#compiler/manifest/parse/source-text.ts';
import { type Traced, tracedNear } from '#compiler/manifest/parse/traced.ts';

/** Who wrote a value. */
export interface Origin extends Position {
  readonly file: string;
  /** Other places that wrote the same value, the one that counted last first; for objects and merged lists, who else writes in them. */
  readonly overrode: readonly (Position & { readonly file: string })[];
}

/** Says who wrote the values of a merged manifest. A list's item is named by index or by id. */
export interface Origins {
  /** Who wrote the value at a JSON Pointer; undefined when nobody did and the schema's default holds. */
  of(pointer: string): Origin | undefined;
  /** The file that wrote the value at a JSON Pointer, and whether in place of another; undefined as with `of`. */
  writerOf(pointer: string): { readonly file: string; readonly isOver: boolean } | undefined;
  /** The file of the value, or of the innermost written one around it. */
  fileNear(pointer: string): string;
  /** The texts that manifests wrote for a plain value, each over the one before; the last one counts. */
  textsOf(pointer: string): readonly { readonly file: string; readonly value: string }[];
  /** The place of the value, of the null that took it away, or of the innermost written one around it. */
  near(pointer: string, on?: 'key' | 'value'): Position & { readonly file: string };
}

/** The origins of a traced manifest. */
export function originsIn(root: Traced): Origins {
  return {
    of(pointer) {
      const { traced, exact } = tracedNear(root, pointer);
      if (!exact) return undefined;
      return {
        ...placed(traced.mark, 'value'),
        overrode: traced.overrode.map((mark) => placed(mark, 'value')),
      };
    },
    writerOf(pointer) {
      const { traced, exact } = tracedNear(root, pointer);
      return exact ? { file: traced.mark.source.file, isOver: traced.overrode.length > 0 } : undefined;
    },
    fileNear: (pointer) => tracedNear(root, pointer).traced.mark.source.file,
    textsOf(pointer) {
      const { traced, exact } = tracedNear(root, pointer);
      const marks = exact ? [...traced.overrode].reverse().concat(traced.mark) : [];
      return marks.flatMap(({ source, start, end }) => {
        const value: unknown = JSON.parse(source.text.slice(start, end));
        return typeof value === 'string' ? [{ file: source.file, value }] : [];
      });
    },
    near(pointer, on = 'value') {
      const { traced, exact, nulled } = tracedNear(root, pointer);
      return nulled === undefined ? placed(traced.mark, exact ? on : 'value') : placed(nulled.mark, 'key');
    },
  };
}

/** The origins of a manifest that could not be read: everything stands at the start of its file. */
export function noOrigins(file: string): Origins {
  const nobody = () => undefined;
  return {
    of: nobody,
    writerOf: nobody,
    fileNear: () => file,
    textsOf: () => [],
    near: () => ({ file, line: 1, column: 1 }),
  };
}

function placed(mark: Mark, on: 'key' | 'value'): Position & { file: string } {
  return { file: mark.source.file, ...(on === 'key' ? keyPosition(mark) : valuePosition(mark)) };
}
