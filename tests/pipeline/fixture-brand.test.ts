import { resolve } from 'node:path';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { checkOne } from '@liveryjs/workspace/check/check-one';
import { openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folders = { root, brandsFolder: 'tests/fixtures/brands', widgetFolders: ['tests/fixtures/widgets'] };
const manifest = 'tests/fixtures/brands/almanac/brand.json';
const disk = nodeFiles(root);
const written = new TextDecoder().decode(disk.read(manifest));

/**
 * Returns the findings in almanac when its manifest has other words in these places, with the text of the lines that are
 * named.
 */
function findings(...changes: readonly (readonly [from: string, to: string])[]) {
  const text = changes.reduce((so, [from, to]) => so.replace(from, to), written);
  const files: FileSystem = {
    ...disk,
    read: (path) => (path === manifest ? new TextEncoder().encode(text) : disk.read(path)),
  };
  const { issues } = checkOne(openWorkspace({ ...folders, files }), 'almanac');
  return issues.map(({ file, line = 0, code, severity, message }) => ({
    ...{ severity, code, message },
    at: file === manifest ? text.split('\n')[line - 1]?.trim() : `${file}:${line}`,
  }));
}

test('nothing is to be said of a brand that was made with JSON, Markdown and SVG alone', () => {
  expect(findings()).toEqual([]);
});

test('a brand that breaks the rules of its place is told so at the lines that do it', () => {
  const [feature, age] = ['"responsiblePlay": { "fixed": true }', '"footer", "props": { "minimumAge": 20 }'];
  const brandFindings = findings([feature, feature.replace('true', 'false')], [age, age.replace('20', '18')]);
  expect(brandFindings.filter(({ code }) => code.startsWith('rule-'))).toMatchObject(
    [
      {
        severity: 'error',
        message: /the jurisdiction XT .*XT\.json:6/,
        at: /"responsiblePlay": \{ "fixed": false \}/,
      },
      {
        severity: 'error',
        message: /is 18, .*XT\.json:5\) is 20/,
        at: /"footer", "props": \{ "minimumAge": 18 \}/,
      },
    ].map(({ severity, message, at }) => ({
      severity,
      message: expect.stringMatching(message),
      at: expect.stringMatching(at),
    })),
  );
});
