import type { BrandParts, CompiledMessages } from '#scripts/plugin/brand-parts.ts';
import { literal } from '#scripts/plugin/module-source.ts';

/** The messages of one language in the parts in which a page fetches them. */
export interface MessageParts {
  /** Messages that every page uses. */
  readonly first: CompiledMessages;
  /** Messages of the widgets that come right after the first. */
  readonly soon: CompiledMessages;
  /** Widgets that say something of that. */
  readonly speakSoon: ReadonlySet<string>;
  /** Messages that many widgets use, kept once for all of them, and those of widgets that use few. */
  readonly common: CompiledMessages;
  /** Widgets that say something of that. */
  readonly speakCommon: ReadonlySet<string>;
  /** The other messages of widgets, by widget; a widget that has no others is missing. */
  readonly more: Readonly<Record<string, CompiledMessages>>;
}

/**
 * The fewest widgets that share a message. With fewer, it is in the parts of each: a page fetches little that it does not
 * use.
 */
const MANY = 6;
/** Characters of JSON. Fewer words are no file of their own: each brand would have twenty such files a language. */
const LITTLE = 700;

/**
 * Puts the messages of one language in parts.
 * @param core widgets whose words every page has from the start
 * @param soon widgets whose words come together
 * @param apart widgets whose words stay by themselves, as few as they are
 */
export function splitMessages(
  messages: CompiledMessages,
  speakers: BrandParts['speakers'],
  core: readonly string[],
  soon: readonly string[],
  apart: readonly string[],
): MessageParts {
  const early = new Set(['', ...core]);
  const next = new Set(soon);
  const first: Record<string, unknown> = {};
  const ofSoon: Record<string, unknown> = {};
  const speakSoon = new Set<string>();
  const common: Record<string, unknown> = {};
  const speakCommon = new Set<string>();
  const more: Record<string, Record<string, unknown>> = {};
  for (const [key, text] of Object.entries(messages)) {
    const widgets = speakers[key] ?? [''];
    if (widgets.some((name) => early.has(name))) first[key] = text;
    else if (widgets.some((name) => next.has(name))) {
      ofSoon[key] = text;
      for (const name of widgets) speakSoon.add(name);
    } else if (widgets.length >= MANY) {
      common[key] = text;
      for (const name of widgets) speakCommon.add(name);
    } else {
      for (const name of widgets) {
        more[name] ??= {};
        more[name][key] = text;
      }
    }
  }
  for (const [name, texts] of Object.entries(more)) {
    if (apart.includes(name) || literal(texts).length >= LITTLE) continue;
    Object.assign(common, texts);
    speakCommon.add(name);
    delete more[name];
  }
  return { first, soon: ofSoon, speakSoon, common, speakCommon, more };
}
