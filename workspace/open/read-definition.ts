import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import {
  type CheckShape,
  type FileSystem,
  fillDefaults,
  isObject,
  type JsonObject,
  type JsonSchema,
  readJsonFile,
  shapeIssues,
  typeName,
} from '@liveryjs/compiler/manifest';

/** A file that describes one thing, such as widget.json. */
export interface ReadDefinition {
  /** With the schema's defaults; undefined where there is anything to mend. */
  readonly value?: JsonObject;
  /** The object as it is written, right or wrong; undefined where it is none. */
  readonly written?: JsonObject;
  readonly issues: readonly Issue[];
  /** Where a value of the file stands. */
  readonly place: (pointer: string) => {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly pointer: string;
  };
}

/** Reads a JSON file that describes one thing, and holds it against its schema. */
export function readDefinition(
  files: FileSystem,
  file: string,
  schema: JsonSchema,
  check: CheckShape,
): ReadDefinition {
  const { value, positions, issues } = readJsonFile(files, file, '');
  const place = (pointer: string) => ({ file, pointer, ...positions.at(pointer) });
  if (!isObject(value)) {
    const shape =
      value === undefined ? [] : [createIssue('json-not-object', place(''), { received: typeName(value) })];
    return { issues: [...issues, ...shape], place };
  }
  const filled = fillDefaults(schema, value) as JsonObject;
  const foundIssues = shapeIssues(check(filled), {
    value: filled,
    partial: false,
    near: (pointer, on) => ({ file, ...(on === 'key' ? positions.keyAt(pointer) : positions.at(pointer)) }),
    widgetFile: () => undefined,
  });
  const all = [...issues, ...foundIssues];
  return { ...(all.length === 0 ? { value: filled } : {}), written: value, issues: all, place };
}
