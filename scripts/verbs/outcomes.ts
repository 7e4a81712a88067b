import type { Issue } from '@liveryjs/compiler/issues';
import type { Colors } from '@liveryjs/workspace/terminal';
import type { BrandBuild } from '#scripts/bundle/build-brand.ts';
import type { Published } from '#scripts/releases/proof.ts';
import type { Release } from '#scripts/releases/release.ts';
import type { Released, Told } from '#scripts/releases/release-brands.ts';

/**
 * The outcome for a brand, as `--json` of build, publish, rollback, unpublish and releases gives it. A member is there
 * where the command has something to say of it. docs/hosting.md describes the members.
 */
export interface BrandOutcome {
  readonly brand: string;
  readonly state:
    | BrandBuild['state']
    | Published['state']
    /** The verb `releases` gives these two: visitors have a release, or none. */
    | 'live'
    | 'offline';
  readonly release?: string | undefined;
  readonly before?: string | undefined;
  readonly current?: string | undefined;
  readonly findings?: readonly string[];
  readonly with?: readonly string[];
  readonly issues?: readonly Issue[];
  readonly folder?: string;
  readonly milliseconds?: number;
  readonly firstScript?: number | undefined;
  readonly releases?: readonly Release[];
}

/** The option that has a command say its outcome to programs. */
export const jsonOption = ['--json', 'as JSON, for other programs'] as const;

/** Brands that have no manifest any more, and are there still. */
export interface WithoutManifest {
  /** Those that visitors have. */
  readonly live?: readonly string[];
  /** Those whose bundles stay where bundles are built. */
  readonly built?: readonly string[];
}

/** `{ ok, brands, withoutManifest: { live, built } }` for programs to read. */
export function jsonOutcome(
  ok: boolean,
  brands: readonly BrandOutcome[],
  { live = [], built = [] }: WithoutManifest = {},
): string {
  return JSON.stringify({ ok, brands, withoutManifest: { live, built } }, null, 2);
}

export function builtOutcome({
  id,
  state,
  issues,
  folder,
  milliseconds,
  firstScript,
}: BrandBuild): BrandOutcome {
  return { brand: id, state, folder, milliseconds: Math.round(milliseconds), firstScript, issues };
}

export function outcomeOf(released: Told): BrandOutcome {
  if (released.state === 'failed') return released;
  const { id, ...rest } = released;
  return { ...rest, release: id };
}

/** Tells whether what became of a brand is what was wanted. */
export function isInOrder({ state }: Released): boolean {
  return state !== 'withdrawn' && state !== 'failed';
}

/** The outcome for a brand in a sentence; below it, what is wrong with a release that was taken back. */
export function releasedSentence(released: Told, colors: Colors): string {
  const { brand, findings } = released;
  if (released.state === 'failed') return `${brand}: ${findings.join(' ')}`;
  const { id, state, before, current } = released;
  if (state === 'unchanged')
    return current === undefined
      ? `${brand}: visitors have nothing of it already.`
      : `${brand}: ${id} is what visitors have already.`;
  if (state === 'unpublished') return `${brand}: visitors have nothing of it any more (before: ${before}).`;
  if (state === 'published')
    return `${brand}: visitors have ${colors.green(id)} now${before === undefined ? '' : ` (before: ${before})`}.`;
  const now = current === undefined ? 'the brand is taken away again' : `visitors have ${current} again`;
  if (released.with !== undefined)
    return `${brand}: ${id} is taken back, because it goes as one with ${released.with.join(', ')}: ${now}.`;
  const more = findings.length - MOST_SHOWN;
  return [
    `${brand}: ${colors.red(id)} is not in order, and ${now}.`,
    ...findings.slice(0, MOST_SHOWN).map((finding) => `  ${finding}`),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
  ].join('\n');
}

const MOST_SHOWN = 5;
