import type { Terminal } from '@liveryjs/workspace/terminal';
import { type Command, InvalidArgumentError } from 'commander';
import type { Released, ReleaseSetup, ReleaseTask } from '#scripts/releases/release-brands.ts';
import { wholeNumber } from './numbers.ts';
import { type BrandOutcome, isInOrder, jsonOption, outcomeOf, releasedSentence } from './outcomes.ts';

/** The options that all verbs share which change the release that visitors get. */
export interface ReleaseOptions extends ReleaseSetup {
  readonly json?: true;
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
    .option('--browser', 'open every page in Chromium, too, and look for violations of the security policy')
    .option(...jsonOption);
}

/**
 * Does what is to become of brands, and says of each what did; a failure goes to standard error.
 * @param json says nothing: a program gets all of it together
 */
export async function runReleases(
  setup: ReleaseSetup,
  tasks: readonly ReleaseTask[],
  terminal: Terminal,
  json: boolean | undefined,
): Promise<{ readonly ok: boolean; readonly outcomes: readonly BrandOutcome[] }> {
  const { releaseBrands } = await import('#scripts/releases/release-brands.ts');
  const outcomes: BrandOutcome[] = [];
  let ok = true;
  let done = 0;
  const onDone = (released: Released) => {
    terminal.status(`${++done} of ${tasks.length} brands …`);
    ok &&= isInOrder(released);
    if (released.state === 'settled') return;
    outcomes.push(outcomeOf(released));
    if (json) return;
    const sentence = releasedSentence(released, terminal.colors);
    if (released.state === 'failed') terminal.note(sentence);
    else terminal.out(sentence);
  };
  if (tasks.length > 0) terminal.status(`0 of ${tasks.length} brands …`);
  await releaseBrands(setup, tasks, onDone, terminal.signal);
  terminal.status('');
  return { ok, outcomes };
}

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
