import { basename, dirname } from 'node:path/posix';
import type { TokenMapping } from '@liveryjs/schemas/brand';
import { Failure } from '#workspace/failure.ts';
import { commonFolder, type Library } from '#workspace/import/read/library.ts';
import { findThemes } from '#workspace/import/read/themes.ts';

/** A mode of a brand. */
export interface BrandMode {
  readonly id: string;
  readonly scheme: string;
}

/** The part of a mapping about modes, themes and files. */
export type Guess = Pick<TokenMapping, 'modes' | 'themes' | 'leaveOutFiles'>;

/**
 * Finds the part of a library that fills each mode, as far as names tell: a theme, a context of a resolver or a file that is
 * called as the mode or its colour scheme is.
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
    const contextNames = Object.values(modifiers).flat();
    expectKnown(themes, contextNames);
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
    if (resolver.needsChoice && open.length > 0) throw unchosen(contextNames, open, modes);
    return { leaveOutFiles: [], modes: Object.fromEntries(chosen) };
  }
  const guessedThemes = findThemes(documents);
  const byFile = guessFiles(library, modes);
  const names = guessedThemes?.themes ?? [];
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
  if (open.length > 0 && guessedThemes !== undefined && guessedThemes.bare)
    throw unchosen(names, open, modes);
  const used = guessedThemes !== undefined && filled.some(([, { theme }]) => theme !== undefined);
  return {
    ...(used ? { themes: guessedThemes.theming } : {}),
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
  const isOf = (path: string, ending: string) => wordsOf(path).at(-1) === ending;
  const files = new Map(
    modes.map(({ id, scheme }) => {
      const ownPaths = paths.filter((path) => isOf(path, id.toLowerCase()));
      return [id, ownPaths.length > 0 ? ownPaths : paths.filter((path) => isOf(path, scheme))];
    }),
  );
  const taken = new Set([...files.values()].flat());
  // Only beside a file of the mode itself is such a name that of a variant.
  const hasPlain = (path: string) =>
    words.some(
      (term) =>
        wordsOf(path)[0] === term &&
        paths.some((other) => dirname(other) === dirname(path) && wordsOf(other).join() === term),
    );
  const variants = paths.filter(
    (path) => !taken.has(path) && (hasPlain(path) || schemes.some((scheme) => isOf(path, scheme))),
  );
  return { files, variants };
}

function expectKnown(themes: Readonly<Record<string, string>>, knownThemes: readonly string[]): void {
  const unknown = Object.values(themes).find((theme) => !knownThemes.includes(theme));
  if (unknown === undefined) return;
  const there = knownThemes.length === 0 ? 'It has none.' : `It has ${knownThemes.join(', ')}.`;
  throw new Failure(`The library has no theme ${unknown}. ${there}`);
}
