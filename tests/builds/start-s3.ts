import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver, { type Context } from '@20minutes/s3rver';

/** The only credentials that the storage takes. */
export const S3_KEY = 'S3RVER';
export const S3_SECRET = 'S3RVER';
export const BUCKET = 'portals';

/** A storage of the tests' own that speaks S3 over HTTP. It checks signatures, and whoever has none may read. */
export interface RunningS3 {
  readonly origin: string;
  /** Every request until now: method, path. */
  readonly requests: string[];
  /**
   * After so many further requests, nothing is answered any more: as for a process that is killed by then.
   * @param then is called with the first request that is not answered
   */
  cutAfter(requests: number, then?: () => void): void;
  close(): Promise<void>;
}

/**
 * The package is no whole S3: writes are not whole at once, and their conditions are ignored. Here one request is done after
 * the other, and conditions hold.
 *
 * @param conditional whether conditions of writes hold
 */
export async function startS3(conditional = true): Promise<RunningS3> {
  const directory = mkdtempSync(join(tmpdir(), 'livery-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const put = server.store.putObject.bind(server.store);
  // A body whose sender is killed on the way is none: nothing of it is written.
  server.store.putObject = async (object) => {
    object.content = Readable.from([await buffer(object.content)]);
    return put(object);
  };
  const requests: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  let atCut: (() => void) | undefined;
  let working: Promise<unknown> = Promise.resolve();
  const isMet = async ({ method, path, headers }: Context) => {
    const [match, noneMatch] = [headers['if-match'], headers['if-none-match']];
    if (method !== 'PUT' || (match === undefined && noneMatch === undefined)) return true;
    const key = decodeURIComponent(path).slice(`/${BUCKET}/`.length);
    const isThere = await server.store.existsObject(BUCKET, key);
    if (noneMatch === '*') return !isThere;
    return isThere && (await server.store.getMetadata(BUCKET, key)).etag === match;
  };
  server.middleware.unshift((context, next) => {
    const { method, path } = context;
    if (left-- <= 0) {
      atCut?.();
      context.respond = false;
      context.req.destroy();
      return Promise.resolve();
    }
    requests.push(`${method} ${path}`);
    const done = working.then(async () => {
      if (conditional && !(await isMet(context))) {
        context.status = 412;
        context.type = 'application/xml';
        context.body = '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code></Error>';
        return;
      }
      // The package signs the path of a list without the slash at its end, and refuses what clients sign.
      server.allowMismatchedSignatures = path === `/${BUCKET}/`;
      await next();
      if (context.body instanceof Readable) context.body = await buffer(context.body);
    });
    working = done.catch(() => undefined);
    return done;
  });
  const { port } = await server.run();
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    cutAfter(more, then) {
      left = more;
      atCut = then;
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
