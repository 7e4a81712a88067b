import { createSandbox, type Sandbox } from '#sandbox/create-sandbox.ts';
import type { Store } from '#sandbox/store/open-store.ts';
import { testStore } from './stores.ts';

/** A platform that the test files of a worker share: to open its store takes seconds. */
export interface SharedPlatform {
  readonly store: Store;
  readonly sandbox: Sandbox;
  /** The platform's lines in the terminal. */
  readonly logged: string[];
  /** Its time, which tests set. */
  time: Date;
}

let opened: Promise<SharedPlatform> | undefined;

/** The worker's platform on the store that this run proves. It is open for as long as the worker is. */
export function sharedPlatform(): Promise<SharedPlatform> {
  opened ??= start();
  return opened;
}

async function start(): Promise<SharedPlatform> {
  const store = await testStore.open();
  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  const begun = { store, logged, time: new Date() };
  const sandbox = await createSandbox({ store, clock: () => begun.time, log });
  return Object.assign(begun, { sandbox });
}
