import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Failure } from '@liveryjs/workspace/failure';
import { decoded, type Encoding } from '#scripts/bundle/twins.ts';
import { readUpTo, TooManyBytes } from '#scripts/read-up-to.ts';
import { storageFailure } from './s3-failure.ts';

/** Where releases are in a storage that speaks S3. */
export interface S3Address {
  readonly bucket: string;
  /** The prefix of all keys: empty, or a path that ends with a slash. */
  readonly prefix: string;
  /** As people write it. */
  readonly shown: string;
}

export interface StoredObject {
  /** The content: what is stored compressed is decoded. */
  readonly bytes: Uint8Array;
  readonly etag: string;
  readonly type: string | undefined;
  readonly cache: string | undefined;
  /** The encoding in which it is stored. Missing: none. */
  readonly encoding?: string | undefined;
}

/** The headers with which an object is served. */
export interface ObjectHeaders {
  readonly type: string;
  readonly cache: string;
  /** The encoding of the bytes. Default: none. */
  readonly encoding?: Encoding;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Writes only when the object is the one with this ETag, or when there is none. */
export type Condition = { readonly etag: string } | 'absent';

/** The objects below an address, by key without its prefix. All operations throw a Failure for what the storage refuses. */
export interface S3Objects {
  readonly name: string;
  get(key: string): Promise<StoredObject | undefined>;
  /** @returns the ETag of what was written; undefined when the condition does not hold */
  put(
    key: string,
    bytes: Uint8Array,
    headers: ObjectHeaders,
    condition?: Condition,
  ): Promise<string | undefined>;
  /** ETags of all objects whose key begins so. */
  list(start: string): Promise<ReadonlyMap<string, string>>;
  /** Names directly below a path that ends with a slash, or is empty: of objects, and of what holds more. */
  names(path: string): Promise<{ readonly objects: readonly string[]; readonly folders: readonly string[] }>;
  remove(key: string): Promise<void>;
}

/** The largest object that is read, in bytes: no file of a release has so many, and anybody may have written an object. */
const MOST_BYTES = 256 * 1024 * 1024;

const CONNECT_MS = 10_000;
const SILENT_MS = 60_000;

/** The objects of an address. Region, endpoint and credentials are those that the environment names for every AWS SDK. */
export function openObjects({ bucket, prefix, shown }: S3Address): S3Objects {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  // Versions to come need a newer Node; this one is fixed, and whoever publishes can do nothing about it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const client = new S3Client({
    // Storages of others rarely have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: SILENT_MS,
      throwOnRequestTimeout: true,
    },
  });
  const ask = async <T>(key: string, request: () => Promise<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      throw storageFailure(error, { shown, bucket, key: `${prefix}${key}`, endpoint });
    }
  };
  async function* pages(path: string, Delimiter?: string) {
    let ContinuationToken: string | undefined;
    do {
      const input = { Bucket: bucket, Prefix: `${prefix}${path}`, Delimiter, ContinuationToken };
      const page = await ask(path, () => client.send(new ListObjectsV2Command(input)));
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }
  return {
    name: shown,
    get: (key) =>
      ask(key, async () => {
        try {
          const input = { Bucket: bucket, Key: `${prefix}${key}` };
          const {
            Body,
            ETag = '',
            ContentType,
            CacheControl,
            ContentEncoding: encoding,
          } = await client.send(new GetObjectCommand(input));
          const parts = Body as AsyncIterable<Uint8Array> | undefined;
          const stored = await readUpTo(MOST_BYTES, parts);
          const bytes = (encoding === 'gzip' ? decoded(stored, encoding, MOST_BYTES) : undefined) ?? stored;
          return { bytes, etag: ETag, type: ContentType, cache: CacheControl, encoding };
        } catch (error) {
          if (error instanceof TooManyBytes) throw tooLarge(shown, key);
          if ((error as Error).name === 'NoSuchKey') return undefined;
          throw error;
        }
      }),
    put: (key, bytes, { type, cache, encoding, metadata }, condition) =>
      ask(key, async () => {
        try {
          const { ETag = '' } = await client.send(
            new PutObjectCommand({
              Bucket: bucket,
              Key: `${prefix}${key}`,
              Body: bytes,
              ContentType: type,
              CacheControl: cache,
              ContentEncoding: encoding,
              Metadata: metadata,
              ...(condition === 'absent' && { IfNoneMatch: '*' }),
              ...(typeof condition === 'object' && { IfMatch: condition.etag }),
            }),
          );
          return ETag;
        } catch (error) {
          if (condition !== undefined && isUnmet(error)) return undefined;
          throw error;
        }
      }),
    async list(start) {
      const etags = new Map<string, string>();
      for await (const { Contents = [] } of pages(start))
        for (const { Key = '', ETag = '' } of Contents) etags.set(Key.slice(prefix.length), ETag);
      return etags;
    },
    async names(path) {
      const objects: string[] = [];
      const folders: string[] = [];
      const skipped = prefix.length + path.length;
      for await (const { Contents = [], CommonPrefixes = [] } of pages(path, '/')) {
        objects.push(...Contents.map(({ Key = '' }) => Key.slice(skipped)));
        folders.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(skipped, -1)));
      }
      return { objects, folders };
    },
    remove: (key) =>
      ask(key, async () => {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `${prefix}${key}` }));
      }),
  };
}

function tooLarge(shown: string, key: string): Failure {
  return new Failure(
    `${shown}/${key} has more than ${MOST_BYTES / 1024 / 1024} MiB, which no file of a release has. Remove this object, then publish again.`,
  );
}

/** Tells whether a write did not happen because of its condition: another was faster, or the object is gone. */
function isUnmet(error: unknown): boolean {
  const { name } = error as Error;
  return ['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'].includes(name);
}
