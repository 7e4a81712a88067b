import {
  checkPlurals,
  checkTranslation,
  contentKey,
  contentPlaceholders,
  readMessage,
} from '@liveryjs/compiler/i18n';
import { lostLetter } from '@liveryjs/compiler/manifest';
import type { ReturnedText } from '#workspace/messages/formats/returned.ts';
import type { Language } from '#workspace/messages/languages.ts';
import { isSame, type LayeredText } from '#workspace/messages/layered-texts.ts';
import type { PlacedRemark } from '#workspace/print-changes.ts';

/** The most letters of a text that are quoted. */
const TOLD = 120;

/**
 * Why a translation is not taken: its source has changed since, letters of it were lost, it is no ICU message, it has
 * other placeholders, lacks plural forms of its language, or is the source itself.
 *
 * @param current the text as the brand has it now
 * @returns nothing where it is in order
 */
export function judgeText(text: ReturnedText, current: LayeredText, language: Language): PlacedRemark[] {
  const { key, source, translation, spot } = text;
  if (source !== current.source.text)
    return [
      {
        ...spot,
        name: key,
        what: `the source has changed since the export. It was ${told(source)}, and is ${told(current.source.text)} now.`,
        remedy: `Export the texts again (livery messages export ${language.code}), and translate the new source.`,
      },
    ];
  const lost = lostLetter(translation);
  if (lost !== undefined)
    return [
      {
        ...spot,
        name: key,
        what: `the translation ${told(translation)} has ${lost}, which stands where a letter was lost.`,
        remedy:
          'Write the letter that was meant, and save the file as UTF-8: a program read it in another encoding.',
      },
    ];
  if (key.startsWith(contentKey(''))) return judgeContent(text, current, language);
  const written = { file: spot.file, place: () => ({ ...spot, pointer: '' }) };
  const { message, issues } = readMessage(key, translation, written, language.locale);
  const spoken = { language: language.code, message };
  const base = { language: current.sourceLanguage.code, message: current.source };
  // Markup that the source has is no fault of the translator.
  const sourceCodes = readMessage(key, source, written, current.sourceLanguage.locale).issues.map(
    ({ code }) => code,
  );
  const relevantIssues = [
    ...issues.filter(({ code }) => !sourceCodes.includes(code)),
    ...checkTranslation(spoken, base),
    // A form too many does no harm, and tools for translators write all of them.
    ...checkPlurals(spoken, language.locale).filter(({ code }) => code !== 'message-plural-unread'),
  ];
  const refusals = relevantIssues.map(
    ({ message: what, hint: remedy }): PlacedRemark => ({ ...spot, name: '', what, remedy }),
  );
  const mayBeSame = text.same || current.same;
  if (refusals.length > 0 || mayBeSame) return refusals;
  if (!isSame(current.source, translation, current.sourceLanguage, language)) return [];
  return [isSource(key, translation, spot)];
}

/** A content is held to its placeholders, and to be translated; `livery check` reads its Markdown. */
function judgeContent(
  { key, source, translation, same, spot }: ReturnedText,
  current: LayeredText,
  language: Language,
): PlacedRemark[] {
  const [needs, has] = [contentPlaceholders(source), contentPlaceholders(translation)];
  const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
  const lacks = needs.filter((name) => !has.includes(name));
  const adds = has.filter((name) => !needs.includes(name));
  if (lacks.length > 0 || adds.length > 0) {
    const parts = [
      ...(lacks.length > 0 ? [`lacks ${braced(lacks)}`] : []),
      ...(adds.length > 0 ? [`has ${braced(adds)}, which the source has not`] : []),
    ];
    const what = `the translation ${parts.join(' and ')}.`;
    return [
      { ...spot, name: key, what, remedy: 'Write the placeholders of the source, each as it is there.' },
    ];
  }
  return same || current.same || !isSame(current.source, translation, current.sourceLanguage, language)
    ? []
    : [isSource(key, translation, spot)];
}

function isSource(key: string, translation: string, spot: ReturnedText['spot']): PlacedRemark {
  return {
    ...spot,
    name: key,
    what: `the translation is the source itself, ${told(translation)}.`,
    remedy: 'Translate it, or say that both languages have one text: "same" is true of it.',
  };
}

function told(text: string): string {
  return JSON.stringify(text.length > TOLD ? `${text.slice(0, TOLD)}…` : text);
}
