/** The bases that the platform names and that games can be launched from, without a slash at the end. */
export function launchBasesOf(named: readonly string[] = []): readonly string[] {
  const trimmed = named.map((base) => base.replace(/\/+$/, ''));
  return [...new Set(trimmed.filter((base) => /^https?:\/\//i.test(base) && URL.canParse(base)))];
}
