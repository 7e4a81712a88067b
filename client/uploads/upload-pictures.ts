import { uploadPicture } from '@liveryjs/schemas/calls/support';
import { call } from '#client/calls/call.ts';

/** Milliseconds that a picture may be on its way. */
const PATIENCE = 60_000;

/** The platform's ids of pictures, by file: a request that is sent again names the same ids. */
export type UploadedPictures = Map<File, string>;

/**
 * Hands pictures in for the request that will name them [5.09], one after another.
 *
 * @param uploaded the pictures that the platform has already; this map grows
 * @returns their ids, in order
 * @throws CallError
 */
export async function uploadPictures(
  pictures: readonly File[],
  uploaded: UploadedPictures,
): Promise<string[]> {
  const ids: string[] = [];
  for (const file of pictures) {
    const id = uploaded.get(file) ?? (await handIn(file));
    uploaded.set(file, id);
    ids.push(id);
  }
  return ids;
}

async function handIn(file: File): Promise<string> {
  const { id } = await call(uploadPicture, file, { signal: AbortSignal.timeout(PATIENCE) });
  return id;
}
