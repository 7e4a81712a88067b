import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { applyEdits } from '@liveryjs/workspace/edits/apply-edits';
import { lookUp } from '@liveryjs/workspace/explain/look-up';
import { LiveWorkspace } from '@liveryjs/workspace/live/live-workspace';
import type { Workspace } from '@liveryjs/workspace/open';
import { reach } from '@liveryjs/workspace/reach/reach';
import { type Bench, type BenchResult, slowOf } from './bench.ts';
import { makeBrands } from './make-brands.ts';

const TIMES = 40;
/** An agent's call that finds the files as they were takes so long at most, in seconds. */
const TURN_LIMIT = 0.2;

interface Question {
  readonly what: string;
  /** In seconds. */
  readonly limit: number;
  readonly ask: (workspace: Workspace, index: number) => unknown;
}

/** The answers of a live workspace among many brands, as the studio, an editor and an agent ask for them. */
export const answers: Bench = {
  name: 'answers',
  async run({ root, checks: count, log }) {
    // Brands lie in the repository: what lies elsewhere is looked at file by file.
    mkdirSync(join(root, '.livery'), { recursive: true });
    const brandsFolder = mkdtempSync(join(root, '.livery/answers-'));
    try {
      return await measure(root, brandsFolder, count, log);
    } finally {
      rmSync(brandsFolder, { recursive: true });
    }
  },
};

async function measure(
  root: string,
  brandsFolder: string,
  count: number,
  log: (line: string) => void,
): Promise<BenchResult[]> {
  const ids = makeBrands(root, brandsFolder, count);
  const live = await LiveWorkspace.open({ root, brandsFolder });
  const idOf = (index: number) => ids[(index * 7) % ids.length] ?? '';
  const fileOf = (id: string) => relative(root, join(brandsFolder, id, 'brand.json'));
  const named = (id: string, name: string) =>
    readFileSync(join(brandsFolder, id, 'brand.json'), 'utf8').replace(
      /"name": "[^"]*"/,
      `"name": "${name}"`,
    );
  const questions: readonly Question[] = [
    {
      what: 'the findings of a brand with a line that is not saved',
      limit: 0.03,
      ask: (_workspace, index) => {
        const id = idOf(index);
        const draft = { path: fileOf(id), after: named(id, `Draft ${index}`) };
        return live.over([draft], () => live.findings([id]));
      },
    },
    {
      what: 'the origin of a value',
      limit: 0.02,
      ask: (workspace, index) => lookUp(workspace, idOf(index), '/theme/defaultMode'),
    },
    {
      what: 'the reach of a place of a brand',
      limit: 0.1,
      ask: (workspace, index) => reach(workspace, `${fileOf(idOf(index))}#/name`),
    },
    {
      what: 'the text after an edit, and its findings',
      limit: 0.03,
      ask: async (_workspace, index) => {
        const edit = { op: 'set', brand: idOf(index), at: '/name', value: `Edit ${index}` } as const;
        const { files } = await live.make([(workspace) => applyEdits(workspace, [edit])]);
        return live.over(files, () => live.findings([edit.brand]));
      },
    },
  ];
  const results: BenchResult[] = [];
  const add = (what: string, limit: number, times: readonly number[]) => {
    const slow = slowOf(times);
    log(`answers: ${what}: ${times.map((time) => time.toFixed(0)).join(' ')} ms`);
    results.push({
      what: `${what}, among ${count} brands, 95 of 100 are faster`,
      measured: `${slow.toFixed(1)} ms`,
      baseline: '',
      value: slow / 1000,
      limit,
      unit: 'seconds',
    });
  };
  for (const { what, limit, ask } of questions) {
    const times: number[] = [];
    await live.inTurn(async (workspace) => {
      // The first answers read what has not been read yet.
      for (let time = 0; time < TIMES * 2; time++) {
        const began = performance.now();
        await ask(workspace, time % TIMES);
        if (time >= TIMES) times.push(performance.now() - began);
      }
    });
    add(what, limit, times);
  }
  const turns: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const id = idOf(time);
    writeFileSync(join(brandsFolder, id, 'brand.json'), named(id, `Saved ${time}`));
    const began = performance.now();
    await live.inTurn(() => live.findings([id]));
    turns.push(performance.now() - began);
  }
  add('the findings after a save that nobody told of, with a look at all files', TURN_LIMIT, turns);
  return results;
}
