import type { Finding } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { JsonValue } from '#compiler/manifest/json.ts';
import type { Survey } from '#compiler/manifest/resolve/survey.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'values-differ': {
    title: 'A value differs between two places that must agree',
    severity: 'error',
    message: ({ path, value, other, otherPath }) =>
      `${path} is ${JSON.stringify(value)}, and ${otherPath} is ${JSON.stringify(other)}: visitors are told both.`,
    hint: ({ value, otherPath }) => `Write ${JSON.stringify(value)} there, too: at ${otherPath}.`,
  } satisfies Finding<{ path: string; value: JsonValue; other: JsonValue; otherPath: string }>,
};

export const sameValues = createCheck({
  docs: 'Values that the schemas of widgets call the same (`sameValue`) are the same wherever they are shown.',
  findings,
  run({ survey, saidBy, path, report }) {
    for (const uses of differingIn(survey.sameValues)) {
      // The value that the brand writes itself was meant.
      const meant = uses.find(({ pointer }) => saidBy(pointer)?.startsWith('brand')) ?? uses[0];
      const other = uses.find(({ value }) => value !== meant?.value);
      if (meant === undefined || other === undefined) continue;
      const { pointer, value } = meant;
      const args = { path: path(pointer), value, other: other.value, otherPath: path(other.pointer) };
      report('values-differ', { pointer }, args);
    }
  },
});

/** The values of each name that has several. */
const differingIn = byIdentity((all: Survey['sameValues']): readonly Survey['sameValues'][] =>
  [...new Set(all.map(({ name }) => name))]
    .map((name) => all.filter((use) => use.name === name))
    .filter((uses) => uses.some(({ value }) => value !== uses[0]?.value)),
);
