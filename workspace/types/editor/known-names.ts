import { contentsWritten } from '@liveryjs/compiler/i18n';
import {
  iconFiles,
  isObject,
  type JsonSchema,
  nounOf,
  own,
  ownText,
  patternValues,
  pointerTo,
  symbolsIn,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { listParents } from '#workspace/open/index.ts';
import type { Workspace } from '#workspace/open/workspace.ts';
import type { BrandFacts } from './brand-facts.ts';
import { aboutItem } from './inherited-schema.ts';
import type { NameKind } from './manifest-base.ts';

/** A name that a manifest may say, and what it stands for. */
type Known = readonly [name: string, about: string];

const NOUNS: Readonly<Record<string, string>> = {
  'message-key': 'text',
  token: 'colour token',
  icon: 'icon',
  content: 'content',
  extends: 'brand',
};

/**
 * All names of a kind that lead to something in a brand, for an editor: what is not among them is marked, and the list is
 * offered. Null is in it: where it may not stand, the type says so.
 */
export function knownNames({ kind, also }: NameKind, facts: BrandFacts, workspace: Workspace): JsonSchema {
  const entries = namesOf(kind, facts, workspace);
  return {
    enum: [...entries.map(([name]) => name), ...also],
    enumDescriptions: entries.map(([, about]) => about),
    errorMessage: `${facts.id} has no ${NOUNS[kind] ?? nounOf(kind)} of this name. (A new one is known once it is saved while "livery dev" runs, or after "livery types".)`,
  };
}

function namesOf(kind: string, facts: BrandFacts, workspace: Workspace): readonly Known[] {
  const { result, texts, textOf } = facts;
  const { widgets, names, jurisdictions } = workspace;
  switch (kind) {
    case 'message-key':
      return [...texts];
    case 'token':
      return facts.tokens.filter(({ type }) => type === 'color').map(({ name, shown }) => [name, shown]);
    case 'icon':
      return symbolsIn(workspace.files, iconFiles(result.uses.assets)).map((name) => [name, '']);
    case 'content':
      return [...contentsWritten(workspace.files, result.chain)].map(([name, codes]) => [
        name,
        codes.join(', '),
      ]);
    case 'extends':
      return listParents(workspace)
        .filter((id) => id !== facts.id)
        .map((id) => [id, '']);
    case 'widgets':
      return widgets.map(({ name, title, description }) => [name, `${title}: ${description}`]);
    case 'jurisdictions':
      return jurisdictions.map(({ code, name, file }) => [code, `${name}: ${file}`]);
    case '/features/*#':
      return [...facts.features].map((name) => [name, featureText(facts, name)]);
    case '/assets/*#':
      return facts.assetNames.map((name) => [name, result.assets[name] ?? '']);
  }
  const outside = names[kind];
  if (outside !== undefined) return outside.map((name) => [name, '']);
  const { shown = {} } = result;
  const [, section] = /^\/([^/]+)\/\*\/id$/.exec(kind) ?? [];
  const item = (name: string) =>
    section === undefined ? undefined : valueAt(shown, pointerTo(`/${section}`, name));
  return patternValues(shown, kind).map((name) => [name, aboutItem(item(name), textOf)]);
}

function featureText({ result }: BrandFacts, name: string): string {
  const feature = own(own(result.merged, 'features'), name);
  if (!isObject(feature)) return 'A feature that a widget asks for.';
  if (typeof feature.fixed === 'boolean') return feature.fixed ? 'Always on.' : 'Always off.';
  return `Switched by the module ${ownText(feature, 'module') ?? 'of the platform'}.`;
}
