import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder that the repositories of tests lie in, and removes it with all of them when the run ends. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'livery-repositories-'));
  process.env.LIVERY_REPOSITORIES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
