import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestProject, livery, type TestProject } from './test-command.ts';

/** A project whose brands have a light and a dark mode. */
export function createModedProject(): TestProject {
  const project = createTestProject();
  const brand = JSON.parse(readFileSync(join(project.root, 'brands/base/brand.json'), 'utf8')) as object;
  const modes = [
    { id: 'light', scheme: 'light' },
    { id: 'dark', scheme: 'dark' },
  ];
  project.write('brands/base/brand.json', { ...brand, theme: { modes, defaultMode: 'light' } });
  project.write('brands/base/tokens.light.json', { color: { $type: 'color', page: { $value: '#ffffff' } } });
  project.write('brands/base/tokens.dark.json', { color: { $type: 'color', page: { $value: '#000000' } } });
  return project;
}

/** Imports tokens into the brand `demo`. @param source a file or folder of the project */
export function importTokens(project: TestProject, source: string, ...options: readonly string[]) {
  return livery(project.root, 'import', 'tokens', join(project.root, source), '--brand', 'demo', ...options);
}

/** A library in JSON5, with files for light and dark and values for dark in an extension. */
export function writeJson5Library(project: TestProject): void {
  project.write('node_modules/@acme/tokens/package.json', { name: '@acme/tokens', version: '1.0.0' });
  const write = (file: string, text: string) => project.write(`node_modules/@acme/tokens/src/${file}`, text);
  write(
    'base/light.json5',
    `// Light\n{ base: { color: { ink: { $type: 'color', $value: { colorSpace: 'hsl', components: [0, 0, 10], hex: '#1a1a1a' } } } } }`,
  );
  write('base/dark.json5', `{ base: { color: { ink: { $type: 'color', $value: '#e6e6e6' } } } }`);
  write('base/dark.dimmed.json5', `{ base: { color: { ink: { $type: 'color', $value: '#999' } } } }`);
  write(
    'text.json5',
    `{
  text: {
    default: { $value: '{base.color.ink}', $type: 'color' },
    muted: {
      $value: '{base.color.ink}', $type: 'color', alpha: 0.6,
      $extensions: { 'example.overrides': { dark: { $value: '{base.color.ink}', alpha: 0.5 } } },
    },
    'on-dark': { $value: '#fff', $type: 'color', $extensions: { 'example.overrides': { 'dark-dimmed': '#eee' } } },
  },
  range: { $value: '(min-width: 1px)', $type: 'custom-range' },
  size: { 'in-out-1': { $value: { value: 4, unit: 'px' }, $type: 'dimension' }, odd: { $value: { value: 1, unit: 'pc' }, $type: 'dimension' } },
}`,
  );
  project.write('node_modules/@acme/tokens/dist/made.json', { made: { $value: 1, $type: 'number' } });
}
