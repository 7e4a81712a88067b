const MIB = 1024 * 1024;

/** An answer is larger than is read. Its message is the end of a sentence. */
export class TooManyBytes extends Error {}

/**
 * The bytes of an answer from outside, which may be larger than anybody expects. What is beyond the limit is not waited for.
 *
 * @param limit the most bytes, in whole MiB
 * @param parts the body of an answer; undefined or null for none
 * @throws TooManyBytes for more
 */
export async function readUpTo(
  limit: number,
  parts: AsyncIterable<Uint8Array> | null | undefined,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of parts ?? []) {
    length += chunk.length;
    if (length > limit) throw new TooManyBytes(`its answer has more than ${limit / MIB} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
