import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import { Failure } from '@liveryjs/workspace/failure';
import { assetName } from '@liveryjs/workspace/hash';
import { loadBrand, openWorkspace, type WorkspaceFolders } from '@liveryjs/workspace/open';
import { codeFolders, packagesFolder } from '@liveryjs/workspace/open/packages';
import type { Plugin, PluginOption } from 'vite';
import { brandModuleId } from '#scripts/plugin/ids.ts';
import { adaptersOf, componentsOf, partsOf, portalFilesOf } from '#scripts/plugin/parts-of.ts';
import { originsOf } from './origins-of.ts';
import { renderDocument } from './render-document.ts';
import { fileName, stylesheetOf } from './stylesheet.ts';
import { buildPlugins, buildSettings } from './vite-build.ts';

/**
 * Makes a plain `vite build` build one brand: everything in one graph, one page that is rendered in the browser, no
 * prerendering and no report. `livery build` makes the bundles that go to a host. The brand is read when the build begins;
 * one that does not exist or is broken ends it.
 *
 * @param folders of the repository; the root is absolute
 */
export function plainPlugins(folders: WorkspaceFolders, id: string): PluginOption[] {
  const { root } = folders;
  const brand = once(() => readBrand(folders, id));
  const page: Plugin = {
    name: 'livery:page',
    config() {
      const { build, ...settings } = buildSettings(codeFolders(brand().workspace));
      const input = { brand: brandModuleId(id, 'entry') };
      return {
        ...settings,
        root,
        build: { ...build, rolldownOptions: { ...build?.rolldownOptions, input } },
      };
    },
    generateBundle(_options, bundle) {
      const { parts, css, stylesheet } = brand();
      const { supported, default: first } = parts.brand.languages;
      const { locale = 'en', direction } = supported.find(({ code }) => code === first) ?? {};
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const file of parts.styleFiles) emit(fileName(file), file.bytes);
      emit(stylesheet, css);
      const entry = Object.values(bundle).find((item) => item.type === 'chunk' && item.isEntry);
      const html = renderDocument({
        lang: locale,
        dir: direction ?? directionOf(locale),
        title: parts.brand.name,
        origins: originsOf(parts.brand),
        fonts: [],
        stylesheets: [`/${stylesheet}`],
        entry: `/${entry?.fileName}`,
        modules: [],
        earlyScript: '',
      });
      emit('index.html', html);
    },
  };
  const plugins = buildPlugins([root, packagesFolder(root)], {
    brand: (name) => (name === id ? brand().parts : undefined),
    components: () => componentsOf(brand().workspace),
    portal: () => portalFilesOf(brand().workspace),
    adapters: () => adaptersOf(brand().workspace),
    withoutParser: true,
  });
  return [...plugins, page];
}

function readBrand(folders: WorkspaceFolders, id: string) {
  const workspace = openWorkspace(folders);
  const parts = partsOf(workspace, loadBrand(workspace, id));
  if (!parts) throw new Failure(`There is no brand '${id}' that can be built. Run: livery check ${id}`);
  const css = stylesheetOf(parts);
  return { workspace, parts, css, stylesheet: assetName('tokens.css', css) };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
