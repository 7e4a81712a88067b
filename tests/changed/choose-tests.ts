import type { ImportGraph } from './import-graph.ts';
import { WALKS_OF_GROUPS } from './walks-of.ts';

/** The tests that a change asks to be run. */
export interface ChosenTests {
  /** Paths of test files and of folders of them. */
  readonly tests: readonly string[];
  /** Paths of files of stories, or of folders of them. An empty text stands for all. */
  readonly stories: readonly string[];
  /** The changed files that any test may depend on: all of `npm test` is to run. Empty where there is none. */
  readonly everything: readonly string[];
}

/** Files that set up every run. */
const EVERYTHING =
  /^(package(-lock)?\.json|[^/]+\/package\.json|tsconfig\.json|vitest\.config\.ts|tests\/run\/)/;

/** Tests that read other rooms as texts and as data, beside what they import. */
const READERS: readonly (readonly [changed: RegExp, tests: readonly string[]])[] = [
  [/\.(ts|tsx|mjs|json|md)$/, ['tests/law/']],
  [
    /^(brands|widgets)\/.*\.(json|md)$|^schemas\/(?!generated)/,
    ['tests/pipeline/', 'tests/stories/coverage.test.ts', 'workspace/types/', 'stories/config/'],
  ],
  [/^brands\/|^schemas\/(brand|portal)\//, ['tests/command/', 'tests/builds/first-page.test.ts']],
  [/^(brands|tests\/fixtures\/brands)\//, ['tests/browser/pages.test.ts', 'tests/browser/engine.test.ts']],
  [/^brands\/(harbor|jade|kiosk)\//, ['tests/browser/harbor', 'tests/browser/jade', 'tests/browser/kiosk']],
  [/^tests\/fixtures\/bookshop\//, ['tests/builds/bookshop.test.ts']],
  [/^tests\/fixtures\/widgets\//, ['tests/browser/engine.test.ts']],
  [/^sandbox\/(messages|pictures)\//, ['sandbox/']],
  // The code that makes and shows pages: walks through the pages of all brands.
  [
    /^engine\/(compiler\/plain|runtime\/(?!kit\/))|^scripts\/(bundle|plugin|serve)\//,
    ['tests/browser/pages.test.ts', 'tests/browser/engine.test.ts', 'tests/browser/navigation.test.ts'],
  ],
  [/^engine\/runtime\/kit\//, ['tests/browser/engine.test.ts', 'tests/browser/login.test.ts']],
  // The page of the studio is built when it is opened.
  [/^studio\//, ['tests/builds/studio.test.ts']],
  [/^client\//, ['tests/browser/identity.test.ts', 'tests/browser/minimal-platform']],
];

/** The sources of all stories: tokens and words of the house, and what Storybook makes of them. */
const ALL_STORIES =
  /^(brands\/house\/|stories\/(?!foundations|pages|.*\.test\.)|engine\/compiler\/theme\/(?!.*\.test\.))/;

/**
 * Chooses what to run after a change: the tests and stories that import what changed, directly or through others; those that
 * read it as text or data; and of a widget the walks through built portals that show it.
 *
 * @param changed paths of changed files, from the repository's root
 * @param files all source files, from the root
 */
export function chooseTests(
  changed: readonly string[],
  files: readonly string[],
  graph: ImportGraph,
): ChosenTests {
  // A widget's component is generated from its widget.json in part, and reads it.
  const folders = changed.flatMap(
    (file) => /^widgets\/[^/]+\/[^/]+\/(?=widget\.json$)/.exec(file)?.[0] ?? [],
  );
  const sources = [...changed, ...files.filter((file) => folders.some((folder) => file.startsWith(folder)))];
  const reached = [...graph.reaching(sources)];
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  const inProduct = changed.filter((file) => !isTest(file) && !file.endsWith('.stories.tsx'));
  const readers = READERS.flatMap(([pattern, tests]) =>
    changed.some((file) => pattern.test(file)) ? tests : [],
  );
  const groups = inProduct.flatMap((file) => /^widgets\/([^/]+)\/[^/]+\//.exec(file)?.[1] ?? []);
  const walks = groups.flatMap((group) => WALKS_OF_GROUPS[group] ?? []);
  const stories = changed.some((file) => ALL_STORIES.test(file))
    ? ['']
    : reached.filter((file) => file.endsWith('.stories.tsx'));
  return {
    tests: unique([
      ...reached.filter((file) => isTest(file) && files.includes(file)),
      ...readers,
      ...walks.map((walk) => `tests/browser/${walk}.test.ts`),
    ]),
    stories,
    everything: changed.filter((file) => EVERYTHING.test(file)),
  };
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)].sort();
}
