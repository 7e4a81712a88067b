import type { CheckContext } from '#compiler/manifest/checks/check.ts';
import { ownText } from '#compiler/manifest/json.ts';
import type { Rule } from './jurisdiction.ts';

/** A rule that a brand is held to. */
export interface Kept<Kind extends Rule['kind']> {
  readonly rule: Extract<Rule, { kind: Kind }>;
  /** Who asks for it: `the jurisdiction XM (jurisdictions/XM.json:6)`. */
  readonly by: string;
}

type Context = Pick<CheckContext, 'manifest' | 'jurisdictions' | 'saidBy'>;

/** The rules of one kind that a brand is held to; none where it names no jurisdiction, or one that is not known. */
export function rulesOf<Kind extends Rule['kind']>(
  { manifest, jurisdictions }: Context,
  kind: Kind,
): Kept<Kind>[] {
  const { code, file, rules = [] } = jurisdictions.get(ownText(manifest, 'jurisdiction') ?? '') ?? {};
  return rules.flatMap((rule) =>
    rule.kind === kind
      ? [
          {
            rule: rule as Extract<Rule, { kind: Kind }>,
            by: `the jurisdiction ${code} (${file}:${rule.line})`,
          },
        ]
      : [],
  );
}

/** Where a finding about a value stands: at the value where the brand itself writes it, else where it names the jurisdiction. */
export function atRuled({ saidBy }: Context, pointer: string): { pointer: string; cause: string } {
  const isOwn = saidBy(pointer)?.startsWith('brand') === true;
  return { pointer: isOwn ? pointer : '/jurisdiction', cause: '/jurisdiction' };
}

/** `a, b and c` */
export function andOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
