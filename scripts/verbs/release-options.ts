import { type Command, InvalidArgumentError } from 'commander';
import type { LookOptions } from '#scripts/releases/look-at-release.ts';
import type { Published, PublishOptions } from '#scripts/releases/proof.ts';
import type { ReleaseTarget } from '#scripts/releases/target.ts';
import type { Terminal } from '#scripts/terminal.ts';
import { wholeNumber } from './numbers.ts';

/** What the verbs that change what visitors get are told alike. */
export interface ReleaseOptions {
  readonly to: string;
  readonly keep: number;
  readonly at?: string;
  readonly browser?: true;
}

/** Where the releases are. */
export const placeOption = [
  '--to <place>',
  'the folder of the releases, or s3://bucket/prefix for a storage that speaks S3',
] as const;

/** Adds the options of `ReleaseOptions` to a verb. */
export function withReleaseOptions(command: Command): Command {
  return command
    .requiredOption(...placeOption)
    .option('--keep <n>', 'how many releases stay, and serve tabs that are still open', atLeastOne, 5)
    .option(
      '--at <address>',
      'where visitors get the pages, to look at them there: http://127.0.0.1:8080, or https://{domain} (default: a server of this command)',
      address,
    )
    .option('--browser', 'open every page in Chromium, too, and look for violations of the security policy');
}

/** How a command line wants releases to be looked at and kept. */
export async function publishOptions(
  target: ReleaseTarget,
  { keep, at, browser }: ReleaseOptions,
): Promise<PublishOptions> {
  const { lookAtRelease } = await import('#scripts/releases/look-at-release.ts');
  const options: LookOptions = { target, at, browser };
  return { keep, look: (release, report) => lookAtRelease(options, release, report) };
}

/** What became of one brand, in a sentence; below, what is wrong with a release that was taken back. */
export function outcome(
  { brand, id, state, before, findings }: Published,
  colors: Terminal['colors'],
): string {
  if (state === 'unchanged') return `${brand}: ${id} is what visitors have already.`;
  if (state === 'published')
    return `${brand}: visitors have ${colors.green(id)} now${before === undefined ? '' : ` (before: ${before})`}.`;
  const now = before === undefined ? 'the brand is taken away again' : `visitors have ${before} again`;
  const more = findings.length - MOST_SHOWN;
  return [
    `${brand}: ${colors.red(id)} is not in order, and ${now}.`,
    ...findings.slice(0, MOST_SHOWN).map((finding) => `  ${finding}`),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
  ].join('\n');
}

const MOST_SHOWN = 5;

function atLeastOne(text: string): number {
  const number = wholeNumber(text);
  if (number < 1) throw new InvalidArgumentError('Expected 1 or more: the current release always stays.');
  return number;
}

function address(text: string): string {
  const url = text.replace('{domain}', 'domain.example');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new InvalidArgumentError('Expected an address such as http://127.0.0.1:8080 or https://{domain}.');
  return text;
}
