/** Steps (insert, delete, replace, swap of neighbours) from one text to the other. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      }
      row.push(steps);
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/** So many known names are compared; nobody reads longer lists of names. */
const most = 4000;

/** The known name that a slip of the hand most likely meant, if one is near enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  // Nobody means a name of hundreds of letters; comparing them would cost time without helping.
  if (name.length > 100) return undefined;
  let best: string | undefined;
  let least = Math.min(Math.max(1, Math.floor(name.length / 3)), name.length - 1) + 1;
  for (const candidate of known.slice(0, most)) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const steps = editDistance(name.toLowerCase(), candidate.toLowerCase());
    // Of two that are as near, the one that begins alike is meant.
    if (steps < least || (steps === least && best !== undefined && beginsLike(name, candidate, best))) {
      least = steps;
      best = candidate;
    }
  }
  return best ?? onlyBeginning(name, known);
}

function beginsLike(name: string, candidate: string, best: string): boolean {
  const first = name[0]?.toLowerCase();
  return candidate[0]?.toLowerCase() === first && best[0]?.toLowerCase() !== first;
}

/** The one name that goes on where this one ends. */
function onlyBeginning(name: string, known: readonly string[]): string | undefined {
  const [only, second] = name.length < 3 ? [] : known.filter((candidate) => candidate.startsWith(name));
  return second === undefined ? only : undefined;
}
