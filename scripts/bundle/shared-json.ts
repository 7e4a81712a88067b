import { byIdentity } from '@liveryjs/compiler/manifest';
import { digestOf } from '@liveryjs/workspace/hash';
import { keepLast } from './keep-last.ts';

/** An object as JSON, which threads read in place, and its digest. */
export interface SharedJson {
  readonly digest: string;
  readonly bytes: Uint8Array;
}

/** As many texts and lists of speakers as a few sets of brands have in twelve languages; each takes half a megabyte. */
const MOST = 64;

/** An object as JSON, made once for as long as the object lives: brands share what they inherit. */
export const sharedJson = byIdentity((value: object): SharedJson => {
  const json = Buffer.from(JSON.stringify(value));
  const bytes = new Uint8Array(new SharedArrayBuffer(json.length));
  bytes.set(json);
  return { digest: digestOf(json), bytes };
});

/** Parses shared JSON. The same JSON gives the same object, if it was asked for not long ago. */
export const fromSharedJson = keepLast(
  MOST,
  ({ digest }: SharedJson) => digest,
  // A decoder refuses memory that is shared.
  ({ bytes }) => JSON.parse(Buffer.from(bytes).toString()) as object,
) as <Value extends object>(json: SharedJson) => Value;
