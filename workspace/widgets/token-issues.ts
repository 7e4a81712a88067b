import { createIssue, type Issue, issueList, nearest } from '@liveryjs/compiler/issues';
import { byIdentity, folderOf, listBrandIds } from '@liveryjs/compiler/manifest';
import { cssName, readTokenFile } from '@liveryjs/compiler/theme';
import type { Workspace } from '#workspace/open/workspace.ts';
import { isInComment } from './is-in-comment.ts';
import { ownWidgets } from './own-widgets.ts';

/** Tokens are named in code by the kit's function, or as custom properties of styles. */
const NAMED = /\btoken\(\s*(['"`])([\w.-]+)\1\s*\)|var\(\s*(--[a-z][\w-]*)/g;

const CODE = /\.(css|[cm]?[jt]sx?)$/;

/** Tests and stories name tokens that are none on purpose. */
const TRIED = /\.(test|spec|stories)\.\w+$/;

/** A file of code with what in it names tokens. The same bytes are read once. */
const namesIn = byIdentity((bytes: Uint8Array) => {
  const text = new TextDecoder().decode(bytes);
  return { text, matches: [...text.matchAll(NAMED)] };
});

/** Names of tokens that the code of the repository's own widgets says, and that no brand has. */
export function widgetTokenIssues(workspace: Workspace): Issue[] {
  const { files } = workspace;
  const list = issueList();
  let tokens: Known | undefined;
  for (const widget of ownWidgets(workspace)) {
    const folder = folderOf(widget.file);
    for (const name of files.list(folder)) {
      if (!CODE.test(name) || TRIED.test(name)) continue;
      const file = `${folder}/${name}`;
      const bytes = files.read(file);
      if (bytes === undefined) continue;
      const { text, matches } = namesIn(bytes);
      for (const match of matches) {
        tokens ??= knownTokens(workspace);
        const [whole, , namedToken, property] = match;
        const slip =
          namedToken === undefined ? cssSlip(property ?? '', text, tokens) : slipOf(namedToken, text, tokens);
        if (slip === undefined || isInComment(text, match.index)) continue;
        const start = match.index + whole.indexOf(namedToken ?? property ?? '');
        list.add('widget-token', () => {
          const { value } = slip;
          const before = text.slice(0, start).split('\n');
          const column = (before.at(-1)?.length ?? 0) + 1;
          const place = { file, line: before.length, column, endColumn: column + value.length, pointer: '' };
          return createIssue('widget-token', place, { widget: widget.name, ...slip });
        });
      }
    }
  }
  return list.all();
}

interface Known {
  readonly names: readonly string[];
  readonly set: ReadonlySet<string>;
  readonly css: ReadonlySet<string>;
  /** First parts of names, such as color. */
  readonly groups: ReadonlySet<string>;
}

interface Slip {
  readonly value: string;
  readonly nearest: string | undefined;
  readonly known: readonly string[];
}

/** The tokens of all brands, also of those that are only extended. */
function knownTokens({ files, brandsFolder, parentFolders }: Workspace): Known {
  const homes = [brandsFolder, ...parentFolders].flatMap((home) =>
    listBrandIds(files, home).map((id) => `${home}/${id}`),
  );
  const set = new Set(
    homes.flatMap((home) =>
      files
        .list(home)
        .filter((name) => /^tokens(\.[^.]+)?\.json$/.test(name))
        .flatMap((name) => [...(readTokenFile(files, `${home}/${name}`)?.tokens.keys() ?? [])]),
    ),
  );
  const names = [...set];
  return {
    names,
    set,
    css: new Set(names.map(cssName)),
    groups: new Set(names.map((name) => name.split('.', 1)[0] ?? '')),
  };
}

function slipOf(value: string, text: string, { names, set }: Known): Slip | undefined {
  // The members of a typography are values beside the whole.
  if (names.length === 0 || set.has(value) || set.has(value.slice(0, value.lastIndexOf('.'))))
    return undefined;
  const group = value.slice(0, value.lastIndexOf('.') + 1);
  const beside = names.filter((name) => name.startsWith(group));
  const meant = nearest(value, names);
  // Code that is written for other tokens than those of the brands here names none of theirs.
  const isForThese = [...text.matchAll(NAMED)].some(
    ([, , namedToken]) => namedToken !== undefined && set.has(namedToken),
  );
  if (meant === undefined && (group === '' || beside.length === 0) && !isForThese) return undefined;
  return { value, nearest: meant, known: group === '' ? [] : beside };
}

/** A custom property is that of a token where its name nearly is: others are a widget's own. */
function cssSlip(property: string, text: string, { names, css, groups }: Known): Slip | undefined {
  const group = /^--([A-Za-z0-9]+)-/.exec(property)?.[1];
  if (group === undefined || !groups.has(group) || css.has(property)) return undefined;
  const isDeclared = new RegExp(`${property}['"]?\\s*:`).test(text);
  const isMember = names.some((name) => property.startsWith(`${cssName(name)}-`));
  const meant = isDeclared || isMember ? undefined : nearest(property, [...css]);
  return meant === undefined ? undefined : { value: property, nearest: meant, known: [] };
}
