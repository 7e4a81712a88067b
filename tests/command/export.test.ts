import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import type { TransformedToken } from 'style-dictionary/types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dtcgProblems } from '#tests/harness/dtcg.ts';
import { createModedProject } from './moded-project.ts';
import { livery, type TestProject } from './test-command.ts';

const here = resolve(import.meta.dirname, '../..');
const workspace = openWorkspace({ root: here });
const brands = ['aurora', 'harbor', 'jade', 'kiosk'];

/** Style Dictionary 4 runs on every Node that this project takes, and reads colours and dimensions as texts. */
const PLAIN_VALUES = {
  'color/plain': {
    type: 'value',
    filter: ({ $type }: TransformedToken) => $type === 'color',
    transform: ({ $value: { components, alpha = 1 } }: TransformedToken) =>
      `rgba(${components.map((part: number) => part * 255).join(', ')}, ${alpha})`,
  },
  'dimension/plain': {
    type: 'value',
    filter: ({ $type }: TransformedToken) => $type === 'dimension',
    transform: ({ $value: { value, unit } }: TransformedToken) => `${value}${unit}`,
  },
} as const;

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

describe('the tokens of the brands', () => {
  let out: string;
  beforeAll(async () => {
    out = mkdtempSync(join(tmpdir(), 'livery-tokens-'));
    const { code, notes } = await livery(here, 'export', 'tokens', '--out', out);
    expect({ code, notes }).toEqual({ code: 0, notes: '' });
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));
  const json = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8')) as object;

  it('are one file a mode, and a file that names them', () => {
    const modesOf = (id: string) => Object.keys(loadBrand(workspace, id).theme?.modes ?? {});
    const names = brands.flatMap((id) => [
      ...modesOf(id).map((mode) => `${id}.${mode}.tokens.json`),
      `${id}.resolver.json`,
    ]);
    expect(readdirSync(out).sort()).toEqual(names.sort());
  });

  it('are what the format’s own schemas ask for, without an alias', () => {
    for (const name of readdirSync(out)) {
      const problems = dtcgProblems(name.endsWith('.resolver.json') ? 'resolver' : 'format', json(name));
      expect({ name, problems }).toEqual({ name, problems: [] });
      if (!name.endsWith('.resolver.json')) expect(readFileSync(join(out, name), 'utf8')).not.toMatch(/"\{/);
    }
  });

  it.each(brands)('of %s are read back by Terrazzo, each mode as the portal shows it', async (id) => {
    const { theme } = loadBrand(workspace, id);
    const filename = pathToFileURL(join(out, `${id}.resolver.json`));
    // All that it recommends, but for names with hyphens: those of tokens are in camel case, as their properties are.
    const rules = Object.fromEntries(
      Object.keys(RECOMMENDED_CONFIG).map((rule) => [
        rule,
        rule === 'core/consistent-naming' ? ('off' as const) : ('error' as const),
      ]),
    );
    const config = defineConfig({ lint: { rules } }, { cwd: pathToFileURL(`${out}/`) });
    const { resolver } = await parse([{ filename, src: readFileSync(filename, 'utf8') }], {
      config,
      req: async (url) => readFileSync(url, 'utf8'),
    });
    for (const [mode, values] of Object.entries(theme?.modes ?? {})) {
      const tokens = resolver.apply(Object.keys(theme?.modes ?? {}).length > 1 ? { mode } : {});
      expect(cssOf(tokens)).toEqual(pick(values, cssOf(tokens)));
      // The members of a typography are no tokens.
      expect(Object.keys(tokens).sort()).toEqual(theme?.names.filter((name) => !isMember(name)).sort());
    }
  });

  it.each(brands)('of %s become the portal’s properties by Style Dictionary', async (id) => {
    for (const [mode, values] of Object.entries(loadBrand(workspace, id).theme?.modes ?? {})) {
      const dictionary = new StyleDictionary({
        source: [join(out, `${id}.${mode}.tokens.json`)],
        // It says of each typography that CSS has no letter spacing in its font.
        log: { warnings: 'disabled' },
        hooks: { transforms: PLAIN_VALUES },
        platforms: {
          css: {
            transforms: [
              'name/kebab',
              ...Object.keys(PLAIN_VALUES),
              'color/hex8',
              'size/rem',
              'fontFamily/css',
            ],
          },
        },
      });
      const { allTokens } = await dictionary.getPlatformTokens('css');
      const colors = allTokens.filter(({ $type }) => $type === 'color');
      expect(colors.length).toBeGreaterThan(150);
      for (const { path, $value } of colors)
        expect([path.join('.'), short(String($value))]).toEqual([path.join('.'), values[path.join('.')]]);
      const sizes = allTokens.filter(
        ({ $type, $extensions }) => $type === 'dimension' && $extensions === undefined,
      );
      expect(sizes.length).toBeGreaterThan(40);
      for (const { path, $value } of sizes)
        expect([path.join('.'), String($value).replace(/^0(px|rem)?$/, '0')]).toEqual([
          path.join('.'),
          values[path.join('.')]?.replace(/^0[a-z]+$/, '0'),
        ]);
    }
  });

  /** The CSS of those tokens whose values are easily told in it. */
  function cssOf(tokens: Readonly<Record<string, unknown>>): Record<string, string> {
    const css = Object.entries(tokens as Record<string, Token>).flatMap(([name, { $type, $value }]) => {
      if ($type === 'color') {
        const { components, alpha = 1 } = $value as { components: number[]; alpha?: number };
        const pairs = [...components, ...(alpha < 1 ? [alpha] : [])].map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        );
        return [[name, `#${pairs.join('')}`]];
      }
      if ($type === 'number' || $type === 'fontWeight') return [[name, String($value)]];
      if ($type === 'cubicBezier') return [[name, `cubic-bezier(${String($value)})`]];
      if ($type !== 'duration') return [];
      const { value, unit } = $value as { value: number; unit: string };
      return [[name, `${value}${unit}`]];
    });
    return Object.fromEntries(css);
  }
  const pick = (values: Readonly<Record<string, string>>, like: object) =>
    Object.fromEntries(Object.keys(like).map((name) => [name, values[name]]));
  const isMember = (name: string) => /^typography\.\w+\.\w+$/.test(name);
  const short = (hex: string) => hex.toLowerCase().replace(/^(#.{6})ff$/, '$1');
});

describe('a brand', () => {
  let project: TestProject;
  beforeEach(() => {
    project = createModedProject();
  });
  afterEach(() => project.remove());
  const exported = (name: string) =>
    JSON.parse(readFileSync(join(project.root, '.livery/tokens', name), 'utf8')) as Record<string, unknown>;
  const run = (...args: readonly string[]) => livery(project.root, 'export', 'tokens', ...args);

  it('has what the format cannot say in extensions, and it is told', async () => {
    project.write('brands/demo/tokens.json', {
      odd: {
        wide: { $type: 'dimension', $value: '68ch' },
        same: { $type: 'dimension', $value: '{odd.wide}' },
        tall: { $type: 'dimension', $value: '50vh' },
        none: { $type: 'dimension', $value: '0em' },
        fluid: {
          $type: 'dimension',
          $value: '3rem',
          $extensions: { 'livery.fluid': { min: '2rem' }, 'com.example.id': 7 },
        },
        dawn: {
          $type: 'gradient',
          $value: [
            { color: '#000', position: -1 },
            { color: '{color.page}', position: 1 },
          ],
          $extensions: { 'livery.gradient': { shape: '115deg' } },
        },
        dusk: { $type: 'gradient', $value: '{odd.dawn}' },
        line: { $type: 'border', $value: { width: '0.1em', style: 'solid', color: '#ff000080' } },
        turn: { $type: 'transition', $value: { duration: '.2s', timingFunction: [0, 0, 1, 1] } },
        drop: {
          $type: 'shadow',
          $value: [
            '{odd.drops}',
            { color: '#fff', offsetX: '0px', offsetY: '1px', blur: '0px', inset: true },
          ],
        },
        drops: {
          $type: 'shadow',
          $value: [{ color: '#000', offsetX: '0px', offsetY: '2px', blur: '0px', spread: '1px' }],
        },
        title: {
          $type: 'typography',
          $description: 'Of pages.',
          $deprecated: true,
          $value: {
            fontFamily: 'Sora',
            fontSize: '2rem',
            fontWeight: 'bold',
            lineHeight: '40px',
            letterSpacing: '-0.02em',
          },
        },
        plain: { $type: 'typography', $value: { fontFamily: ['Sora'], fontSize: '10px', fontWeight: 700 } },
      },
    });
    const { code, out } = await run('demo');
    expect(out).toContain('odd.wide: It is 68ch. The format has px and rem alone: 34rem stands for it');
    expect(out).toContain('odd.plain: It says no line height.');
    expect(code).toBe(0);
    const document = exported('demo.dark.tokens.json');
    expect(dtcgProblems('format', document)).toEqual([]);
    const px = (value: number) => ({ value, unit: 'px' });
    const rem = (value: number) => ({ value, unit: 'rem' });
    const color = (hex: string, ...components: number[]) => ({ colorSpace: 'srgb', components, hex });
    const ch = { 'livery.dimension': { value: 68, unit: 'ch' } };
    const dawn = {
      $type: 'gradient',
      $value: [
        { color: color('#000000', 0, 0, 0), position: 0 },
        { color: expect.objectContaining({ colorSpace: 'srgb' }), position: 1 },
      ],
      $extensions: { 'livery.gradient': { shape: '115deg' } },
    };
    expect(document.odd).toEqual({
      wide: { $type: 'dimension', $value: rem(34), $extensions: ch },
      same: { $type: 'dimension', $value: rem(34), $extensions: ch },
      tall: {
        $type: 'dimension',
        $value: px(360),
        $extensions: { 'livery.dimension': { value: 50, unit: 'vh' } },
      },
      none: { $type: 'dimension', $value: px(0) },
      fluid: {
        $type: 'dimension',
        $value: rem(3),
        $extensions: { 'com.example.id': 7, 'livery.fluid': { min: rem(2) } },
      },
      dawn,
      dusk: dawn,
      line: {
        $type: 'border',
        $value: { color: { ...color('#ff0000', 1, 0, 0), alpha: 0.502 }, width: rem(0.1), style: 'solid' },
      },
      turn: {
        $type: 'transition',
        $value: {
          duration: { value: 0.2, unit: 's' },
          delay: { value: 0, unit: 'ms' },
          timingFunction: [0, 0, 1, 1],
        },
      },
      drop: {
        $type: 'shadow',
        $value: [
          { color: color('#000000', 0, 0, 0), offsetX: px(0), offsetY: px(2), blur: px(0), spread: px(1) },
          {
            color: color('#ffffff', 1, 1, 1),
            offsetX: px(0),
            offsetY: px(1),
            blur: px(0),
            spread: px(0),
            inset: true,
          },
        ],
      },
      drops: {
        $type: 'shadow',
        $value: [
          { color: color('#000000', 0, 0, 0), offsetX: px(0), offsetY: px(2), blur: px(0), spread: px(1) },
        ],
      },
      title: {
        $type: 'typography',
        $description: 'Of pages.',
        $deprecated: true,
        $value: {
          fontFamily: ['Sora'],
          fontSize: rem(2),
          fontWeight: 'bold',
          letterSpacing: rem(-0.04),
          lineHeight: 1.25,
        },
      },
      plain: {
        $type: 'typography',
        $value: {
          fontFamily: ['Sora'],
          fontSize: px(10),
          fontWeight: 700,
          letterSpacing: px(0),
          lineHeight: 1.2,
        },
      },
    });
  });

  it('gives to another brand what it has itself', async () => {
    project.write('brands/demo/tokens.json', {
      size: {
        $type: 'dimension',
        wide: { $value: '68ch' },
        fluid: { $value: '3rem', $extensions: { 'livery.fluid': { min: '2rem' } } },
      },
      dawn: {
        $type: 'gradient',
        $value: [
          { color: '#00000080', position: 0 },
          { color: '{color.page}', position: 1 },
        ],
        $extensions: { 'livery.gradient': { shape: '115deg' } },
      },
    });
    await run('demo');
    await livery(project.root, 'new', 'twin', '--from', 'base');
    const imported = await livery(
      project.root,
      ...['import', 'tokens', '.livery/tokens/demo.resolver.json', '--brand', 'twin'],
    );
    expect(imported).toMatchObject({ code: 0 });
    const shown = openWorkspace({ root: project.root });
    const [demo, twin] = ['demo', 'twin'].map((id) => loadBrand(shown, id).theme?.modes);
    const [group] = Object.keys(JSON.parse(read('brands/twin/tokens.json'))).filter((key) =>
      /^demo/.test(key),
    );
    for (const mode of ['light', 'dark'])
      for (const name of ['size.wide', 'size.fluid', 'dawn', 'color.page'])
        expect([name, twin?.[mode]?.[`${group}.${name}`]]).toEqual([name, demo?.[mode]?.[name]]);
  });

  it('is told by its data, in any folder', async () => {
    const { code, out } = await run('demo', '--json', '--out', join(project.root, 'design'));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      {
        brand: 'demo',
        tokens: expect.any(Number),
        modes: ['light', 'dark'],
        files: ['design/demo.light.tokens.json', 'design/demo.dark.tokens.json', 'design/demo.resolver.json'],
        remarks: [],
      },
    ]);
    expect(JSON.parse(read('design/demo.resolver.json'))).toMatchObject({
      name: 'Demo',
      modifiers: { mode: { contexts: { dark: [{ $ref: 'demo.dark.tokens.json' }] } } },
    });
  });

  it('that is not there, abstract or wrong is named, and nothing is written for it', async () => {
    const unknown = await run('dem');
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.notes).toContain('error: there is no brand "dem"');
    expect(unknown.notes).toContain('Did you mean "demo"?');
    const empty = await run('demo', '--out', '');
    expect(empty).toMatchObject({ code: 2 });
    expect(empty.notes).toContain('error: --out is empty. Name the folder that the files go to.');
    const abstract = await run('base');
    expect(abstract).toMatchObject({ code: 1, out: '' });
    expect(abstract.notes).toBe(
      'base is abstract: its tokens get their values in the brands that extend it. Name one of those.',
    );
    project.write('brands/demo/tokens.dark.json', { color: { $type: 'color', page: { $value: 'blue' } } });
    const wrong = await run();
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.notes).toMatch(
      /^The tokens of demo cannot be written, because the brand has \d errors?\. See: livery check demo$/,
    );
    expect(existsSync(join(project.root, '.livery/tokens'))).toBe(false);
  });

  it('is not written where a file is in the way, in a sentence', async () => {
    project.write('design', 'a file');
    const { code, notes } = await run('demo', '--out', join(project.root, 'design'));
    expect(code).toBe(1);
    expect(notes).toMatch(/design cannot be a folder, because a file is in its way\. Move the file away/);
    expect(notes).not.toContain('This should not happen');
  });

  const read = (file: string) => readFileSync(join(project.root, file), 'utf8');
});
