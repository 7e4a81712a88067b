import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@liveryjs/workspace/failure';
import { PATTERNS } from '@liveryjs/workspace/names';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { conditionsIgnored } from './s3-failure.ts';
import type { S3Objects } from './s3-objects.ts';

/** Times in milliseconds. */
export interface Patience {
  /** A lock that nobody has renewed for so long is over: its process was killed. */
  readonly stale: number;
  /** The time between two renewals of a lock. */
  readonly renew: number;
  /** The time between two looks at somebody else's lock, and the number of looks. */
  readonly look: number;
  readonly looks: number;
}

export const PATIENCE: Patience = { stale: 10_000, renew: 2500, look: 500, looks: 40 };

/**
 * The object `<brand>/current`. It says which release visitors get, in its body and as the header `x-amz-meta-release`,
 * and who is changing the releases of the brand. Both are one object on purpose: each write names the ETag of the one before,
 * so that a command that has lost the lock cannot move the pointer any more.
 */
interface Pointer {
  readonly release?: string | undefined;
  readonly holder?: string | undefined;
  /** No two writes are the same, not even of the same pointer. */
  readonly write: string;
}

/** Tells whether a value has the shape of a pointer: anybody may have written the object. */
const isPointer = new Ajv2020().compile<Pointer>({
  type: 'object',
  required: ['write'],
  properties: {
    release: { type: 'string', pattern: PATTERNS.release },
    holder: { type: 'string' },
    write: { type: 'string' },
  },
});

export interface Held {
  /** @throws Failure when the lock was lost */
  stillMine(): void;
  /** Makes a release the one that visitors get; undefined for none. @throws Failure when the lock was lost */
  point(release: string | undefined): Promise<void>;
}

const keyOf = (brand: string) => `${brand}/current`;

/** The id of the release that visitors get; undefined before the first one. @throws Failure for an object that is no pointer */
export async function readPointer(objects: S3Objects, brand: string): Promise<string | undefined> {
  return (await look(objects, brand))?.pointer.release;
}

/**
 * Does work while nobody else changes the releases of a brand.
 * @throws Failure when somebody else does, and for an object that is no pointer, which stays as it is
 */
export async function holding<T>(
  objects: S3Objects,
  brand: string,
  patience: Patience,
  work: (held: Held) => Promise<T>,
): Promise<T> {
  const holder = `${hostname()}-${process.pid}-${randomUUID()}`;
  let { etag, release } = await acquire(objects, brand, holder, patience);
  let lost: Failure | undefined;
  // One write after the other: each has to know the ETag of the one before.
  let writing: Promise<unknown> = Promise.resolve();
  const change = (next: (now: string | undefined) => Omit<Pointer, 'write'>): Promise<void> => {
    const written = writing.then(async () => {
      if (lost) throw lost;
      const pointer = next(release);
      const fresh = await write(objects, brand, pointer, { etag });
      if (fresh === undefined) {
        lost = new Failure(
          `The lock of ${brand} in ${objects.name} was lost, because this command did not renew it in time. What visitors get is up to the command that has it now. Run this one again.`,
        );
        throw lost;
      }
      etag = fresh;
      release = pointer.release;
    });
    writing = written.catch(() => undefined);
    return written;
  };
  const renewing = setInterval(() => {
    // A renewal that failed is tried again; when another has the lock by then, the next write says so.
    void change((now) => ({ release: now, holder })).catch(() => undefined);
  }, patience.renew);
  try {
    return await work({
      stillMine() {
        if (lost) throw lost;
      },
      point: (id) => change(() => ({ release: id, holder })),
    });
  } finally {
    clearInterval(renewing);
    // A lock that cannot be given back is over soon by itself.
    await change((now) => ({ release: now })).catch(() => undefined);
  }
}

async function acquire(objects: S3Objects, brand: string, holder: string, patience: Patience) {
  let unchanged: { readonly etag: string; readonly since: number } | undefined;
  for (let time = 0; time < patience.looks; time++) {
    const seen = await look(objects, brand);
    if (seen !== undefined && seen.etag !== unchanged?.etag)
      unchanged = { etag: seen.etag, since: performance.now() };
    const isOver = unchanged !== undefined && performance.now() - unchanged.since >= patience.stale;
    if (seen?.pointer.holder === undefined || isOver) {
      const release = seen?.pointer.release;
      const etag = await write(objects, brand, { release, holder }, seen ?? 'absent');
      if (etag !== undefined) {
        await expectConditions(objects, brand, { release, holder });
        return { etag, release };
      }
    }
    await pause(patience.look);
  }
  throw new Failure(
    `The releases of ${brand} in ${objects.name} are being changed by another command. Wait until it is done, then run this one again.`,
  );
}

/** @throws Failure when the storage writes what it must not, now that there is an object */
async function expectConditions(objects: S3Objects, brand: string, pointer: Omit<Pointer, 'write'>) {
  if ((await write(objects, brand, pointer, 'absent')) === undefined) return;
  await write(objects, brand, { release: pointer.release });
  throw new Failure(conditionsIgnored(objects.name));
}

async function look(objects: S3Objects, brand: string) {
  const stored = await objects.get(keyOf(brand));
  if (stored === undefined) return undefined;
  const pointer = parsePointer(stored.bytes);
  if (pointer === undefined)
    throw new Failure(
      `${objects.name}/${keyOf(brand)} is not as livery writes it, so nobody knows which release of ${brand} visitors get, and nothing was changed. Remove this object, then publish ${brand} again.`,
    );
  return { etag: stored.etag, pointer };
}

function parsePointer(bytes: Uint8Array): Pointer | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isPointer(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the ETag; undefined when another was faster */
async function write(
  objects: S3Objects,
  brand: string,
  pointer: Omit<Pointer, 'write'>,
  condition?: { readonly etag: string } | 'absent',
): Promise<string | undefined> {
  const { release } = pointer;
  const fresh: Pointer = { ...pointer, write: randomUUID() };
  const etag = await objects.put(
    keyOf(brand),
    new TextEncoder().encode(`${JSON.stringify(fresh, null, 2)}\n`),
    { type: 'application/json', cache: 'no-cache', ...(release !== undefined && { metadata: { release } }) },
    condition,
  );
  if (etag !== undefined) return etag;
  // An answer may get lost, and the write is tried again by then: the condition does not hold because of ourselves.
  const now = await look(objects, brand);
  return now?.pointer.write === fresh.write ? now.etag : undefined;
}
