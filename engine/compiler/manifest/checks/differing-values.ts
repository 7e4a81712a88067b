import type { Finding } from '#compiler/issues/index.ts';
import { ownText } from '#compiler/manifest/json.ts';
import { valueAt } from '#compiler/manifest/pointer.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'value-itself': {
    title: 'A value says what stands beside it',
    severity: 'warning',
    message: ({ path, value, other }) =>
      `${path}: ${JSON.stringify(value)} is what ${JSON.stringify(other)} beside it says, so it comes to nothing.`,
    hint: ({ key, other }) =>
      `Write another value for ${JSON.stringify(key)}, or for ${JSON.stringify(other)}.`,
  } satisfies Finding<{ path: string; value: string; key: string; other: string }>,
};

export const differingValues = createCheck({
  docs: 'A value of which the schema says so (`differsFrom`) is another one than that of the member beside it.',
  findings,
  run({ manifest, survey, path, report }) {
    for (const { value, pointer, key, other } of survey.differing) {
      const around = valueAt(manifest, pointer.slice(0, pointer.lastIndexOf('/')));
      if (ownText(around, other) !== value) continue;
      report('value-itself', { pointer }, { path: path(pointer), value, key, other });
    }
  },
});
