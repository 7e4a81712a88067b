interface Group {
  /** Names of crawlers, in small letters. */
  readonly agents: string[];
  readonly rules: { readonly isAllowed: boolean; readonly path: string }[];
}

/**
 * Reads the rules of a `robots.txt` (RFC 9309).
 * @returns tells whether a crawler stays away from a path by them; the crawler `*` is any that no group names
 */
export function robotsRules(text: string): (crawler: string, path: string) => boolean {
  const groups: Group[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#\s]*)/i.exec(line) ?? [];
    const name = key.toLowerCase();
    const last = groups.at(-1);
    if (name === 'user-agent') {
      if (last && last.rules.length === 0) last.agents.push(value.toLowerCase());
      else groups.push({ agents: [value.toLowerCase()], rules: [] });
    }
    // An empty rule closes nothing, and ends the names of its group all the same.
    if (name === 'allow' || name === 'disallow')
      last?.rules.push({ isAllowed: name === 'allow' || value === '', path: value });
  }
  const groupsOf = (crawler: string) => groups.filter(({ agents }) => agents.includes(crawler.toLowerCase()));
  return (crawler, path) => {
    const named = groupsOf(crawler);
    const [rule] = (named.length > 0 ? named : groupsOf('*'))
      .flatMap(({ rules }) => rules)
      .filter((each) => patternOf(each.path).test(path))
      .sort((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
    return rule !== undefined && !rule.isAllowed;
  };
}

/** The paths of a rule: `*` stands for any letters, and `$` at its end for the end of the path. */
function patternOf(path: string): RegExp {
  const parts = path
    .replace(/\$$/, '')
    .split('*')
    .map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}${path.endsWith('$') ? '$' : ''}`);
}
