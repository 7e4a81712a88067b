import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Cluster {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

// The shell outlives whoever started it, however that ended: its input ends then, and it clears up.
const script = `
trap 'rm -rf "$2"' EXIT
"$1/initdb" -D "$2/data" -U livery -A trust -E UTF8 --locale=C --no-sync >&2 &&
"$1/pg_ctl" -D "$2/data" -l "$2/log" -w -t 120 -o "-k '$2' $3" start >/dev/null || { cat "$2/log" >&2; exit 1; }
echo ready
read -r _
"$1/pg_ctl" -D "$2/data" -m immediate -w stop >/dev/null
`;
const options = [
  "-c listen_addresses=''",
  ...['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].map((name) => `-c ${name}=off`),
].join(' ');

/**
 * Starts a PostgreSQL in a folder of its own that goes when it stops, or when this process is gone.
 *
 * @param programs folder of initdb, pg_ctl and postgres
 * @throws Error with what its programs said
 */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-postgres-'));
  const owner = otherThanRoot();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  // A group of its own: an interrupt in the terminal is for the tests, which then stop it.
  const shell = spawn('sh', ['-c', script, 'sh', programs, folder, options], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  shell.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => shell.once('close', () => resolve()));
  let output = '';
  shell.stderr.on('data', (part) => {
    output += part;
  });
  const ready = await Promise.race([
    new Promise<boolean>((resolve) => shell.stdout.once('data', () => resolve(true))),
    new Promise<boolean>((_resolve, reject) => shell.once('error', reject)),
    ended.then(() => false),
  ]);
  if (!ready) throw new Error(`PostgreSQL of ${programs} does not start.\n${output.trim()}`);
  for (const pipe of [shell, shell.stdin, shell.stdout, shell.stderr]) (pipe as { unref?(): void }).unref?.();
  return {
    databaseUrl: `postgresql://livery@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => {
      shell.ref();
      shell.stdin.end();
      return ended;
    },
  };
}

/** PostgreSQL refuses to run as root: Debian's account for it takes its place, else the one of nobody. */
function otherThanRoot(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numbers = ['postgres', 'nobody'].map((name) =>
    ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim()),
  );
  const [uid, gid] = numbers.find(([number]) => number) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
