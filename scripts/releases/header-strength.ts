/**
 * Tells whether a header says at least what is needed. A server may say more, such as a stricter policy; what is weaker, or is
 * misspelt so that browsers pass over it, is not enough.
 *
 * @param name as it is written, such as `Content-Security-Policy`
 * @param sent its value; several headers of a name are joined by commas, as Fetch joins them
 */
export function isAsStrong(name: string, sent: string, needed: string): boolean {
  return (STRENGTHS[name] ?? isEqual)(sent, needed);
}

type Strength = (sent: string, needed: string) => boolean;

const isEqual: Strength = (sent, needed) => wordsOf(sent).join(' ') === wordsOf(needed).join(' ');

/** From the one that tells least to the one that is needed (Referrer Policy, section 3). */
const REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const STRENGTHS: Readonly<Record<string, Strength>> = {
  // Browsers hold to each of several policies (CSP 3, section 8.1): one of them has to be as strict in a directive.
  'Content-Security-Policy': (sent, needed) => {
    const policies = partsOf(sent, ',').map(directivesOf);
    return [...directivesOf(needed)].every(([name, allowed]) =>
      policies.some((policy) => isStricter(policy.get(name), allowed)),
    );
  },
  'Cross-Origin-Opener-Policy': (sent, needed) =>
    [needed, 'same-origin'].includes(partsOf(sent, ';')[0]?.toLowerCase() ?? ''),
  // Browsers take the last of two members with the same name (Structured Fields, section 3.2).
  'Permissions-Policy': (sent, needed) => {
    const featuresOf = (text: string) =>
      new Map(
        partsOf(text, ',').map((feature) => {
          const [name = '', whom = ''] = feature.replaceAll(/\s/g, '').split('=');
          return [name, whom];
        }),
      );
    const allowed = featuresOf(sent);
    return [...featuresOf(needed)].every(([name, whom]) => allowed.get(name) === whom);
  },
  // Browsers take the last policy that they know.
  'Referrer-Policy': (sent) => REFERRERS.includes(partsOf(sent, ',').at(-1)?.toLowerCase() ?? ''),
  // Browsers hold to the first of several (RFC 6797, section 8.1).
  'Strict-Transport-Security': (sent, needed) => {
    const [told, least] = [sent.split(',')[0] ?? '', needed].map(
      (value) =>
        new Map(partsOf(value.toLowerCase().replaceAll('"', ''), ';').map((part) => splitAt(part, '='))),
    );
    if (!told || !least) return false;
    const isLong = Number(told.get('max-age') ?? Number.NaN) >= Number(least.get('max-age'));
    return isLong && (!least.has('includesubdomains') || told.has('includesubdomains'));
  },
  'X-Content-Type-Options': (sent) => partsOf(sent, ',')[0]?.toLowerCase() === 'nosniff',
  'Cache-Control': (sent, needed) => {
    const told = cacheOf(sent);
    if (!cacheOf(needed).has('immutable')) {
      // With a value, `no-cache` is about some headers, and not about the page.
      if (['no-cache', 'no-store'].some((directive) => told.get(directive) === '')) return true;
      return told.get('max-age') === '0' && !told.has('stale-while-revalidate');
    }
    const hinders = ['no-cache', 'no-store', 'private', 'must-revalidate'].some((directive) =>
      told.has(directive),
    );
    return told.has('immutable') && !hinders && Number(told.get('max-age')) >= 31_536_000;
  },
};

/** The directives of a policy by name; of two with a name, the first counts. */
function directivesOf(policy: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const directive of partsOf(policy, ';')) {
    const [name = '', ...allowed] = wordsOf(directive);
    if (!directives.has(name)) directives.set(name, allowed);
  }
  return directives;
}

function isStricter(sent: readonly string[] | undefined, allowed: readonly string[]): boolean {
  if (sent === undefined) return false;
  if (sent.length === 1 && sent[0] === "'none'") return allowed.length > 0;
  const isNone = allowed.length === 1 && allowed[0] === "'none'";
  return isNone ? false : sent.every((source) => allowed.includes(source));
}

function cacheOf(value: string): Map<string, string> {
  return new Map(partsOf(value, ',').map((part) => splitAt(part.toLowerCase(), '=')));
}

/** A name and its value, trimmed; the value is empty where there is none. */
function splitAt(text: string, separator: string): [name: string, value: string] {
  const [name = '', value = ''] = text.split(separator);
  return [name.trim(), value.trim()];
}

function partsOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function wordsOf(text: string): string[] {
  return text.trim().toLowerCase().split(/\s+/);
}
