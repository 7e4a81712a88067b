import modals from '@liveryjs/schemas/portal/modals.schema.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { sourceFiles, sourceText } from './source-files.ts';

const sources = sourceFiles(['client', 'parts', 'widgets'], /(?<!\.(test|stories|props))\.tsx?$/).map(
  sourceText,
);

/** The values of constants that hold the id of a modal. */
const constants = new Map(
  sources.flatMap((text) =>
    [...text.matchAll(/\bconst ([A-Z_]+_MODAL) = '(\w+)'/g)].map(([, name = '', id = '']) => [name, id]),
  ),
);

it('the modals that code opens are those that the schema names', () => {
  const opened = sources.flatMap((text) =>
    [...text.matchAll(/\bmodal: ([^,}\n]*)/g)].flatMap(([, expression = '']) =>
      [...expression.matchAll(/'(\w+)'|\b([A-Z_]+_MODAL)\b/g)].map(
        ([, id, name = '']) => id ?? constants.get(name) ?? name,
      ),
    ),
  );
  expect([...new Set(opened)].sort()).toEqual([...modals.enum].sort());
  expect(modals.needed.filter((id) => !modals.enum.includes(id))).toEqual([]);
});
