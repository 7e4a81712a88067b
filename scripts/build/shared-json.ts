import { byIdentity } from '@liveryjs/engine/manifest';
import { digestOf } from './hash.ts';

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

const known = new Map<string, object>();

/** What JSON says. The same JSON gives the same object, if it was asked for not long ago. */
export function fromSharedJson<Value extends object>({ digest, bytes }: SharedJson): Value {
  // A decoder refuses memory that is shared.
  const value = known.get(digest) ?? (JSON.parse(Buffer.from(bytes).toString()) as object);
  known.delete(digest);
  known.set(digest, value);
  const [oldest = ''] = known.keys();
  if (known.size > MOST) known.delete(oldest);
  return value as Value;
}
