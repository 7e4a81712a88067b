const most = 20_000;

/** The same function, which keeps its answers: brands share most of what they ask about, and asking a map is cheaper. */
export function remember<Args extends readonly (string | number)[], Answer>(
  work: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const answersByKey = new Map<string | number | undefined, { readonly answer: Answer }>();
  return (...args) => {
    const key = args.length === 1 ? args[0] : args.join('\0');
    const cached = answersByKey.get(key);
    if (cached !== undefined) return cached.answer;
    const answer = work(...args);
    if (answersByKey.size >= most) answersByKey.clear();
    answersByKey.set(key, { answer });
    return answer;
  };
}
