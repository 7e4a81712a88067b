import type { JsonSchema } from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';
import type { BrandFacts } from './brand-facts.ts';

/**
 * The schema of a brand's message files, in all languages: the keys that there are, each with its text in English and the
 * placeholders that may stand in it.
 */
export function messageSchema(facts: BrandFacts, { widgets, messages }: Workspace): JsonSchema {
  const { result, texts, id } = facts;
  const folder = result.chain.at(-1)?.folder ?? '';
  const unused = new Set(
    result.issues
      .filter(({ code, file }) => code === 'message-unused' && file.startsWith(`${folder}/`))
      .map(({ pointer }) => pointer.slice(1)),
  );
  const keys = new Set([
    ...texts.keys(),
    ...result.uses.messages.map(({ value }) => value),
    ...widgets.flatMap((widget) => widget.messages),
    ...messages,
  ]);
  for (const key of unused) keys.delete(key);
  const sorted = [...keys].sort();
  return {
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      $same: {
        type: 'array',
        items: { type: 'string' },
        description: 'Keys of texts that are the same as in the default language on purpose.',
      },
      ...Object.fromEntries(sorted.map((key) => [key, ofText(facts, key)])),
    },
    additionalProperties: false,
    errorMessage: `Nothing in ${id} says a text of this key. (What says it is known once it is saved while "livery dev" runs, or after "livery types".)`,
  };
}

function ofText({ texts, argumentsOf }: BrandFacts, key: string): JsonSchema {
  const text = texts.get(key);
  if (text === undefined) return { type: 'string', description: 'Has no text yet.' };
  const names = argumentsOf(key);
  const filled = names.length === 0 ? '' : `\n\nPlaceholders: ${names.join(', ')}.`;
  return { type: 'string', description: `${text}${filled}`, default: text };
}
