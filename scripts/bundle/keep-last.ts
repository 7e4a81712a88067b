/**
 * The same function, which keeps its answers for what it was given last.
 * @param most so many answers are kept
 * @param keyOf names what is given: equal names, equal answers
 */
export function keepLast<Given, Answer extends object | string>(
  most: number,
  keyOf: (given: Given) => string,
  work: (given: Given) => Answer,
): (given: Given) => Answer {
  const kept = new Map<string, Answer>();
  return (given) => {
    const key = keyOf(given);
    const answer = kept.get(key) ?? work(given);
    // The last asked for stands at the end.
    kept.delete(key);
    kept.set(key, answer);
    const [oldest = ''] = kept.keys();
    if (kept.size > most) kept.delete(oldest);
    return answer;
  };
}
