import { expect, it } from 'vitest';
import { type BuildReport, digestsOf, parseReport, reportText } from './report.ts';

const report: BuildReport = {
  brand: 'red',
  domains: ['red.example'],
  inputHash: 'a1',
  chunks: [{ file: 'assets/a.js', raw: 1, gzip: 2, brotli: 3, sha256: 'c1', modules: {}, why: [] }],
  widgets: {},
  routes: [],
  budgets: [],
  files: { 'index.html': { raw: 4, sha256: 'f1' } },
};

it('a report is what was written, and names the digest of every file', () => {
  expect(parseReport(reportText(report))).toEqual(report);
  expect(digestsOf(report)).toEqual({ 'assets/a.js': 'c1', 'index.html': 'f1' });
});

it.each([
  ['another domain', 'red.example', 'bad.example'],
  ['another digest of a file', '"f1"', '"f2"'],
  ['another input', '"a1"', '"a2"'],
  ['a file less', '"index.html":{', '"gone":{'],
  ['no digest', '"digest"', '"digets"'],
  ['no JSON', '{', '['],
])('a report with %s is not believed', (_name, from, to) => {
  const text = reportText(report);
  expect(text).toContain(from);
  expect(parseReport(text.replace(from, to))).toBeUndefined();
});

it.each<[name: string, forged: object]>([
  ['without chunks', { chunks: undefined }],
  ['with a chunk that is none', { chunks: [null] }],
  ['with a file without a digest', { files: { 'index.html': {} } }],
  ['with files that are a list', { files: ['index.html'] }],
  ['with a file outside', { files: { 'assets/../../a.js': { raw: 1, sha256: 'f1' } } }],
  ['with a chunk outside', { chunks: [{ ...report.chunks[0], file: '../a.js' }] }],
  ['with a brand that is no text', { brand: null }],
  ['with routes that are none', { routes: {} }],
])('a report %s is not believed, though its digest is right', (_name, forged) => {
  expect(parseReport(reportText({ ...report, ...forged } as BuildReport))).toBeUndefined();
});
