import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { KeptFindings } from '@liveryjs/workspace/check/kept-findings';
import { keepRepository } from '@liveryjs/workspace/open';
import { type Bench, median } from './bench.ts';
import { makeBrands } from './make-brands.ts';

const SAVES = 20;

/** The time that a running watch takes from a changed line to all findings, among many brands. */
export const watchedChecks: Bench = {
  name: 'watch',
  async run({ root, scratch, checks: count, log }) {
    const brandsFolder = join(scratch, 'watched');
    const ids = makeBrands(root, brandsFolder, count);
    const repository = await keepRepository({ root, brandsFolder });
    const kept = new KeptFindings();
    await checkBrands(repository.workspace(), { kept });
    const times: number[] = [];
    for (let save = 0; save <= SAVES; save++) {
      const file = join(brandsFolder, ids[save % ids.length] ?? '', 'brand.json');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/"name": "[^"]*"/, `"name": "Changed ${save}"`));
      const began = performance.now();
      kept.forget(await repository.refresh([relative(root, file)]));
      await checkBrands(repository.workspace(), { kept });
      // The first one has this thread read what it has not read yet: the brands were checked in others.
      if (save > 0) times.push(performance.now() - began);
    }
    log(`watch: ${times.map((time) => time.toFixed(1)).join(', ')} ms`);
    return [
      {
        what: `check of one brand of ${count} after a change of a line, in a watch that runs, median of ${SAVES}`,
        measured: `${median(times).toFixed(1)} ms`,
        baseline: '',
        value: median(times) / 1000,
        limit: 0.03,
        unit: 'seconds',
      },
    ];
  },
};
