import type { Export } from '#scripts/messages/exported.ts';

/** The name that a file of this format begins with, and the version of the format. */
const FORMAT = 'livery-messages/1';

/** Texts as JSON: one object a text, with all that is known of it. */
export function writeJson({ language, source, texts }: Export): string {
  return `${JSON.stringify({ format: FORMAT, language: language.code, locale: language.locale, source, texts }, null, 2)}\n`;
}
