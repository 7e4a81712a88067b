import type { InlineConfig, Plugin, UserConfig } from 'vite';
import { brandModuleId } from '#scripts/plugin/ids.ts';
import { adaptersOf, componentsOf, partsOf } from '#scripts/plugin/parts-of.ts';
import { loadBrand, openWorkspace } from '#scripts/workspace/index.ts';
import { codeFolders } from '#scripts/workspace/packages.ts';
import { assetName } from './hash.ts';
import { originsOf } from './origins-of.ts';
import { renderDocument } from './render-document.ts';
import { buildConfig } from './vite-build.ts';

/**
 * The configuration of a plain `vite build` of one brand into `dist/vite/<brand>`: everything in one graph, one page
 * that is rendered in the browser, no prerendering and no report. `livery build` is what goes to a host.
 * @param brands folder of the brands, relative to the root or absolute
 * @throws for a brand that does not exist or is broken
 */
export function plainConfig(root: string, id: string, brands = 'brands'): UserConfig {
  const workspace = openWorkspace({ root, brands });
  const parts = partsOf(workspace, loadBrand(workspace, id));
  if (!parts) throw new Error(`There is no brand '${id}' that can be built. Run: livery check ${id}`);
  const config: InlineConfig = buildConfig(root, codeFolders(root), {
    brand: (name) => (name === id ? parts : undefined),
    components: () => componentsOf(workspace),
    adapters: () => adaptersOf(workspace),
    withoutParser: true,
  });
  const css = parts.css((path) => {
    const file = parts.styleFiles.find((item) => item.path === path);
    return file ? `/${assetName(path.split('/').at(-1) ?? path, file.bytes)}` : path;
  });
  const stylesheet = assetName('tokens.css', css);
  const language = parts.brand.languages.supported.find(({ code }) => code === parts.brand.languages.default);
  const pages: Plugin = {
    name: 'livery:page',
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const { path, bytes } of parts.styleFiles)
        emit(assetName(path.split('/').at(-1) ?? path, bytes), bytes);
      emit(stylesheet, css);
      const entry = Object.values(bundle).find((item) => item.type === 'chunk' && item.isEntry);
      const page = renderDocument({
        lang: language?.locale ?? 'en',
        dir: language?.direction ?? 'ltr',
        title: parts.brand.name,
        origins: originsOf(parts.brand),
        fonts: [],
        stylesheets: [`/${stylesheet}`],
        entry: `/${entry?.fileName}`,
        modules: [],
        earlyScript: '',
      });
      emit('index.html', page);
    },
  };
  return {
    ...config,
    plugins: [...(config.plugins ?? []), pages],
    build: {
      ...config.build,
      outDir: `dist/vite/${id}`,
      rolldownOptions: { ...config.build?.rolldownOptions, input: { brand: brandModuleId(id, 'entry') } },
    },
  };
}
