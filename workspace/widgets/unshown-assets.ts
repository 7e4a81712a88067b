import { createIssue, type Issue, nearest } from '@liveryjs/compiler/issues';
import {
  byIdentity,
  type FileSystem,
  folderOf,
  isObject,
  type ManifestResult,
  own,
  type WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';

/** Files of code that visitors get. */
const CODE = /^(?!.*\.(?:test|spec|stories|props)\.).*\.[cm]?[jt]sx?$/;

/** Words in quotes, and members of the brand's assets: any of them may be the name of an asset. */
const NAMED = /(?:(['"`])([A-Za-z][\w-]*)\1)|(?:\bassets\??\.([A-Za-z]\w*))/g;

/** Code that puts the name of an asset together. */
const COMPUTED = /\buseAsset\(\s*`[^`]*\$\{/;

/** The assets that the engine shows by their names. */
const ASSETS_SCHEMA = 'schemas/brand/assets.schema.json';

/**
 * Finds named assets that a brand adds and that nothing shows: the engine does not know the name, no widget's code says it, and
 * neither does the manifest or a content. An abstract brand may have them for the contents of others.
 */
export function unshownAssets(workspace: Workspace, manifest: ManifestResult): Issue[] {
  const { schemas, files, widgets } = workspace;
  const { merged, abstract, chain, origins } = manifest;
  const assets = own(merged, 'assets');
  if (abstract || merged === undefined || !isObject(assets)) return [];
  const shown = Object.keys(schemas.brand[ASSETS_SCHEMA]?.properties ?? {});
  const ownFile = `${chain.at(-1)?.folder}/brand.json`;
  const isNew = (name: string) => {
    const writer = origins.writerOf(`/assets/${name}`);
    return writer?.file === ownFile && !writer.isOver;
  };
  const added = Object.keys(assets).filter((name) => !shown.includes(name) && isNew(name));
  if (added.length === 0) return [];
  const inCode = namesInCode(widgets, files);
  if (inCode.areComputed) return [];
  const written = JSON.stringify(merged);
  const contents = chain.map(({ folder }) => textsBelow(files, `${folder}/content`)).join('\n');
  return added.flatMap((name) => {
    const pointer = `/assets/${name}`;
    // A name that is told to be misspelt needs no second finding.
    if (manifest.issues.some((issue) => issue.pointer === pointer)) return [];
    const isNamed =
      inCode.names.has(name) ||
      new RegExp(`${JSON.stringify(name)}(?!:)`).test(written) ||
      new RegExp(`asset:${name}(?![\\w-])`).test(contents);
    if (isNamed) return [];
    const place = { pointer, ...origins.near(pointer, 'key') };
    const others = [...shown, ...Object.keys(assets)].filter((other) => other !== name);
    return [createIssue('asset-unshown', place, { name, nearest: nearest(name, others) })];
  });
}

/** The names that the code of the widgets says. It is read when a brand first has a name of its own. */
const namesInCode = byIdentity((widgets: readonly WidgetDefinition[], files: FileSystem) => {
  const folders = [...new Set(widgets.map(({ file }) => folderOf(file)))];
  const sources = folders.flatMap((folder) => textsOf(files, folder, CODE));
  const names = sources.flatMap((text) =>
    [...text.matchAll(NAMED)].map(([, , quoted, member]) => quoted ?? member ?? ''),
  );
  return { names: new Set(names), areComputed: sources.some((text) => COMPUTED.test(text)) };
});

function textsBelow(files: FileSystem, folder: string): string {
  return textsOf(files, folder, /\.md$/).join('\n');
}

function textsOf(files: FileSystem, folder: string, form: RegExp): string[] {
  const decoder = new TextDecoder();
  return files
    .list(folder)
    .flatMap((name) => (form.test(name) ? [decoder.decode(files.read(`${folder}/${name}`))] : []));
}
