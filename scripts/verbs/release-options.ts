import { isMoment, MOMENT } from '@liveryjs/compiler/manifest/moment';
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

/** Where and when pages are given to visitors, as `--at` says it, once for each. */
export interface PlaceAndMoment {
  readonly address?: string;
  /** ISO 8601 in UTC. */
  readonly moment?: string;
}

const AT =
  'where visitors get the pages, to look at them there: http://127.0.0.1:8080, or https://{domain} (default: a server of this command)';

/** Adds the options of `ReleaseOptions` to a verb. @param takesMoment has `--at` be a `PlaceAndMoment` */
export function withReleaseOptions(command: Command, takesMoment = false): Command {
  command
    .requiredOption(...placeOption)
    .option('--keep <n>', 'how many releases stay, and serve tabs that are still open', atLeastOne, 5);
  if (takesMoment)
    command.option(
      '--at <address or time>',
      `${AT}. A time such as 2027-02-05T18:00+07:00, with --change: a worker of the queue publishes the set then. Both can be given`,
      addressOrMoment,
    );
  else command.option('--at <address>', AT, address);
  return command
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
    if (released.state === 'settled' || released.state === 'staged') return;
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

function addressOrMoment(text: string, before: PlaceAndMoment = {}): PlaceAndMoment {
  if (!/^\d{4}-/.test(text)) return { ...before, address: address(text) };
  const zone = MOMENT.exec(text)?.[7];
  if (!isMoment(text) || zone === undefined)
    throw new InvalidArgumentError(
      'Expected a date and a time with its zone, such as 2027-02-05T18:00+07:00 or 2027-02-05T11:00Z: brands may be in different zones.',
    );
  const moment = new Date(text);
  if (moment.getTime() <= Date.now())
    throw new InvalidArgumentError('That time is over. Name a later one, or leave it out to publish now.');
  return { ...before, moment: moment.toISOString() };
}
