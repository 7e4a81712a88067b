import { Failure } from '@liveryjs/workspace/failure';
import { named } from '@liveryjs/workspace/inside';
import type { S3Address } from './s3-objects.ts';
import type { ReleaseTarget } from './target.ts';

/**
 * The place that people name: `s3://bucket/prefix`, or a folder.
 * @throws Failure for an address that is none
 */
export async function openTarget(place: string): Promise<ReleaseTarget> {
  if (isS3(place)) {
    const address = readS3Address(place);
    // The SDK is large: only those who publish to a storage wait for it.
    const { s3Target } = await import('./s3-target.ts');
    return s3Target(address);
  }
  const trouble = troubleOf(place);
  if (trouble !== undefined)
    throw new Failure(
      `--to is ${trouble}. Name a folder, such as /srv/portals, or a storage, as s3://bucket/prefix.`,
    );
  const { folderTarget } = await import('./folder-target.ts');
  return folderTarget(named(process.cwd(), place));
}

/** @returns undefined for a place that can be a folder */
function troubleOf(place: string): string | undefined {
  if (place.trim() === '') return 'empty';
  if (place.includes('\0')) return 'no name of a folder, because it holds a null character';
  const isWindows = process.platform === 'win32';
  // The letter of a drive, or a folder that another machine shares.
  if (/^([a-z]:|\\\\)/i.test(place))
    return isWindows ? undefined : 'a folder of Windows, and this is another system';
  // A folder of such a name is ./mailto:x.
  if (/^[a-z][a-z0-9+.-]*:/i.test(place)) return 'an address that nothing can be published to';
  return undefined;
}

export const isS3 = (place: string) => /^s3:/i.test(place);

/** @throws Failure when a text is not `s3://bucket/prefix`; what it may hold of secrets is not said */
export function readS3Address(text: string): S3Address {
  const [, bucket = '', path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  if (bucket === '' || !parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part)))
    throw new Failure(
      '--to is not the address of a storage. Write s3://bucket/prefix, with letters, digits, points, hyphens and underscores; credentials belong into the environment (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY).',
    );
  const prefix = parts.map((part) => `${part}/`).join('');
  return { bucket, prefix, shown: `s3://${[bucket, ...parts].join('/')}` };
}
