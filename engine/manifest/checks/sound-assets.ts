import { type Finding, nearest } from '#engine/issues/index.ts';
import { assetExtensions, extensionOf, hasContentOf, kindOf } from '#engine/manifest/assets/file-kinds.ts';
import { svgIssues } from '#engine/manifest/assets/svg-issues.ts';
import { assetPath } from '#engine/manifest/resolve/asset-path.ts';
import type { AssetUse } from '#engine/manifest/resolve/result.ts';
import { baseOf, folderOf } from '#engine/manifest/schema/map-references.ts';
import { createCheck, type OwnCheckContext } from './define-check.ts';

/** The largest asset in bytes, where the schema sets no limit of its own. */
const LARGEST = 1024 * 1024;

const findings = {
  'asset-path': {
    title: 'The path of an asset is not allowed',
    severity: 'error',
    message: ({ path, value, why }) => `${path}: ${JSON.stringify(value)} ${why}.`,
    hint: () =>
      'Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
  } satisfies Finding<{ path: string; value: string; why: string }>,
  'asset-missing': {
    title: 'An asset does not exist',
    severity: 'error',
    message: ({ path, file }) => `${path}: ${file} does not exist.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'The path is relative to the folder of the manifest that writes it.'
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ path: string; file: string; nearest: string | undefined }>,
  'asset-link': {
    title: 'An asset is a link to a file elsewhere',
    severity: 'error',
    message: ({ path, file, folder }) => `${path}: ${file} is a link that leads out of ${folder}.`,
    hint: ({ folder }) => `Put the file itself into ${folder}.`,
  } satisfies Finding<{ path: string; file: string; folder: string }>,
  'asset-too-large': {
    title: 'An asset is too large',
    severity: 'error',
    message: ({ path, file, bytes, limit }) => `${path}: ${file} has ${bytes} bytes; ${limit} is the most.`,
    hint: () => 'Make the file smaller: fewer pixels, SVG, WebP or AVIF for pictures, a subset for fonts.',
  } satisfies Finding<{ path: string; file: string; bytes: number; limit: number }>,
  'asset-kind': {
    title: 'An asset is neither a picture nor a font',
    severity: 'error',
    message: ({ path, file }) => `${path}: ${file} is of a kind that a portal does not show.`,
    hint: ({ known }) => `Its name must end with one of ${known.map((name) => `.${name}`).join(', ')}.`,
  } satisfies Finding<{ path: string; file: string; known: readonly string[] }>,
  'asset-content': {
    title: 'An asset is not what its name says',
    severity: 'error',
    message: ({ path, file, extension, kind }) =>
      kind === undefined
        ? `${path}: ${file} is named ${extension.toUpperCase()}, and its content is something else.`
        : `${path}: ${file} is named ${extension.toUpperCase()}, and its content is ${kind.toUpperCase()}.`,
    hint: ({ extension, renamed, isThere, meant }) => {
      if (isThere) return `Write ${JSON.stringify(meant)}: this file is there.`;
      return renamed === undefined
        ? `Export the picture or font again as ${extension.toUpperCase()}.`
        : `Rename the file to ${renamed}, and write this name here, or export it again as ${extension.toUpperCase()}.`;
    },
  } satisfies Finding<{
    path: string;
    file: string;
    extension: string;
    /** The kind that the content is of. */
    kind: string | undefined;
    /** The path of a file that is called what it is, as the manifest would write it. */
    renamed: string | undefined;
    isThere: boolean;
    meant: string | undefined;
  }>,
};

type Context = OwnCheckContext<typeof findings>;

export const soundAssets = createCheck({
  docs: 'An asset is a file in the folder of the manifest that names it, or of an installed package, of a bearable size; it is a picture or a font, by its name and by its content, and an SVG runs no code and leads nowhere.',
  findings,
  run(context) {
    for (const asset of context.assets) checkAsset(asset, context);
  },
});

function checkAsset(asset: AssetUse, { files, path: pathAt, report, add }: Context): void {
  const { value, pointer, writtenIn, maxBytes: limit = LARGEST } = asset;
  // Of most assets nothing is told.
  const path = () => pathAt(pointer);
  const found = assetPath(value, writtenIn);
  if ('why' in found) {
    report('asset-path', { pointer }, { path: path(), value, why: found.why });
    return;
  }
  const { path: file, folder } = found;
  const bytes = files.size(file);
  const extension = extensionOf(file);
  if (bytes === undefined) {
    report('asset-missing', { pointer }, () => ({
      path: path(),
      file,
      nearest: nearest(baseOf(file), files.list(folderOf(file))),
    }));
  } else if (!files.holds(folder, file)) {
    report('asset-link', { pointer }, { path: path(), file, folder });
  } else if (bytes > limit) {
    report('asset-too-large', { pointer }, { path: path(), file, bytes, limit });
  } else if (!assetExtensions.includes(extension)) {
    report('asset-kind', { pointer }, { path: path(), file, known: assetExtensions });
  } else {
    const content = files.read(file) ?? new Uint8Array();
    const kind = extension === 'svg' || !hasContentOf(extension, content) ? kindOf(content) : extension;
    const isOther = extension === 'svg' ? kind !== undefined && kind !== 'svg' : kind !== extension;
    if (!isOther) {
      if (extension === 'svg') for (const issue of svgIssues(content, file)) add(issue);
      return;
    }
    const isShown = kind !== undefined && assetExtensions.includes(kind);
    const renamed = isShown ? value.replace(/[^.]*$/, kind) : undefined;
    const isThere = isShown && files.size(file.replace(/[^.]*$/, kind)) !== undefined;
    const args = {
      path: path(),
      file,
      extension,
      kind,
      renamed,
      isThere,
      meant: isThere ? renamed : undefined,
    };
    report('asset-content', { pointer }, args);
  }
}
