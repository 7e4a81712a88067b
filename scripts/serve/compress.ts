import { compress, decoded, ENCODINGS, type Encoding } from '#scripts/bundle/twins.ts';

/** The encoding to answer in, by the request's Accept-Encoding; undefined for none. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const taken = (accepted ?? '').split(',').flatMap((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((part) => /^q=0(\.0*)?$/.test(part)) ? [] : [name];
  });
  return ENCODINGS.find((encoding) => taken.includes(encoding));
}

/**
 * Finds or makes the compressed bytes of each content once in each encoding.
 * @param key names the content: equal keys, equal bytes
 * @param readTwin reads what stands compressed beside the file; what is not the same content in there is not sent
 */
export function createCompressor(): (
  key: string,
  encoding: Encoding,
  bytes: Buffer,
  readTwin: () => Promise<Buffer | undefined>,
) => Promise<Buffer> {
  const done = new Map<string, Promise<Buffer>>();
  return (key, encoding, bytes, readTwin) => {
    const name = `${encoding} ${key}`;
    const make = async () => {
      const twin = await readTwin();
      return twin && decoded(twin, encoding, bytes.length)?.equals(bytes) ? twin : compress(bytes, encoding);
    };
    const compressed = done.get(name) ?? make();
    done.set(name, compressed);
    return compressed;
  };
}
