import { cleanJpeg, isJpeg } from './clean-jpeg.ts';
import { cleanPng, PNG_SIGNATURE } from './clean-png.ts';
import { unsupportedPicture } from './picture-refusal.ts';

export interface CleanPicture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

/**
 * A picture by what is in its file, whatever it is called, without what else stands in it.
 *
 * @throws Refusal for what is neither a png nor a jpg, and for one that is broken or made to do harm
 */
export async function cleanPicture(file: Buffer): Promise<CleanPicture> {
  if (file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) {
    return { type: 'image/png', bytes: await cleanPng(file) };
  }
  if (isJpeg(file)) return { type: 'image/jpeg', bytes: cleanJpeg(file) };
  throw unsupportedPicture();
}
