/** A command that tries the whole of something, and the time that it may take. */
export interface Run {
  /** The projects of Vitest that belong to it. */
  readonly projects: readonly string[];
  /** The tests of those projects that belong to it, by their tags. */
  readonly tags: string;
  /** True when the checks of `npm run lint` run beside the tests. */
  readonly lint: boolean;
  /** The time that it may take, in yardsticks. */
  readonly limit: number;
}

/** Units with tests of the matrix, as paths from the root. To read all units for the tags in them would take the matrix minutes. */
export const UNITS_OF_MATRIX = [
  'scripts/studio/views/views.test.ts',
  'tests/contract/widgets-one-half.test.ts',
  'tests/contract/widgets-other-half.test.ts',
  'tests/search/queries.test.ts',
  'workspace/rename/names/rename-name.test.ts',
];

/** Tests whose properties `npm run test:long` tries more often, as paths from the root. */
export const LONG = [
  'tests/command/reach.test.ts',
  'workspace/changes/{applied,rebase}.test.ts',
  'workspace/edits/{apply-edits,json-text}.test.ts',
  'workspace/edits/merge/merge-texts.test.ts',
];

/** A run that takes longer than its limit by this factor fails. */
export const TOLERANCE = 1.2;

/** The runs by the name of their script in `package.json`. */
export const RUNS = {
  test: {
    projects: ['unit', 'conformance', 'builds', 'stories', 'browser'],
    tags: '!matrix',
    lint: true,
    limit: 10,
  },
  'test:matrix': {
    projects: ['conformance-postgres', 'units-of-matrix', 'builds', 'browsers', 'stories-matrix', 'browser'],
    tags: 'matrix or postgres',
    lint: false,
    limit: 15,
  },
} as const satisfies Record<string, Run>;

export type RunName = keyof typeof RUNS;

export function isRunName(name: string | undefined): name is RunName {
  return name !== undefined && Object.hasOwn(RUNS, name);
}
