import { join, resolve } from 'node:path';
import { buildCode, type CodeChunk } from '@liveryjs/cli/bundle/code-bundle';
import { componentsOf, portalFilesOf } from '@liveryjs/cli/plugin/parts-of';
import { pageStyle } from '@liveryjs/compiler/theme';
import { openWorkspace } from '@liveryjs/workspace/open';
import { codeFolders } from '@liveryjs/workspace/open/packages';
import { Linter } from 'eslint';
import baseline from 'eslint-plugin-baseline-js';
import stylelint from 'stylelint';
import { beforeAll, expect, test } from 'vitest';
import { newerScript, newerStyle } from './newer-features.ts';

const root = resolve(import.meta.dirname, '../..');

const AVAILABLE = {
  available: 'widely',
  includeWebApis: { preset: 'auto' },
  includeJsBuiltins: { preset: 'auto' },
};

/** Returns the ids in web-features of what a script uses that is not widely available. */
function newerInScript(code: string): string[] {
  const messages = new Linter().verify(code, [
    {
      linterOptions: { noInlineConfig: true },
      plugins: { 'baseline-js': { rules: baseline.rules } },
      rules: { 'baseline-js/use-baseline': ['error', AVAILABLE] },
    },
  ]);
  return messages.map(({ message }) => /^Feature .*\(([\w-]+)\) is not/.exec(message)?.[1] ?? message);
}

/** Returns the kinds and names of what styles use that is not widely available. */
async function newerInStyles(
  source: { code: string; codeFilename: string } | { files: string },
): Promise<string[]> {
  const { results } = await stylelint.lint({
    ...source,
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      customSyntax: 'postcss-styled-syntax',
      rules: { 'plugin/use-baseline': [true, { available: 'widely' }] },
    },
  });
  const texts = results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
  return texts.map((text) => text.replace(/ is not a widely available baseline feature\..*$/, ''));
}

let chunks: readonly CodeChunk[];

beforeAll(async () => {
  const workspace = openWorkspace({ root });
  const components = componentsOf(workspace);
  const code = { root, folders: codeFolders(workspace), portal: portalFilesOf(workspace), components };
  ({ chunks } = await buildCode({
    ...code,
    widgets: Object.keys(components),
    core: [],
    soon: [],
    first: [],
  }));
});

const once = (names: readonly string[]) => [...new Set(names)].sort();

test('scripts use what is widely available, and what the list of newer features names', () => {
  expect(newerInScript('navigator.share({}); export const kept = [1].at(-1);')).toEqual(['share']);
  expect(once(chunks.flatMap(({ code }) => newerInScript(code)))).toEqual(Object.keys(newerScript).sort());
});

test('styles use what is widely available, and what the list of newer features names', async () => {
  const code = 'styled.p`text-wrap: balance; @supports (field-sizing: content) { field-sizing: content; }`;';
  expect(
    await newerInStyles({
      code: `import { styled } from 'styled-components';\n${code}`,
      codeFilename: 'a.ts',
    }),
  ).toEqual(['Property "text-wrap"']);
  const foundInStyles = await newerInStyles({
    files: join(root, '{engine,parts,widgets}/**/!(*.test|*.stories).{ts,tsx}'),
  });
  const foundInPage = await newerInStyles({
    code: `import { createGlobalStyle } from 'styled-components';\ncreateGlobalStyle\`${pageStyle}\`;`,
    codeFilename: 'page-style.ts',
  });
  expect(once([...foundInStyles, ...foundInPage])).toEqual(Object.keys(newerStyle).sort());
});
