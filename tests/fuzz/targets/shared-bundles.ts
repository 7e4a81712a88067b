import { join } from 'node:path';
import { receiveBundle } from '@liveryjs/cli/bundle/shared-bundles';
import { writeBundle } from '@liveryjs/cli/bundle/write-bundle';
import { digestOf } from '@liveryjs/workspace/hash';
import { caseOf, first } from '#tests/fuzz/case.ts';
import { signed } from '#tests/fuzz/signed.ts';
import type { Target } from '#tests/fuzz/target.ts';

const report = signed(
  JSON.stringify({
    ...{ brand: 'red', domains: [], inputHash: '1', chunks: [], widgets: {}, routes: [], budgets: [] },
    files: { 'index.html': { raw: 1, sha256: digestOf('<!doctype html>') } },
  }),
);

/** A bundle that another machine has sent: whoever has the key has signed it, whatever it is. */
export const sharedBundles: Target = {
  limits: { milliseconds: 2000, megabytes: 300 },
  seeds: () => [
    caseOf(
      'bundle.json',
      JSON.stringify([
        ['build-report.json', report],
        ['index.html', '<!doctype html>'],
        ['assets/a.png', 'AAEC', 64],
      ]),
    ),
  ],
  async open(folder) {
    return async (input) => {
      const cache = {
        get: async () => Buffer.from(first(input).bytes),
        put: () => undefined,
        settled: async () => true,
        trouble: () => undefined,
      };
      const bundle = await receiveBundle(cache, '1', 'red');
      if (bundle !== undefined) writeBundle(join(folder, 'red'), bundle.files);
    };
  },
};
