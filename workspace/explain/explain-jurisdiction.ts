import { didYouMean } from '@liveryjs/compiler/issues';
import { ownText, type Rule } from '@liveryjs/compiler/manifest';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';

/** Pointer of the value that names a jurisdiction. */
export const JURISDICTION = '/jurisdiction';

/** The rules that a place has for a brand, and whether the brand keeps them. */
export interface JurisdictionAnswer {
  /** Name of the place. */
  readonly name: string;
  /** Path of the file with its rules. */
  readonly file: string;
  readonly source?: string;
  readonly rules: readonly {
    /** The rule in a few words. */
    readonly asks: string;
    /** file:line */
    readonly place: string;
    /** Messages of the check where the brand does not keep the rule. */
    readonly broken: readonly string[];
  }[];
}

/** The rules that a brand is held to; undefined where it names no jurisdiction, or one that is not known. */
export function explainJurisdiction(
  { jurisdictions }: Workspace,
  { merged, issues }: BrandResult,
): JurisdictionAnswer | undefined {
  const code = ownText(merged, 'jurisdiction');
  const jurisdiction = jurisdictions.find((candidate) => candidate.code === code);
  if (jurisdiction === undefined) return undefined;
  const { name, file, source, rules } = jurisdiction;
  const ofRules = issues.filter((issue) => issue.code.startsWith('rule-'));
  return {
    name,
    file,
    ...(source === undefined ? {} : { source }),
    rules: rules.map((rule) => {
      const place = `${file}:${rule.line}`;
      // A finding names the line of its rule; several rules may stand in one line, each with a name of its own.
      const broken = ofRules
        .map(({ message }) => message)
        .filter((message) => message.includes(`(${place})`) && message.includes(nameOf(rule)));
      return { asks: asks(rule), place, broken };
    }),
  };
}

function nameOf(rule: Rule): string {
  return rule.kind === 'least' ? rule.key : rule.name;
}

function asks(rule: Rule): string {
  switch (rule.kind) {
    case 'feature':
      return `the feature ${rule.name} is on`;
    case 'content':
      return [
        `the content ${rule.name} has a page in every language`,
        ...(rule.linkedFrom.length === 0 ? [] : [`linked from ${rule.linkedFrom.join(', ')}`]),
      ].join(', ');
    case 'least':
      return `${rule.key} is ${rule.least} or more`;
    case 'forbidden':
      return `no page shows ${rule.name} (${rule.key})`;
  }
}

/** Returns the sentence for a brand that names no jurisdiction. */
export function noJurisdiction({ jurisdictions }: Workspace, brand: string): string {
  const codes = jurisdictions.map(({ code }) => code);
  return `${brand} names no jurisdiction, so that no rules of a place hold for it. ${didYouMean(undefined, codes)}`;
}
