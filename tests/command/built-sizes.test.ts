import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createTestProject();
  project.write('brands/demo/brand.json', {
    schemaVersion: 1,
    id: 'demo',
    extends: 'base',
    name: 'Demo',
    domains: ['demo.localhost'],
    budgets: { '/': { scriptKiB: 100 } },
  });
});
afterEach(() => project.remove());

const built = (brotli: number) => ({
  routes: [
    { path: '/', files: [], script: { raw: 0, gzip: 0, brotli }, style: { raw: 0, gzip: 0, brotli: 0 } },
  ],
});

it('a budget that the last build passed is told of, with what it was then', async () => {
  project.write('dist/demo/build-report.json', built(120 * 1024));
  const { code, out } = await livery(project.root, 'check', 'demo');
  expect(code).toBe(0);
  expect(out).toContain('brands/demo/brand.json:11:20  warning  over-budget-built');
  expect(out).toContain(
    'budgets["/"].scriptKiB: the last build needed 120 KiB, 100 KiB are allowed (dist/demo/build-report.json).',
  );
  expect(out).toContain('livery build demo');
});

it('a budget that was kept is not', async () => {
  project.write('dist/demo/build-report.json', built(99 * 1024));
  expect((await livery(project.root, 'check', 'demo')).out).toBe('No issues in 1 brand.');
});

it.each([
  ['a list', []],
  ['a report without sizes', { routes: [null, { path: '/' }] }],
  [
    'a report whose sizes are texts',
    { routes: [{ path: '/', script: { brotli: '9' }, style: { brotli: '9' } }] },
  ],
  ['no JSON', '{ "routes": '],
])('%s in the place of the report is told', async (_name, report) => {
  project.write('dist/demo/build-report.json', report);
  const { code, out } = await livery(project.root, 'check', 'demo');
  expect(code).toBe(0);
  expect(out).toContain('dist/demo/build-report.json:1:1  warning  report-foreign');
});
