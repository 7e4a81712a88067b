import type { BrandParts, CompiledMessages } from '#scripts/plugin/brand-parts.ts';

/** The messages of one language in the parts in which a page fetches them. */
export interface MessageParts {
  /** What every page says. */
  readonly first: CompiledMessages;
  /** What widgets say besides, by widget; one that says nothing else is missing. */
  readonly more: Readonly<Record<string, CompiledMessages>>;
}

/**
 * Puts the messages of one language in parts. What two widgets say stands in the parts of both.
 * @param core widgets whose words every page has from the start
 */
export function splitMessages(
  messages: CompiledMessages,
  speakers: BrandParts['speakers'],
  core: readonly string[],
): MessageParts {
  const early = new Set(['', ...core]);
  const first: Record<string, unknown> = {};
  const more: Record<string, Record<string, unknown>> = {};
  for (const [key, text] of Object.entries(messages)) {
    const widgets = speakers[key] ?? [''];
    if (widgets.some((name) => early.has(name))) {
      first[key] = text;
      continue;
    }
    for (const name of widgets) {
      more[name] ??= {};
      more[name][key] = text;
    }
  }
  return { first, more };
}
