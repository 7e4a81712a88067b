import { createIssue, type Issue, issueList, nearest } from '@liveryjs/compiler/issues';
import { type FileSystem, isList, type ManifestResult, own, ownText } from '@liveryjs/compiler/manifest';
import type { Workspace } from './workspace.ts';

/** Folders of a brand in which something is looked for, with the form of the names there. */
const FOLDERS: Readonly<Record<string, { readonly form: RegExp; readonly names: string } | undefined>> = {
  messages: { form: /\.json$/, names: '<CODE>.json' },
  content: { form: /\.md$/, names: '<name>.<CODE>.md' },
  assets: undefined,
  imports: undefined,
  jurisdictions: undefined,
};

/** The file of groups, beside the folders of the brands. */
const GROUPS = 'groups.json';

const FILES = ['brand.json', 'tokens.json'];

/** Names of what people and other programs read: files that begin with a dot, descriptions, licences, a package's own. */
export const OTHERS =
  /^\.|^(readme|licen[cs]e|copying|notice|changelog|ofl)\b|^package\.json$|^node_modules$|\.d\.ts$/i;

/** Names of copies that editors and people leave behind. */
const COPY = /(\.(bak|backup|old|orig|rej|tmp|swp|copy|save)|~|[ _-]copy( \d+)?\.\w+|\(\d+\)\.\w+)$/i;

/** The depth to which folders of assets are looked into. */
const DEEPEST = 5;

/** Files in a brand's folder that nothing reads, and assets that nothing shows. */
export function unreadFiles({ files, brandsFolder }: Workspace, manifest: ManifestResult): Issue[] {
  const folder = manifest.chain.at(-1)?.folder ?? '';
  if (!folder.startsWith(`${brandsFolder}/`) || manifest.merged === undefined) return [];
  const names = files.list(folder);
  const list = issueList();
  const add = (path: string, meant: string | undefined, form?: string) =>
    list.add('file-unread', () => unread(files, `${folder}/${path}`, path, meant, form));
  const used = usedIn(files, folder, manifest);
  for (const name of names) {
    if (OTHERS.test(name) || FILES.includes(name) || /^tokens\..+\.json$/.test(name)) continue;
    if (Object.hasOwn(FOLDERS, name)) {
      const { form, names: forms } = FOLDERS[name] ?? {};
      if (form === undefined) continue;
      for (const inner of files.list(`${folder}/${name}`))
        if (!form.test(inner) && !OTHERS.test(inner)) add(`${name}/${inner}`, undefined, forms);
      continue;
    }
    if (used.isUsed(name) || used.isAround(name)) continue;
    const isFile = files.size(`${folder}/${name}`) !== undefined;
    const modes = modesOf(manifest).map((mode) => `tokens.${mode}.json`);
    const knownNames = isFile
      ? [...FILES, ...modes].filter((file) => !names.includes(file))
      : Object.keys(FOLDERS);
    const meant = name === GROUPS ? `../${GROUPS}` : nearest(name, knownNames);
    add(name, COPY.test(name) ? undefined : meant);
  }
  // Brands of other repositories may show the pictures of a package.
  const isLost = manifest.issues.some(({ code }) => code === 'asset-missing' || code === 'asset-path');
  if (isLost || names.includes('package.json')) return list.all();
  for (const path of filesBelow(files, folder, 'assets'))
    if (!used.isUsed(path) && !OTHERS.test(path.slice(path.lastIndexOf('/') + 1)))
      list.add('asset-unused', () => createIssue('asset-unused', placeOf(`${folder}/${path}`), { path }));
  return list.all();
}

function modesOf({ merged }: ManifestResult): string[] {
  const modes = own(own(merged, 'theme'), 'modes');
  return isList(modes) ? modes.flatMap((mode) => ownText(mode, 'id') ?? []) : [];
}

/** Folders beside brands that hold what brands are made of, and no manifest, and files that were to be groups. */
export function foldersWithoutBrand({ files, brandsFolder }: Workspace): Issue[] {
  return files.list(brandsFolder).flatMap((name) => {
    const folder = `${brandsFolder}/${name}`;
    if (files.size(folder) !== undefined) {
      const isMeant = name !== GROUPS && /\.jsonc?$/.test(name) && nearest(name, [GROUPS]) !== undefined;
      return isMeant && files.size(`${brandsFolder}/${GROUPS}`) === undefined
        ? [unread(files, folder, name, GROUPS, undefined)]
        : [];
    }
    if (OTHERS.test(name) || files.size(`${folder}/brand.json`) !== undefined) return [];
    const inside = files.list(folder);
    // It is there, and told as what cannot be read.
    if (inside.includes('brand.json')) return [];
    const isMeant = inside.some((inner) => /^(brand|tokens)\b.*\.json$|^messages$/i.test(inner));
    const near = inside.find((inner) => nearest(inner, ['brand.json']) !== undefined);
    if (!isMeant && near === undefined) return [];
    return [createIssue('brand-without-manifest', placeOf(folder), { folder, nearest: near })];
  });
}

function unread(
  files: FileSystem,
  file: string,
  path: string,
  meant: string | undefined,
  form: string | undefined,
): Issue {
  const isFile = files.size(file) !== undefined;
  return createIssue('file-unread', placeOf(file), { path, isFile, nearest: meant, form });
}

/** Paths of the files in a folder and in those inside of it, relative to the brand's folder. */
export function filesBelow(files: FileSystem, home: string, folder: string, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  return files.list(`${home}/${folder}`).flatMap((name) => {
    const path = `${folder}/${name}`;
    return files.size(`${home}/${path}`) === undefined ? filesBelow(files, home, path, depth + 1) : [path];
  });
}

/** The files that a manifest names in its own folder: also in parts that are not shown. */
function usedIn(files: FileSystem, folder: string, { uses }: ManifestResult) {
  const paths = uses.assets.flatMap(({ path }) =>
    path?.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
  );
  const used = new Set(paths);
  let text: string | undefined;
  // A part that a feature or a season leaves out names what is shown later.
  const isNamed = (path: string) => {
    const written = text ?? new TextDecoder().decode(files.read(`${folder}/brand.json`));
    text = written;
    // A part of another word is no name.
    return [`"${path}`, `/${path}`].some((name) => written.includes(name));
  };
  return {
    isUsed: (path: string) => used.has(path) || isNamed(`${path}"`),
    isAround: (name: string) => paths.some((path) => path.startsWith(`${name}/`)) || isNamed(`${name}/`),
  };
}

function placeOf(file: string) {
  return { file, line: 1, column: 1, pointer: '' };
}
