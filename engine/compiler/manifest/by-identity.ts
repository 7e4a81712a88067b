type Level<Answer> = WeakMap<object, Level<Answer> | { readonly answer: Answer }>;

/**
 * The same function, which keeps its answers as long as there are the objects that it was given for them: brands share
 * what they inherit. None of these objects may change.
 */
export function byIdentity<Args extends readonly [object, ...object[]], Answer>(
  work: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const top: Level<Answer> = new WeakMap();
  return (...args) => {
    let level = top;
    for (let index = 0; index < args.length - 1; index++) {
      const arg = args[index] ?? top;
      let next = level.get(arg) as Level<Answer> | undefined;
      if (next === undefined) {
        next = new WeakMap();
        level.set(arg, next);
      }
      level = next;
    }
    const last = args[args.length - 1] ?? top;
    const cached = level.get(last) as { readonly answer: Answer } | undefined;
    if (cached !== undefined) return cached.answer;
    const answer = work(...args);
    level.set(last, { answer });
    return answer;
  };
}

const NONE: readonly never[] = Object.freeze([]);
/** The number of lists that are kept: of brands that all differ, the last few say what the next one may share. */
const MOST = 16;
const given = new WeakMap<object, (readonly object[])[]>();

/** The list itself, or the one of the same objects that was given before. */
export function sameList<Item extends object>(list: readonly Item[]): readonly Item[] {
  const [first] = list;
  if (first === undefined) return NONE;
  const knownLists = given.get(first) ?? [];
  given.set(first, knownLists);
  const index = knownLists.findLastIndex((knownList) => isSame(knownList, list));
  const [sharedList = list] = index === -1 ? [] : knownLists.splice(index, 1);
  if (knownLists.length >= MOST) knownLists.shift();
  knownLists.push(sharedList);
  return sharedList as readonly Item[];
}

const flat = byIdentity((lists: readonly (readonly unknown[])[]) => lists.flat());

/** Lists one behind the other. The same lists give the same list, so that what was found in it can be kept with it. */
export function joinLists<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const full = lists.filter(({ length }) => length > 0);
  const [first = NONE] = full;
  return full.length < 2 ? first : (flat(sameList(full)) as readonly Item[]);
}

const lastTexts: (readonly string[])[] = [];

/** The list itself, or the one of the same texts that was given before: of the last few lists. */
export function sameTexts(list: readonly string[]): readonly string[] {
  const index = lastTexts.findLastIndex((texts) => isSame(texts, list));
  const [sharedTexts = list] = index === -1 ? [] : lastTexts.splice(index, 1);
  if (lastTexts.length >= MOST) lastTexts.shift();
  lastTexts.push(sharedTexts);
  return sharedTexts;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}
