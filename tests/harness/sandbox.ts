import { resolve } from 'node:path';
import { startSandbox as start } from '#scripts/dev/start-sandbox.ts';

export interface RunningSandbox {
  readonly url: string;
  close(): Promise<void>;
}

/** A sandbox of a test file's own, on a free port, whose data is in memory. */
export function startSandbox(): Promise<RunningSandbox> {
  return start(resolve(import.meta.dirname, '../..'), { port: 0, log: () => undefined });
}
