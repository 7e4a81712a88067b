import { join } from 'node:path';
import { type OutputAsset, type OutputChunk, type Plugin, rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import type { BrandParts } from './brand-parts.ts';
import {
  brandModuleId,
  codeModuleId,
  loadersModuleId,
  parseModuleId,
  SERVER_ID,
  soonModuleId,
  WORKER_ID,
} from './ids.ts';
import { liveryPlugin, moduleText, type PluginOptions } from './livery-plugin.ts';

const parts = {
  id: 'aurora',
  brand: { id: 'aurora', name: 'Au"ro\u2028ra' },
  widgets: ['footer', 'game-grid'],
  messages: { EN: { 'nav.home': 'Home' }, VI: { 'nav.home': 'Trang chủ' } },
  contents: {
    terms: { EN: { language: 'EN', body: ['Terms'] }, VI: { language: 'EN', body: ['Terms'] } },
  },
  assets: { logo: { path: 'brands/aurora/assets/logo.svg', bytes: new TextEncoder().encode('<svg/>') } },
  css: (fileUrl: (path: string) => string) => `@font-face{src:url("${fileUrl('fonts/a.woff2')}")}\n`,
  styleFiles: [{ path: 'fonts/a.woff2', bytes: new Uint8Array([1]), preload: true }],
} as unknown as BrandParts;

const options: PluginOptions = {
  brand: (id) => (id === 'aurora' ? parts : undefined),
  components: () => ({
    footer: '/ws/widgets/footer/Footer.tsx',
    'game-grid': '/ws/widgets/game-grid/GameGrid.tsx',
  }),
  adapters: () => ({ turned: '/ws/adapters/turned.ts' }),
  portal: () => ({
    portal: '/platform/portal.ts',
    withAdapter: '/platform/with-adapter.ts',
    withLive: '/platform/with-live.ts',
    withWorker: '/platform/with-worker.ts',
    identity: { registry: '/platform/registry.ts', provider: (name) => `/platform/providers/${name}.ts` },
  }),
};

/** Finds packages as they are found from the plugin's own file, and from nowhere else. */
const packages: Plugin = {
  name: 'packages',
  resolveId: (id, importer) =>
    id.startsWith('@liveryjs/') && importer === join(import.meta.dirname, 'livery-plugin.ts')
      ? { id: id.replace('@liveryjs', '/package'), external: true }
      : null,
};

async function build(
  input: string,
  some: Partial<PluginOptions> = {},
  ...others: readonly Plugin[]
): Promise<(OutputChunk | OutputAsset)[]> {
  const bundle = await rollup({
    input,
    plugins: [liveryPlugin({ ...options, ...some }), packages, ...others],
    external: (id) => id.startsWith('/'),
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output;
}

describe('modules load in Rollup itself', () => {
  test('the manifest', async () => {
    const [chunk] = await build(brandModuleId('aurora', 'manifest'));
    expect(chunk && 'code' in chunk && chunk.code).toBe(
      `const brand = {"id":"aurora","name":"Au\\"ro\u2028ra"};\n\nexport { brand };\n`,
    );
  });

  test('messages, a chunk a language', async () => {
    const output = await build(brandModuleId('aurora', 'messages'));
    const code = output.flatMap((item) => (item.type === 'chunk' ? [item.code] : []));
    expect(code).toHaveLength(3);
    expect(code.join('\n')).toContain('{"nav.home":"Trang chủ"}');
  });

  test('named files, emitted by content', async () => {
    const output = await build(brandModuleId('aurora', 'assets'));
    const asset = output.find((item) => item.type === 'asset');
    expect(asset?.fileName).toMatch(/^assets\/logo-[\w-]{8}\.svg$/);
    expect(output.some((item) => item.type === 'chunk' && item.code.includes(asset?.fileName ?? '-'))).toBe(
      true,
    );
  });

  test('the entry, with the packages that the plugin itself finds', async () => {
    const [chunk] = await build(brandModuleId('aurora', 'entry'));
    const imports = chunk && 'imports' in chunk ? chunk.imports : [];
    expect(imports).toEqual(['/package/engine/boot/browser', '/platform/portal.ts']);
  });

  test('the entry of a brand with an adapter and a third party, with the files of both', async () => {
    const brand = () => ({ ...parts, identity: 'sandbox', adapter: 'turned' });
    const [chunk] = await build(brandModuleId('aurora', 'entry'), { brand });
    const { imports, dynamicImports } = chunk as OutputChunk;
    expect(imports).toEqual([
      '/package/engine/boot/browser',
      '/platform/registry.ts',
      '/platform/portal.ts',
      '/platform/with-adapter.ts',
      '/ws/adapters/turned.ts',
    ]);
    expect(dynamicImports).toContain('/platform/providers/sandbox.ts');
  });

  test('a widget takes the package that it finds, or the one that the plugin finds', async () => {
    const widgets: Plugin = {
      name: 'widgets',
      resolveId: (id, importer) => {
        if (id === 'apart' || id === 'at-home') return id;
        return importer === 'at-home' ? { id: '/home/engine/kit', external: true } : null;
      },
      load: (id) => (id === 'apart' || id === 'at-home' ? `import '@liveryjs/engine/kit';` : null),
    };
    const importsOf = async (input: string) => {
      const [chunk] = await build(input, {}, widgets);
      return (chunk as OutputChunk).imports;
    };
    expect(await importsOf('apart')).toEqual(['/package/engine/kit']);
    expect(await importsOf('at-home')).toEqual(['/home/engine/kit']);
  });

  test('a brand that is not there stops the build with what to do', async () => {
    await expect(build(brandModuleId('nobody', 'manifest'))).rejects.toThrow(
      "There is no brand 'nobody' that can be built. Run: livery check",
    );
  });
});

describe('texts of modules', () => {
  const textOf = (id: string, some: Partial<PluginOptions> = {}) => {
    const module = parseModuleId(id);
    return module && moduleText(module, { ...options, ...some });
  };

  test.each([
    [
      brandModuleId('aurora', 'widgets'),
      'export const widgets = {"footer":() => import("/ws/widgets/footer/Footer.tsx"),"game-grid":() => import("/ws/widgets/game-grid/GameGrid.tsx")};\n',
    ],
    [brandModuleId('aurora', 'messages/EN'), 'export default {"nav.home":"Home"};\n'],
    [
      brandModuleId('aurora', 'contents'),
      'export const contents = {"terms":{"EN":() => import("virtual:brand/aurora/contents/terms.EN"),"VI":() => import("virtual:brand/aurora/contents/terms.EN")}};\n',
    ],
    [brandModuleId('aurora', 'contents/terms.EN'), 'export default {"language":"EN","body":["Terms"]};\n'],
    [brandModuleId('aurora', 'messages/TH'), 'export default {};\n'],
    [brandModuleId('aurora', 'tokens.css'), '@font-face{src:url("fonts/a.woff2")}\n'],
    [
      codeModuleId({ widgets: ['game-grid', 'footer', 'footer'], core: ['footer'], soon: [], first: [] }),
      `export { startBrowser } from "@liveryjs/engine/boot/browser";
export { portal } from "/platform/portal.ts";
export const widgets = {};
export const otherWidgets = () => import("virtual:livery/loaders/game-grid/widgets");
import w0 from "/ws/widgets/footer/Footer.tsx";
export const components = {"footer":w0};
`,
    ],
    [
      codeModuleId({ widgets: ['footer', 'game-grid'], core: [], soon: [], first: ['footer'] }),
      `export { startBrowser } from "@liveryjs/engine/boot/browser";
export { portal } from "/platform/portal.ts";
export const widgets = {"footer":() => import("/ws/widgets/footer/Footer.tsx")};
export const otherWidgets = () => import("virtual:livery/loaders/game-grid/widgets");
export const components = {};
`,
    ],
    [
      codeModuleId({
        widgets: ['footer', 'game-grid'],
        core: [],
        soon: ['game-grid', 'footer'],
        first: ['footer'],
      }),
      `export { startBrowser } from "@liveryjs/engine/boot/browser";
export { portal } from "/platform/portal.ts";
const soon = async (name) => ({ default: (await import("virtual:livery/soon/footer,game-grid/widgets")).components[name] });
export const widgets = {"footer":() => soon("footer"),"game-grid":() => soon("game-grid")};
export const otherWidgets = () => import("virtual:livery/loaders//widgets");
export const components = {};
`,
    ],
    [
      soonModuleId(['game-grid', 'footer']),
      `import w0 from "/ws/widgets/footer/Footer.tsx";
import w1 from "/ws/widgets/game-grid/GameGrid.tsx";
export const components = {"footer":w0,"game-grid":w1};
`,
    ],
    [
      loadersModuleId(['game-grid']),
      'export const widgets = {"game-grid":() => import("/ws/widgets/game-grid/GameGrid.tsx")};\n',
    ],
    [
      codeModuleId({ widgets: ['footer'], core: [], soon: [], first: [], identity: 'sandbox' }),
      `export { startBrowser } from "@liveryjs/engine/boot/browser";
import { identityProviders } from "/platform/registry.ts";
identityProviders["sandbox"] = () => import("/platform/providers/sandbox.ts");
export { portal } from "/platform/portal.ts";
export const widgets = {};
export const otherWidgets = () => import("virtual:livery/loaders/footer/widgets");
export const components = {};
`,
    ],
    [
      codeModuleId({ widgets: ['footer'], core: [], soon: [], first: [], adapter: 'turned' }),
      `export { startBrowser } from "@liveryjs/engine/boot/browser";
import { portal as plain } from "/platform/portal.ts";
import { withAdapter } from "/platform/with-adapter.ts";
import adapter from "/ws/adapters/turned.ts";
export const portal = withAdapter(plain, adapter);
export const widgets = {};
export const otherWidgets = () => import("virtual:livery/loaders/footer/widgets");
export const components = {};
`,
    ],
    [
      codeModuleId({ widgets: [], core: [], soon: [], first: [], adapter: 'turned', live: true }),
      `export { startBrowser } from "@liveryjs/engine/boot/browser";
import { portal as plain } from "/platform/portal.ts";
import { withAdapter } from "/platform/with-adapter.ts";
import adapter from "/ws/adapters/turned.ts";
import { withLive } from "/platform/with-live.ts";
export const portal = withLive(withAdapter(plain, adapter));
export const widgets = {};
export const otherWidgets = () => import("virtual:livery/loaders//widgets");
export const components = {};
`,
    ],
    [
      codeModuleId({ widgets: [], core: [], soon: [], first: [], worker: true }),
      `export { startBrowser } from "@liveryjs/engine/boot/browser";
import { portal as plain } from "/platform/portal.ts";
import { withWorker } from "/platform/with-worker.ts";
export const portal = withWorker(plain);
export const widgets = {};
export const otherWidgets = () => import("virtual:livery/loaders//widgets");
export const components = {};
`,
    ],
    [WORKER_ID, 'export { keepOffline } from "@liveryjs/engine/render/offline-worker";\n'],
    [
      codeModuleId({ widgets: [], core: [], soon: [], first: [], identity: 'sandbox', adapter: 'turned' }),
      `export { startBrowser } from "@liveryjs/engine/boot/browser";
import { identityProviders } from "/platform/registry.ts";
identityProviders["sandbox"] = () => import("/platform/providers/sandbox.ts");
import { portal as plain } from "/platform/portal.ts";
import { withAdapter } from "/platform/with-adapter.ts";
import adapter from "/ws/adapters/turned.ts";
export const portal = withAdapter(plain, adapter);
export const widgets = {};
export const otherWidgets = () => import("virtual:livery/loaders//widgets");
export const components = {};
`,
    ],
    [
      SERVER_ID,
      `export { compileStyles, earlyScript, renderRoute } from '@liveryjs/engine/boot/server';
export { portal } from "/platform/portal.ts";
import w0 from "/ws/widgets/footer/Footer.tsx";
import w1 from "/ws/widgets/game-grid/GameGrid.tsx";
export const widgets = {"footer":w0,"game-grid":w1};
`,
    ],
  ])('%s', (id, want) => {
    expect(textOf(id)).toBe(want);
  });

  test('while developing, files keep their address at the server', () => {
    const dev = { fileUrl: ({ path }: { path: string }) => `/@fs/${path}` };
    expect([
      textOf(brandModuleId('aurora', 'assets'), { dev }),
      textOf(brandModuleId('aurora', 'tokens.css'), { dev }),
    ]).toEqual([
      'export const assets = {"logo":"/@fs/brands/aurora/assets/logo.svg"};\n',
      '@font-face{src:url("/@fs/fonts/a.woff2")}\n',
    ]);
  });

  test.each([
    'virtual:brand/aurora',
    'virtual:brand/aurora/',
    'virtual:brand/a/b/manifest',
    'virtual:brand/aurora/secrets',
    'virtual:livery/else',
  ])('%s means nothing', (id) => {
    expect(parseModuleId(id)).toBeUndefined();
  });
});
