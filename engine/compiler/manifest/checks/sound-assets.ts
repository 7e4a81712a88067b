import { type Finding, nearest } from '#compiler/issues/index.ts';
import {
  assetExtensions,
  extensionOf,
  hasContentOf,
  kindOf,
  LFS,
} from '#compiler/manifest/assets/file-kinds.ts';
import { isWhole } from '#compiler/manifest/assets/is-whole.ts';
import { type PictureSize, pictureSize } from '#compiler/manifest/assets/picture-size.ts';
import { svgIssues } from '#compiler/manifest/assets/svg-issues.ts';
import { foldCase } from '#compiler/manifest/page-file.ts';
import { unreadable } from '#compiler/manifest/parse/unreadable.ts';
import { assetPath } from '#compiler/manifest/resolve/asset-path.ts';
import type { AssetUse, PicturePlace } from '#compiler/manifest/resolve/result.ts';
import { baseOf, folderOf } from '#compiler/manifest/schema/map-references.ts';
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
  'asset-folder': {
    title: 'An asset is a folder',
    severity: 'error',
    message: ({ path, file }) => `${path}: ${file} is a folder where a file is needed.`,
    hint: () => 'Name a file in it, or put the file in its place that is meant.',
  } satisfies Finding<{ path: string; file: string }>,
  'asset-link': {
    title: 'An asset is a link to a file elsewhere',
    severity: 'error',
    message: ({ path, file, folder }) => `${path}: ${file} is a link that leads out of ${folder}.`,
    hint: ({ folder }) => `Put the file itself into ${folder}.`,
  } satisfies Finding<{ path: string; file: string; folder: string }>,
  'asset-empty': {
    title: 'An asset has no content',
    severity: 'error',
    message: ({ path, file }) => `${path}: ${file} has 0 bytes.`,
    hint: () => 'Put the file there anew: an export or a copy has stopped before it began.',
  } satisfies Finding<{ path: string; file: string }>,
  'asset-too-large': {
    title: 'An asset is too large',
    severity: 'error',
    message: ({ path, file, bytes, limit }) => `${path}: ${file} has ${bytes} bytes; ${limit} is the most.`,
    hint: () => 'Make the file smaller: fewer pixels, SVG, WebP or AVIF for pictures, a subset for fonts.',
  } satisfies Finding<{ path: string; file: string; bytes: number; limit: number }>,
  'asset-kind': {
    title: 'An asset is neither a picture nor a font',
    severity: 'error',
    message: ({ path, file, known }) =>
      `${path}: ${file} is of a kind that a portal does not ${known.length === 1 ? 'load as a font' : 'show'}.`,
    hint: ({ known }) =>
      known.length === 1
        ? `Export the font as ${known[0]?.toUpperCase()}; its name then ends with .${known[0]}.`
        : `Its name must end with one of ${known.map((name) => `.${name}`).join(', ')}.`,
  } satisfies Finding<{ path: string; file: string; known: readonly string[] }>,
  'asset-content': {
    title: 'An asset is not what its name says',
    severity: 'error',
    message: ({ path, file, extension, kind }) => {
      if (kind === LFS) return `${path}: ${file} is a pointer of Git LFS, and not the file itself.`;
      return kind === undefined
        ? `${path}: ${file} is named ${extension.toUpperCase()}, and its content is something else.`
        : `${path}: ${file} is named ${extension.toUpperCase()}, and its content is ${kind.toUpperCase()}.`;
    },
    hint: ({ extension, kind, renamed, isThere, meant }) => {
      if (kind === LFS) return 'Run git lfs pull, which fetches it.';
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
  'asset-size': {
    title: 'A picture has a size that its place is not made for',
    severity: 'warning',
    message: ({ path, file, width, height, fault }) => {
      const picture = `${path}: ${file} is ${width} × ${height}`;
      if (fault === 'small') return `${picture} pixels, of which visitors see next to nothing.`;
      if (fault === 'large')
        return `${picture} pixels, which take ${Math.round((width * height * 4) / 1e6)} MB of memory in every browser.`;
      const [least, most] = fault;
      return `${picture}: expected a picture from ${least} to ${most} times as wide as high, got one ${figure(width / height)} times.`;
    },
    hint: ({ fault }) =>
      fault === 'small' || fault === 'large'
        ? 'Export it again in the size in which it is shown, or twice that for fine screens.'
        : 'Cut it to what it shows, or export it again: its place would shrink it, or leave most of it out.',
  } satisfies Finding<{
    path: string;
    file: string;
    width: number;
    height: number;
    fault: 'small' | 'large' | PicturePlace['ratio'];
  }>,
  'asset-case': {
    title: 'The paths of two assets differ by case alone',
    severity: 'error',
    message: ({ path, file, other, otherPath }) =>
      `${path}: ${file} differs by case alone from ${other} (${otherPath}): many disks hold one of the two.`,
    hint: () => 'Rename one of the two files, and write its new name wherever it stands.',
  } satisfies Finding<{ path: string; file: string; other: string; otherPath: string }>,
  'asset-cut-off': {
    title: 'An asset lacks its end',
    severity: 'error',
    message: ({ path, file }) => `${path}: ${file} ends before the picture or the font in it does.`,
    hint: () => 'Take the file anew from where it came: a download or a copy has stopped half way.',
  } satisfies Finding<{ path: string; file: string }>,
};

/** Extensions of fonts that a portal loads. */
const FONTS: readonly string[] = ['woff2'];

type Context = OwnCheckContext<typeof findings>;

export const soundAssets = createCheck({
  docs: 'An asset is a file in the folder of the manifest that names it, or of an installed package, of a bearable size; it is a picture or a font, by its name and by its content, and an SVG runs no code and leads nowhere. No two paths differ by case alone.',
  findings,
  run(context) {
    const files = new Map<string, { file: string; pointer: string }>();
    for (const asset of context.assets) {
      checkAsset(asset, context);
      const { path: file, pointer } = asset;
      if (file === undefined) continue;
      const before = files.get(foldCase(file));
      if (before === undefined) files.set(foldCase(file), { file, pointer });
      else if (before.file !== file)
        context.report('asset-case', { pointer }, () => ({
          path: context.path(pointer),
          file,
          other: before.file,
          otherPath: context.path(before.pointer),
        }));
    }
  },
});

function checkAsset(asset: AssetUse, { files, path: pathAt, report, add }: Context): void {
  const { value, pointer, writtenIn, maxBytes: limit = LARGEST, picture } = asset;
  // Most assets have no finding, and need no path.
  const path = () => pathAt(pointer);
  const resolvedPath = assetPath(value, writtenIn);
  if ('why' in resolvedPath) {
    report('asset-path', { pointer }, { path: path(), value, why: resolvedPath.why });
    return;
  }
  const { path: file, folder } = resolvedPath;
  const bytes = files.size(file);
  const extension = extensionOf(file);
  const isFont = pointer.startsWith('/theme/fonts/');
  const fault = bytes === undefined ? unreadable(files, file) : undefined;
  if (fault !== undefined && files.fault?.(file) !== undefined) add(fault);
  else if (fault !== undefined) report('asset-folder', { pointer }, { path: path(), file });
  else if (bytes === undefined) {
    report('asset-missing', { pointer }, () => {
      const inFolder = `assets/${baseOf(file)}`;
      const isBelow = files.size(`${folder}/${inFolder}`) !== undefined;
      const near = nearest(baseOf(file), files.list(folderOf(file)));
      return {
        path: path(),
        file,
        nearest: isBelow ? inFolder : near && value.replace(/[^/]*$/, near),
      };
    });
  } else if (!files.holds(folder, file)) {
    report('asset-link', { pointer }, { path: path(), file, folder });
  } else if (bytes === 0) {
    report('asset-empty', { pointer }, { path: path(), file });
  } else if (bytes > limit) {
    report('asset-too-large', { pointer }, { path: path(), file, bytes, limit });
  } else if (!(isFont ? FONTS : assetExtensions).includes(extension)) {
    report('asset-kind', { pointer }, { path: path(), file, known: isFont ? FONTS : assetExtensions });
  } else {
    const content = files.read(file) ?? new Uint8Array();
    const kind = extension === 'svg' || !hasContentOf(extension, content) ? kindOf(content) : extension;
    const isOther = extension === 'svg' ? kind !== undefined && kind !== 'svg' : kind !== extension;
    if (!isOther) {
      const size = pictureSize(extension, content);
      const fault = sizeFault(size, extension === 'svg', picture);
      if (!isWhole(extension, content)) report('asset-cut-off', { pointer }, { path: path(), file });
      else if (size !== undefined && fault !== undefined) {
        const { width, height } = size;
        report('asset-size', { pointer }, { path: path(), file, width, height, fault });
      }
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

/** The least width of a picture for which the schema sets none: what is smaller is a stand-in. */
const NARROWEST = 4;

/** The most pixels of a picture: four bytes each in a browser's memory. */
const MOST_PIXELS = 20e6;

function sizeFault(
  size: PictureSize | undefined,
  isDrawing: boolean,
  place: PicturePlace | undefined,
): 'small' | 'large' | PicturePlace['ratio'] | undefined {
  if (size === undefined) return undefined;
  const { width, height } = size;
  const ratio = width / height;
  if (place !== undefined && (ratio < place.ratio[0] || ratio > place.ratio[1])) return place.ratio;
  // A drawing has no pixels.
  if (isDrawing) return undefined;
  if (width < (place?.width ?? NARROWEST) && (place !== undefined || height < NARROWEST)) return 'small';
  return width * height > MOST_PIXELS ? 'large' : undefined;
}

function figure(value: number): string {
  return String(Number(value.toPrecision(2)));
}
