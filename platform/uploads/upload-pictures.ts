import { request } from '#platform/client/request.ts';
import type { UploadedPicture } from '#schemas/generated/platform.ts';

/** Milliseconds that a picture may be on its way. */
const PATIENCE = 60_000;

/** What the platform calls the pictures of a request, by file: one that is sent again names the same. */
export type UploadedPictures = Map<File, string>;

/**
 * Hands pictures in for the request that will name them [5.09], one after another.
 *
 * @param uploaded those that are there already; grows
 * @returns their ids, in order
 * @throws CallError
 */
export async function uploadPictures(
  pictures: readonly File[],
  uploaded: UploadedPictures,
): Promise<string[]> {
  const ids: string[] = [];
  for (const file of pictures) {
    const id = uploaded.get(file) ?? (await uploadPicture(file));
    uploaded.set(file, id);
    ids.push(id);
  }
  return ids;
}

async function uploadPicture(file: File): Promise<string> {
  const { id } = await request<UploadedPicture>('/wps/upload/picture', {
    method: 'POST',
    file,
    token: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
  return id;
}
