import type { JsonObject, JsonValue } from '@liveryjs/compiler/manifest';
import { readJson } from '#workspace/open/read-json.ts';
import type { Workspace } from '#workspace/open/workspace.ts';

/** A call as it may be made, and its answer. */
export interface Example {
  /** Parameters of the address, as their schema types them. */
  readonly query?: JsonObject;
  readonly body?: JsonObject;
  /** The envelope's value. */
  readonly answer: JsonValue;
}

/**
 * Reads the examples that stand beside the contract, a file an area.
 *
 * @returns the examples of each file by operationId; none for a workspace without them
 * @throws Failure that names a file which is no JSON
 */
export function readExamples({
  files,
  schemasFolder,
}: Workspace): ReadonlyMap<string, Readonly<Record<string, Example>>> {
  const folder = `${schemasFolder}/platform/examples`;
  const names = files.list(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names
      .sort()
      .map((name) => [
        name.replace('.json', ''),
        readJson(files, `${folder}/${name}`) as unknown as Readonly<Record<string, Example>>,
      ]),
  );
}
