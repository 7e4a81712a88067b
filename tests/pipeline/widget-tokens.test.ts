import { resolve } from 'node:path';
import { memoryFiles } from '@liveryjs/compiler/manifest';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { expect, it } from 'vitest';
import { said } from './fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = nodeFiles(root);
const schemas = ['schemas/brand', 'schemas/portal'].flatMap((folder) =>
  disk.list(folder).map((name) => `${folder}/${name}`),
);
const tokens = `{
  "color": { "$type": "color", "surface": { "raised": { "$value": "#000" }, "base": { "$value": "#000" } } },
  "space": { "$type": "dimension", "3": { "$value": "12px" } },
  "typography": { "$type": "typography", "body": { "$value": "{typography.body}" } }
}`;
const widget = {
  name: 'petals',
  title: 'Petals',
  description: 'Petals that fall.',
  component: 'Petals.tsx',
  regions: ['main'],
  props: { type: 'object' },
};

/** The findings about the code of a widget. */
async function told(code: string, file = 'Petals.tsx'): Promise<string[]> {
  const files = memoryFiles({
    ...Object.fromEntries(schemas.map((path) => [path, disk.read(path) ?? ''])),
    'brands/house/brand.json': '{}',
    'brands/house/tokens.json': tokens,
    'widgets/site/petals/widget.json': JSON.stringify(widget),
    'widgets/site/petals/Petals.tsx': '',
    [`widgets/site/petals/${file}`]: code,
  });
  const { issues } = await checkBrands(openWorkspace({ root, files }), { brands: [] });
  return said({ issues: issues.filter(({ code }) => code === 'widget-token'), files });
}

const widgetFile = 'widgets/site/petals/Petals.tsx';

it.each<[code: string, want: string[]]>([
  ["const a = token('color.surface.raised');", []],
  [
    '\n  color: $'.concat("{token('color.surface.raisd')};"),
    [
      `${widgetFile}:2 «color.surface.raisd» widget-token petals: no brand has the token "color.surface.raisd". Did you mean "color.surface.raised"?`,
    ],
  ],
  [
    'token("color.surfaces.base")',
    [
      `${widgetFile}:1 «color.surfaces.base» widget-token petals: no brand has the token "color.surfaces.base". Did you mean "color.surface.base"?`,
    ],
  ],
  [
    'token(`color.surface.extraordinary`)',
    [
      `${widgetFile}:1 «color.surface.extraordinary» widget-token petals: no brand has the token "color.surface.extraordinary". Known: "color.surface.raised" or "color.surface.base".`,
    ],
  ],
  [
    "token('space.3'); token('nothing')",
    [
      `${widgetFile}:1 «nothing» widget-token petals: no brand has the token "nothing". Write the name of a token such as "color.text.primary".`,
    ],
  ],
  [
    'color: var(--color-surface-raisd, #000);',
    [
      `${widgetFile}:1 «--color-surface-raisd» widget-token petals: no brand has the token "--color-surface-raisd". Did you mean "--color-surface-raised"?`,
    ],
  ],
  ["token('nothing'); token('of.ours')", []],
  ['font-size: var(--typography-body-fontSize); gap: var(--space-3); margin: var(--gap);', []],
  ['--color-surface-raisd: red; color: var(--color-surface-raisd);', []],
  ['token(name); token(`color.$'.concat('{name}`); mytoken("color.surface.raisd");'), []],
  ["  // token('color.surface.raisd') is none", []],
])('%s', async (code, want) => {
  expect(await told(code)).toEqual(want);
});

it('styles beside the component are read, and tests are not', async () => {
  const code = 'a { color: var(--color-surface-raisd) }';
  expect(await told(code, 'petals.css')).toHaveLength(1);
  expect(await told(code, 'Petals.test.tsx')).toEqual([]);
  expect(await told(code, 'Petals.stories.tsx')).toEqual([]);
});
