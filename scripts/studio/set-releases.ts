import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleasesView, ReleaseWork } from '@liveryjs/studio/api';
import { Failure } from '@liveryjs/workspace/failure';
import type { WorkspaceFolders } from '@liveryjs/workspace/open';
import { isS3 } from '#scripts/releases/open-target.ts';

const COMMAND = fileURLToPath(new URL('../livery.js', import.meta.url));

interface ReleaseHost {
  /** The folder of the releases, or the address of a storage; undefined where nothing is published from here. */
  to(): string | undefined;
  folders(): WorkspaceFolders;
  /** Takes in that a work has begun. */
  begun(): void;
  /** Takes in that a work has ended, and may have written into the log. */
  ended(): Promise<void>;
}

/** The outcome of a command: its exit code, and its text for people. */
interface Outcome {
  readonly code: number | null;
  readonly text: string;
}

/** The works while they run, in words that follow the name of a set. */
const DOING: Readonly<Record<ReleaseWork['does'], string>> = {
  publish: 'being published',
  plan: 'being prepared for its time',
  cancel: 'having its plan cancelled',
  'roll back': 'being taken back from visitors',
};

/**
 * Releases of change sets from the studio. Each work is the command that a person would write, in a process of its own: a
 * build does not hold up the studio, and what the command refuses is refused here in the same sentence.
 */
export class SetReleases {
  readonly #host: ReleaseHost;
  /** The last work on each set. */
  readonly #works = new Map<string, ReleaseWork>();

  constructor(host: ReleaseHost) {
    this.#host = host;
  }

  /** The place and the works; undefined where nothing is published from here. */
  view(): ReleasesView | undefined {
    const to = this.#host.to();
    if (to === undefined) return undefined;
    return { to, canPlan: Boolean(process.env.LIVERY_QUEUE), works: [...this.#works.values()] };
  }

  /** Tells whether something was released in the place that this studio publishes in. @param to as the log has it */
  isHere(to: string | undefined): boolean {
    const here = this.#host.to();
    return to !== undefined && here !== undefined && placeOf(to) === placeOf(here);
  }

  /**
   * Begins to publish a set.
   *
   * @param moment when workers of the queue give it to visitors: ISO 8601, UTC. Default: now
   * @throws Failure where there is no place for it, and where the moment is over
   */
  publish(change: string, moment: string | undefined): void {
    if (moment !== undefined && !(Date.parse(moment) > Date.now()))
      throw new Failure('That time is over. Choose a later one, or publish now.');
    const when = moment === undefined ? [] : ['--at', wholeSeconds(moment)];
    this.#begin(change, moment === undefined ? 'publish' : 'plan', (to) => [
      ...['publish', '--change', change, '--to', to],
      ...when,
    ]);
  }

  /** Begins to take the plan of a set back. @throws Failure where nothing is published from here */
  cancel(change: string): void {
    this.#begin(change, 'cancel', () => ['change', 'cancel', change]);
  }

  /** Begins to give visitors what they had before a set. @throws Failure where nothing is published from here */
  rollBack(change: string): void {
    this.#begin(change, 'roll back', (to) => ['rollback', '--change', change, '--to', to]);
  }

  #begin(change: string, does: ReleaseWork['does'], wordsFor: (to: string) => readonly string[]): void {
    const to = this.#host.to();
    if (to === undefined)
      throw new Failure(
        'This studio was started without a place for releases. Start it with livery studio --to <folder of the releases>.',
      );
    const before = this.#works.get(change);
    if (before !== undefined && before.outcome === undefined)
      throw new Failure(`${change} is ${DOING[before.does]} just now. Wait until that has ended.`);
    const work: ReleaseWork = { change, does, since: new Date().toISOString() };
    this.#works.set(change, work);
    this.#host.begun();
    void this.#finish(work, wordsFor(placeOf(to)));
  }

  async #finish(work: ReleaseWork, words: readonly string[]): Promise<void> {
    const { code, text } = await run([...words, ...this.#folderWords()]);
    const outcome = { isDone: code === 0, text };
    this.#works.set(work.change, { ...work, outcome });
    await this.#host.ended();
  }

  /** The folders of the studio, as the command takes them. */
  #folderWords(): readonly string[] {
    const { root, brandsFolder, widgetFolders = [], adapterFolders = [] } = this.#host.folders();
    return [
      ...['--root', resolve(root)],
      ...(brandsFolder === undefined ? [] : ['--brands', resolve(root, brandsFolder)]),
      ...widgetFolders.filter((folder) => folder !== 'widgets').flatMap((folder) => ['--widgets', folder]),
      ...adapterFolders.flatMap((folder) => ['--adapters', folder]),
    ];
  }
}

/** A moment as the command takes it, which knows no parts of seconds. */
function wholeSeconds(moment: string): string {
  return new Date(moment).toISOString().replace(/\.\d+/, '');
}

/** A place as all who name it write it. */
function placeOf(to: string): string {
  return isS3(to) ? to : resolve(to);
}

function run(words: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(process.execPath, [COMMAND, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, notes] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    notes += text;
  });
  return new Promise((done) => {
    child.on('error', ({ message }) =>
      done({ code: 1, text: `livery could not be started: ${message}. Nothing was released.` }),
    );
    child.on('close', (code) => done({ code, text: wordsOf(code === 0 ? out : notes || out) }));
  });
}

/** The sentences of a command: without its progress, the word before a refusal, and the way to its help. */
function wordsOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/ \(\d+ of \d+\)$|^Run livery --help/.test(line))
    .map((line) => line.replace(/^error: /, ''))
    .join('\n');
}
