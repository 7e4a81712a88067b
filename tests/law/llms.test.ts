import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { llmsText } from '@liveryjs/cli/documents/llms-text';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, 'llms.txt'), 'utf8');

it('llms.txt is what the documents say now: npm run llms writes it', () => {
  expect(text).toBe(llmsText(root));
});

it('names every page of the documentation', () => {
  const pages = readdirSync(resolve(root, 'docs')).filter((name) => /^(?!README).*\.md$/.test(name));
  expect(pages.filter((name) => !text.includes(`(docs/${name})`))).toEqual([]);
});
