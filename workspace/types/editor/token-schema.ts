import type { JsonSchema } from '@liveryjs/compiler/manifest';
import { tokenTypes } from '@liveryjs/compiler/theme';
import type { BrandFacts, KnownToken } from './brand-facts.ts';

/** The text forms of values by type, where there is one. */
const FORMS: Readonly<Record<string, { readonly pattern: string; readonly expects: string }>> = {
  color: {
    pattern: '#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})',
    expects: 'a colour such as "#6142bf"',
  },
  dimension: {
    pattern: '-?(\\d+\\.?\\d*|\\.\\d+)(px|rem|em|ch|%|vw|vh)',
    expects: 'a dimension such as "16px" or "1rem"',
  },
  duration: { pattern: '(\\d+\\.?\\d*|\\.\\d+)(ms|s)', expects: 'a duration such as "200ms"' },
};

/** Types whose values are never a text but for the name of another token. */
const NEVER_TEXT = new Set([
  'number',
  'cubicBezier',
  'border',
  'transition',
  'shadow',
  'gradient',
  'typography',
]);

/** Keys that groups and tokens have beside what is in them. */
const ABOUT: JsonSchema = {
  $type: { $ref: '#/$defs/$type' },
  $description: true,
  $deprecated: true,
  $extensions: { $ref: '#/$defs/$extensions' },
};

const DEFINITIONS_OF_ABOUT: JsonSchema = {
  $type: { enum: [...tokenTypes], description: 'Type of the token, or of all tokens in the group.' },
  $extensions: {
    type: ['object', 'null'],
    properties: {
      'livery.from': {
        type: 'string',
        description: 'The library that the token was imported from. "livery import tokens" writes it anew.',
      },
      'livery.derive': {
        type: ['object', 'null'],
        description: 'Steps that make this colour from the value.',
      },
      'livery.dimension': {
        type: ['string', 'object', 'null'],
        description:
          'The dimension itself where its unit (em, ch, %, vw, vh) is not of the format; the value stands for it in other tools.',
      },
      'livery.gradient': {
        type: ['object', 'null'],
        description: 'The kind of the gradient (linear, radial or conic) and its shape, such as "120deg".',
      },
      'livery.fluid': { type: ['object', 'null'], description: 'Grows with the window, from the value on.' },
    },
  },
};

/**
 * The schema of a brand's tokens.json and of its files for modes: the names that there are, each with its type and what
 * is inherited for it.
 *
 * @param facts the brand's
 * @param parent facts of the brand that it extends, if there is one
 */
export function tokenSchema(facts: BrandFacts, parent: BrandFacts | undefined): JsonSchema {
  const inherited = new Map(parent?.tokens.map((token) => [token.name, token]));
  const unused = new Set(
    facts.result.issues
      .filter(({ code }) => code === 'token-unused')
      .map(({ pointer }) => pointer.slice(1).replaceAll('/', '.')),
  );
  const all = new Map([...inherited, ...facts.tokens.map((token) => [token.name, token] as const)]);
  // The members of a typography are values of it, not tokens.
  const isMember = (name: string) => all.get(name.slice(0, name.lastIndexOf('.')))?.type === 'typography';
  const tokens = [...all.values()].filter(({ name }) => !unused.has(name) && !isMember(name));
  const types = new Set(tokens.map(({ type }) => type));
  const root: Group = new Map();
  for (const { name, type } of tokens) {
    const path = name.split('.');
    const group = path.slice(0, -1).reduce<Group>((outerGroup, key) => {
      const next = outerGroup.get(key);
      const inner: Group = next instanceof Map ? next : new Map();
      outerGroup.set(key, inner);
      return inner;
    }, root);
    const above = inherited.get(name);
    const label =
      above === undefined || parent === undefined ? type : `inherited from ${parent.id}: ${above.shown}`;
    group.set(path.at(-1) ?? '', tokenOf(type, label));
  }
  const { properties, ...rest } = groupOf(root, facts.id);
  return {
    ...rest,
    properties: { $schema: { type: 'string' }, ...(properties as JsonSchema) },
    $defs: {
      ...DEFINITIONS_OF_ABOUT,
      ...Object.fromEntries([...types].map((type) => [type, valueSchema(type, tokens, facts.id)])),
    },
  };
}

type Group = Map<string, Group | JsonSchema>;

function groupOf(group: Group, brand: string): JsonSchema {
  const properties = [...group].map(([key, inner]) => [
    key,
    inner instanceof Map ? groupOf(inner, brand) : inner,
  ]);
  return {
    type: 'object',
    properties: { ...Object.fromEntries(properties), ...ABOUT },
    additionalProperties: false,
    errorMessage: `${brand} has no token of this name, and nothing refers to one. (What refers to it is known once it is saved while "livery dev" runs, or after "livery types".)`,
  };
}

function tokenOf(type: string, label: string): JsonSchema {
  return {
    type: 'object',
    title: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
    completionDetail: label,
    defaultSnippets: [{ label: '{ "$value": … }', body: { $value: '$1' } }],
    properties: { $value: { $ref: `#/$defs/${type}` }, ...ABOUT },
    additionalProperties: false,
  };
}

/** Returns the schema for values of a type: another token of the type, or a value as far as its text can be checked. */
function valueSchema(type: string, tokens: readonly KnownToken[], brand: string): JsonSchema {
  const same = tokens.filter((token) => token.type === type);
  const names = same.map(({ name }) => name.replaceAll('.', '\\.')).join('|');
  const form = FORMS[type];
  const text = form?.pattern ?? (NEVER_TEXT.has(type) ? undefined : '[^{].*');
  return {
    type: ['string', 'object', 'array', 'number', 'null'],
    pattern: `^(${text === undefined ? '' : `${text}|`}\\{(${names})\\})$`,
    patternErrorMessage: `Expected ${form?.expects ?? `a value of the type ${type}`}, or the name of another token of ${brand} such as "{${same[0]?.name}}".`,
    defaultSnippets: same.map(({ name, shown }) => ({
      label: `{${name}}`,
      body: `{${name}}`,
      description: shown,
    })),
  };
}
