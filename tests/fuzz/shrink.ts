import type { Case } from './case.ts';

/**
 * Makes a failing case smaller, as long as it fails: whole files first, then ever shorter parts of each.
 *
 * @param fails tells whether a case still fails in the same way
 * @param milliseconds after so long, what there is by then is the result
 */
export async function shrink(
  input: Case,
  fails: (smaller: Case) => Promise<boolean>,
  milliseconds: number,
): Promise<Case> {
  const end = performance.now() + milliseconds;
  let best = input;
  const attempt = async (smaller: Case) => {
    if (performance.now() > end || !(await fails(smaller))) return false;
    best = smaller;
    return true;
  };
  for (const name of input.keys())
    if (best.size > 1) await attempt(new Map([...best].filter(([other]) => other !== name)));
  for (const name of best.keys()) {
    let size = Math.ceil((best.get(name)?.length ?? 0) / 2);
    while (size > 0 && performance.now() < end) {
      let isSmaller = false;
      for (let start = 0; start < (best.get(name)?.length ?? 0) && performance.now() < end; ) {
        const bytes = best.get(name) ?? new Uint8Array();
        const rest = Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + size)]);
        if (await attempt(new Map([...best, [name, new Uint8Array(rest)]]))) isSmaller = true;
        else start += size;
      }
      if (!isSmaller || size > 1) size = size === 1 ? 0 : Math.floor(size / 2);
    }
  }
  return best;
}
