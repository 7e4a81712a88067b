import { createSandbox, type Sandbox } from '#sandbox/create-sandbox.ts';
import type { Store } from '#sandbox/store/open-store.ts';

/** A platform that the test files of a worker share: to open its store takes seconds. */
export interface SharedPlatform {
  readonly store: Store;
  readonly sandbox: Sandbox;
  /** What it wrote to its terminal. */
  readonly logged: string[];
  /** Its time, which tests set. */
  time: Date;
}

const opened = new Map<string, Promise<SharedPlatform>>();

/** The worker's platform on a store. It is open for as long as the worker is. */
export function sharedPlatform(name: string, open: () => Promise<Store>): Promise<SharedPlatform> {
  const platform = opened.get(name) ?? start(open);
  opened.set(name, platform);
  return platform;
}

async function start(open: () => Promise<Store>): Promise<SharedPlatform> {
  const store = await open();
  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  const begun = { store, logged, time: new Date() };
  const sandbox = await createSandbox({ store, clock: () => begun.time, log });
  return Object.assign(begun, { sandbox });
}
