/** The number of known names that are compared; nobody reads longer lists of names. */
const most = 4000;
/** Letters of a name beyond which nobody means another: comparing would cost time without helping. */
const longest = 100;

/** The known name that a slip of the hand most likely meant, if one is near enough. */
export function nearest(name: string, knownNames: readonly string[]): string | undefined {
  if (name.length > longest) return undefined;
  const small = name.toLowerCase();
  const isFar = farFrom(small);
  const beginsAlike = (other: string) => other[0]?.toLowerCase() === small[0];
  let best: string | undefined;
  let least = Math.min(Math.max(1, Math.floor(name.length / 3)), name.length - 1) + 1;
  for (const candidate of knownNames.slice(0, most)) {
    // Two names may be as near: the one that begins alike is meant.
    const ties = best !== undefined && !beginsAlike(best) && beginsAlike(candidate);
    const limit = ties ? least : least - 1;
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const other = candidate.toLowerCase();
    if (isFar(other, limit)) continue;
    const steps = editDistance(small, other);
    if (steps > limit) continue;
    least = steps;
    best = candidate;
  }
  return best ?? onlyBeginning(name, knownNames) ?? onlyAlike(piecesOf(name), knownNames);
}

/** Letters and digits alone: names that differ in capitals, hyphens or spaces have the same ones. */
const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** The one known name of the same letters and digits: `page-size` is `pageSize`. */
export function alike(name: string, knownNames: readonly string[]): string | undefined {
  return name.length > longest ? undefined : onlyAlike([name.trim()], knownNames);
}

function onlyAlike(names: readonly string[], knownNames: readonly string[]): string | undefined {
  const letters = new Set(names.map(lettersOf).filter((text) => text !== ''));
  if (letters.size === 0) return undefined;
  const [only, second] = knownNames.slice(0, most).filter((candidate) => letters.has(lettersOf(candidate)));
  return second === undefined ? only : undefined;
}

/** The name, and its parts where it is a path or has the ending of a file: `../house/brand.json`, `help.html`. */
function piecesOf(name: string): string[] {
  const pieces = name.split('/').map((piece) => piece.replace(/(?<=[^.])\.[a-z]{2,5}$/i, ''));
  return [name, ...pieces];
}

/** The one name that goes on where this one ends. */
function onlyBeginning(name: string, knownNames: readonly string[]): string | undefined {
  const small = name.toLowerCase();
  const [only, second] =
    name.length < 3 ? [] : knownNames.filter((candidate) => candidate.toLowerCase().startsWith(small));
  return second === undefined ? only : undefined;
}

/** Letters are counted by their last five bits: other letters may count as the same, and are then compared. */
const KINDS = 32;

/** A quick answer for most names: whether the letters alone show that it takes more steps than the limit. */
function farFrom(name: string): (other: string, limit: number) => boolean {
  const counts = new Uint8Array(KINDS);
  for (let i = 0; i < name.length; i++) {
    const kind = name.charCodeAt(i) % KINDS;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const left = new Uint8Array(KINDS);
  return (other, limit) => {
    left.set(counts);
    let more = 0;
    for (let i = 0; i < other.length; i++) {
      const kind = other.charCodeAt(i) % KINDS;
      const count = left[kind] ?? 0;
      if (count > 0) left[kind] = count - 1;
      else more += 1;
    }
    // A step brings one letter that is missing and takes one that is too many.
    return Math.max(more, more + name.length - other.length) > limit;
  };
}

/** Rows of the table of distances, used again for each two names: two of them are as long as `longest` allows. */
let [before, last, row] = [0, 1, 2].map(() => new Uint8Array(2 * longest)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** Steps (insert, delete, replace, swap of neighbours) from one text to the other. */
function editDistance(from: string, to: string): number {
  for (let j = 0; j <= to.length; j++) last[j] = j;
  for (let i = 1; i <= from.length; i++) {
    row[0] = i;
    const letter = from.charCodeAt(i - 1);
    for (let j = 1; j <= to.length; j++) {
      const other = to.charCodeAt(j - 1);
      let steps = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      if (i > 1 && j > 1 && letter === to.charCodeAt(j - 2) && from.charCodeAt(i - 2) === other)
        steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      row[j] = steps;
    }
    [before, last, row] = [last, row, before];
  }
  return last[to.length] ?? 0;
}
