import type { ErrorObject } from 'ajv/dist/2020.js';
import { createIssue, type Issue } from '#engine/issues/index.ts';
import type { JsonObject } from '#engine/manifest/json.ts';
import type { Traced } from '#engine/manifest/parse/traced.ts';
import { pathOf } from '#engine/manifest/pointer.ts';
import type { Origins } from '#engine/manifest/resolve/origins.ts';
import type { JsonSchema } from '#engine/manifest/schema/json-schema.ts';
import type { WidgetDefinition } from '#engine/manifest/schema/widget-definition.ts';

export interface ShapeInput {
  readonly errors: readonly ErrorObject[];
  readonly manifest: JsonObject;
  readonly document: Traced;
  readonly origins: Origins;
  readonly schema: JsonSchema;
  readonly abstract: boolean;
  readonly widgets: ReadonlyMap<string, WidgetDefinition>;
}

export function shapeIssues({ errors, manifest, origins, abstract }: ShapeInput): Issue[] {
  return errors
    .filter((error) => error.keyword !== 'if' && !(abstract && error.keyword === 'required'))
    .map((error) =>
      createIssue(
        'manifest-shape',
        { pointer: error.instancePath, ...origins.near(error.instancePath) },
        {
          path: pathOf(manifest, error.instancePath),
          expected: error.message ?? '',
          received: JSON.stringify(error.params),
          hint: '',
        },
      ),
    );
}
