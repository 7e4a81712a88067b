import { basename, dirname } from 'node:path/posix';
import type { TokenMapping } from '@liveryjs/schemas/brand';
import { Failure } from '#scripts/failure.ts';
import { commonFolder, type Library } from '#scripts/import/read/library.ts';
import { findThemes } from '#scripts/import/read/themes.ts';

/** A mode of a brand. */
export interface BrandMode {
  readonly id: string;
  readonly scheme: string;
}

/** What a mapping says of modes, themes and files. */
export type Guess = Pick<TokenMapping, 'modes' | 'themes' | 'leaveOutFiles'>;

/**
 * What of a library fills which mode, as far as names tell: a theme, a context of a resolver or a file that is called as
 * the mode or its colour scheme is.
 *
 * @param modes of the brand, those that are to be filled
 * @param themes names of themes or contexts that are given for modes, by the mode's id
 * @throws Failure where a mode has no value unless somebody says which theme is for it
 */
export function guessModes(
  library: Library,
  modes: readonly BrandMode[],
  themes: Readonly<Record<string, string>>,
): Guess {
  const { resolver, documents } = library;
  if (resolver !== undefined) {
    const { modifiers } = resolver;
    const known = Object.values(modifiers).flat();
    expectKnown(themes, known);
    const chosen = modes.map((mode) => {
      const names = [themes[mode.id], mode.id, mode.scheme].map((name) => name?.toLowerCase());
      const contexts = Object.entries(modifiers).flatMap(([name, all]) => {
        const context =
          all.find((candidate) => candidate === themes[mode.id]) ??
          all.find((candidate) => names.includes(candidate.toLowerCase()));
        return context === undefined ? [] : [[name, context] as const];
      });
      return [mode.id, contexts.length === 0 ? {} : { contexts: Object.fromEntries(contexts) }] as const;
    });
    const open = chosen.filter(([, { contexts }]) => contexts === undefined).map(([id]) => id);
    if (resolver.needsChoice && open.length > 0) throw unchosen(known, open, modes);
    return { leaveOutFiles: [], modes: Object.fromEntries(chosen) };
  }
  const found = findThemes(documents);
  const byFile = guessFiles(library, modes);
  const names = found?.themes ?? [];
  expectKnown(themes, names);
  const filled = modes.map((mode) => {
    const theme = themes[mode.id] ?? [mode.id, mode.scheme].find((name) => names.includes(name));
    const files = byFile.files.get(mode.id) ?? [];
    return [
      mode.id,
      { ...(theme === undefined ? {} : { theme }), ...(files.length === 0 ? {} : { files }) },
    ] as const;
  });
  const open = filled.filter(([, { theme }]) => theme === undefined).map(([id]) => id);
  if (open.length > 0 && found !== undefined && found.bare) throw unchosen(names, open, modes);
  const used = found !== undefined && filled.some(([, { theme }]) => theme !== undefined);
  return {
    ...(used ? { themes: found.theming } : {}),
    modes: Object.fromEntries(filled),
    leaveOutFiles: byFile.variants,
  };
}

function unchosen(themes: readonly string[], open: readonly string[], modes: readonly BrandMode[]): Failure {
  const examples = modes.map(({ id }) => `--mode ${id}=<theme>`).join(' ');
  return new Failure(
    `The library has the themes ${themes.join(', ')}, and none is called as a mode of the brand is (${open.join(', ')}). Say which one fills which mode: ${examples}`,
  );
}

/** Files whose name ends with a mode's are for the mode; those whose name goes on after it are for variants of the mode. */
function guessFiles({ documents }: Library, modes: readonly BrandMode[]) {
  const folder = commonFolder(documents);
  const paths = documents.map(({ source }) => source.file.slice(folder.length));
  const wordsOf = (path: string) =>
    basename(path)
      .replace(/(\.tokens)?\.[^.]+$/, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/);
  // A brand without a dark mode has no use for files of one.
  const schemes = ['light', 'dark'];
  const words = [...new Set([...modes.flatMap(({ id, scheme }) => [id.toLowerCase(), scheme]), ...schemes])];
  const isOf = (path: string, word: string) => wordsOf(path).at(-1) === word;
  const files = new Map(
    modes.map(({ id, scheme }) => {
      const own = paths.filter((path) => isOf(path, id.toLowerCase()));
      return [id, own.length > 0 ? own : paths.filter((path) => isOf(path, scheme))];
    }),
  );
  const taken = new Set([...files.values()].flat());
  // Only beside a file of the mode itself is such a name that of a variant.
  const hasPlain = (path: string) =>
    words.some(
      (word) =>
        wordsOf(path)[0] === word &&
        paths.some((other) => dirname(other) === dirname(path) && wordsOf(other).join() === word),
    );
  const variants = paths.filter(
    (path) => !taken.has(path) && (hasPlain(path) || schemes.some((word) => isOf(path, word))),
  );
  return { files, variants };
}

function expectKnown(themes: Readonly<Record<string, string>>, known: readonly string[]): void {
  const unknown = Object.values(themes).find((theme) => !known.includes(theme));
  if (unknown === undefined) return;
  const there = known.length === 0 ? 'It has none.' : `It has ${known.join(', ')}.`;
  throw new Failure(`The library has no theme ${unknown}. ${there}`);
}
