import type { Mode } from '@liveryjs/schemas/brand';
import { createIssue, type Issue, issueList, nearest, type Place } from '#compiler/issues/index.ts';
import { byIdentity, sameList } from '#compiler/manifest/by-identity.ts';
import type { FileSystem } from '#compiler/manifest/index.ts';
import { isFromLibrary } from './is-from-library.ts';
import { layerTokens } from './layer-tokens.ts';
import { lineagesOf } from './lineages.ts';
import { type Layer, topOf } from './read-layers.ts';
import type { TokenFile } from './read-token-file.ts';

/** Tokens for all modes that a file of the same folder, or of a folder above, overrides in every mode. */
export const checkShadowed = byIdentity(
  (modes: readonly Mode[], layers: readonly Layer[]): readonly Issue[] => {
    const { own, below } = topOf(layers);
    const issues = below.length === 0 ? [] : [...checkShadowed(modes, below)];
    const lineages = lineagesOf(modes);
    const isOver = (mode: string, over: readonly Layer[]) =>
      over.some((other) => other.mode !== undefined && lineages.get(mode)?.includes(other.mode));
    for (const layer of own.filter(({ mode }) => mode === undefined)) {
      for (const token of layer.file.tokens.values()) {
        const over = layers.filter(({ mode, file }) => mode !== undefined && file.tokens.has(token.name));
        if (modes.length === 0 || !modes.every(({ id }) => isOver(id, over))) continue;
        const by = over.map(({ path }) => path);
        const files = [...new Set(over.map(({ mode }) => mode))].map(
          (mode) => `${layer.folder}/tokens.${mode}.json`,
        );
        const args = { path: token.name, by, files };
        issues.push(createIssue('token-shadowed', token.place(token.pointer), args));
      }
    }
    return issues;
  },
);

const namesIn = byIdentity(
  (layers: readonly Layer[]): ReadonlySet<string> =>
    new Set(layers.flatMap(({ file }) => [...file.tokens.keys()])),
);

/** The groups around the tokens of a file: brands share most of their files. */
const groupsOf = byIdentity(
  (file: TokenFile): ReadonlySet<string> => new Set([...file.tokens.keys()].flatMap(prefixesOf)),
);

function isToken(name: string, layers: readonly Layer[]): boolean {
  return layers.some(({ file }) => file.tokens.has(name));
}

function isGroup(name: string, layers: readonly Layer[]): boolean {
  return layers.some(({ file }) => groupsOf(file).has(name));
}

/** The names of the groups around a token, the outermost first. */
function prefixesOf(name: string): string[] {
  const prefixes: string[] = [];
  for (let end = name.indexOf('.'); end !== -1; end = name.indexOf('.', end + 1))
    prefixes.push(name.slice(0, end));
  return prefixes;
}

/** Members of a group to which its value is most often meant to go. */
const MAIN = ['500', '5', '50', 'base', 'default', 'main', 'md', 'medium', 'normal', 'primary'];

/** Tokens that are groups in another file, and tokens inside of one: a name is either. */
export const checkGroups = byIdentity((layers: readonly Layer[]): readonly Issue[] => {
  const { own, below } = topOf(layers);
  const issues = below.length === 0 ? [] : [...checkGroups(below)];
  for (const { file } of own)
    for (const token of file.tokens.values()) {
      const { name } = token;
      const outer = prefixesOf(name).find((prefix) => isToken(prefix, layers) && !file.tokens.has(prefix));
      if (outer !== undefined && !own.some((layer) => layer.file.tokens.has(outer)))
        issues.push(
          createIssue('token-inside', token.place(token.pointer, 'key'), { path: name, token: outer }),
        );
      if (!isGroup(name, layers)) continue;
      const { members, member } = membersOf(name, namesIn(layers));
      // A file that has both says so itself.
      if (members.some((other) => file.tokens.has(other))) continue;
      issues.push(
        createIssue('token-group', token.place(token.pointer, 'key'), { path: name, members, member }),
      );
    }
  return issues;
});

/** The types of the tokens and groups of some files, those that lie on top last. */
const typesIn = byIdentity((layers: readonly Layer[]) => {
  const files = layers.map(({ file }) => file);
  const groups = new Map(files.flatMap(({ groupTypes }) => [...groupTypes]));
  return { groups, tokens: layerTokens(files) };
});

/** Tokens and groups to which a brand gives another type than they have in what it inherits: who uses them counts on that one. */
export const checkTypes = byIdentity((layers: readonly Layer[]): readonly Issue[] => {
  const { own, below } = topOf(layers);
  if (below.length === 0) return [];
  const { groups, tokens } = typesIn(below);
  const issues = [...checkTypes(below)];
  // A place is looked for where it is told: that reads the file once more, with positions.
  const tell = (path: string, type: string, inherited: string | undefined, placeOf: () => Place) => {
    if (inherited !== undefined && inherited !== type)
      issues.push(createIssue('token-type-other', placeOf(), { path, type, inherited }));
  };
  for (const { file } of own) {
    for (const [path, type] of file.groupTypes) {
      const outer = [path, ...prefixesOf(path).reverse()].find((name) => groups.has(name));
      // A group that the brand adds has a type of its own.
      const isInherited = isGroup(path, below);
      if (outer !== undefined && isInherited)
        tell(path, type, groups.get(outer), () => file.groupPlace(path));
    }
    for (const token of file.tokens.values())
      if (token.type !== undefined && !isFromLibrary(token))
        tell(token.name, token.type, tokens.get(token.name)?.declaredType, () =>
          token.place(`${token.pointer}/$type`),
        );
  }
  return issues;
});

/** Findings of files, in which a value that stands where other files have a group is told as such. */
export function fileIssues(layers: readonly Layer[]): Issue[] {
  return layers.flatMap(({ file, path }) =>
    file.issues.map((issue) => {
      const name = issue.pointer.slice(1).replaceAll('/', '.');
      if (issue.code !== 'token-shape' || !isGroup(name, layers)) return issue;
      const { line, column, endColumn, pointer } = issue;
      const place = { file: path, line, column, pointer, ...(endColumn === undefined ? {} : { endColumn }) };
      return createIssue('token-group', place, { path: name, ...membersOf(name, namesIn(layers)) });
    }),
  );
}

/** The tokens of a group, and the one that is mostly meant by a value of the group. */
function membersOf(group: string, names: ReadonlySet<string>): { members: string[]; member: string } {
  const members = [...names].filter((name) => name.startsWith(`${group}.`));
  const main = MAIN.map((key) => `${group}.${key}`).find((name) => members.includes(name));
  return { members, member: main ?? members[members.length >> 1] ?? group };
}

/**
 * Tokens that only a brand below the root has, and that nothing uses: most often a slip in a name. What comes from a
 * library is there to be used later.
 */
export function checkUnused(layers: readonly Layer[], isUsed: (name: string) => boolean): Issue[] {
  const inherited = namesIn(sameList(layers.filter(({ rank }) => rank === 0)));
  const list = issueList();
  for (const { file } of layers.filter(({ rank }) => rank > 0))
    for (const token of file.tokens.values()) {
      if (inherited.has(token.name) || isUsed(token.name) || isFromLibrary(token)) continue;
      // A name that is a group, or stands in a token, has a finding of its own.
      if (isGroup(token.name, layers) || prefixesOf(token.name).some((prefix) => inherited.has(prefix)))
        continue;
      list.add('token-unused', () => {
        const args = { path: token.name, nearest: nearest(token.name, [...inherited]) };
        return createIssue('token-unused', token.place(token.pointer), args);
      });
    }
  return list.all();
}

/** Token files of a folder that are for no mode of the brand: most often a slip in a name. */
export function checkModeFiles(files: FileSystem, folder: string, modes: readonly string[]): Issue[] {
  return files.list(folder).flatMap((name) => {
    const mode = /^tokens\.(.+)\.json$/.exec(name)?.[1];
    if (mode === undefined || modes.includes(mode)) return [];
    const place = { file: `${folder}/${name}`, line: 1, column: 1, pointer: '' };
    return [createIssue('mode-unknown', place, { mode, nearest: nearest(mode, modes), known: modes })];
  });
}
