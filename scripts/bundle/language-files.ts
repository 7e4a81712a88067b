import { byIdentity } from '@liveryjs/compiler/manifest';
import { assetName } from '@liveryjs/workspace/hash';
import type { BrandParts, CompiledMessages } from '#scripts/plugin/brand-parts.ts';
import type { WidgetsInTime } from '#scripts/plugin/ids.ts';
import { literal } from '#scripts/plugin/module-source.ts';
import { loader, loaders } from './loaders.ts';
import { splitMessages } from './split-messages.ts';

/** The modules of what a portal says in one language. */
export interface LanguageFiles {
  /** Content by path in the bundle. */
  readonly files: ReadonlyMap<string, string>;
  /** The module that every page has. */
  readonly main: string;
  /** The module that knows where the words of further widgets are. */
  readonly others: string;
  /** Modules of what a widget says besides, by widget. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes what a portal says in one language. Brands that inherit it as it is share the files.
 * @param inTime whose words every page has from the start, whose come right after in one file, and whose the first page
 * may need
 */
export function languageFiles(
  language: string,
  texts: CompiledMessages,
  speakers: BrandParts['speakers'],
  inTime: WidgetsInTime,
): LanguageFiles {
  const filesByKey = filesOf(texts, speakers);
  const { core, soon, first } = inTime;
  const key = literal([language, core, soon, first]);
  const files = filesByKey.get(key) ?? writeLanguage(language, texts, speakers, inTime);
  filesByKey.set(key, files);
  return files;
}

const filesOf = byIdentity(
  (_texts: CompiledMessages, _speakers: BrandParts['speakers']) => new Map<string, LanguageFiles>(),
);

function writeLanguage(
  language: string,
  texts: CompiledMessages,
  speakers: BrandParts['speakers'],
  { core, soon, first }: WidgetsInTime,
): LanguageFiles {
  const files = new Map<string, string>();
  const put = (name: string, content: string) => {
    const path = assetName(`${name}.js`, content);
    files.set(path, content);
    return path;
  };
  const { first: firstTexts, more, ...several } = splitMessages(texts, speakers, core, soon, first);
  const { speakSoon, speakCommon } = several;
  const putTexts = (name: string, messages: unknown, also = '') =>
    put(name, `export default ${literal(messages)};\n${also}`);
  const ofSoon = speakSoon.size === 0 ? '' : putTexts(`${language}-soon`, several.soon);
  const common = speakCommon.size === 0 ? '' : putTexts(`${language}-common`, several.common);
  const speaking = new Set([...speakSoon, ...speakCommon, ...Object.keys(more)]);
  const ofWidgets = [...speaking].sort().map((widget) => {
    const widgetTexts = more[widget];
    const files = [
      ...(speakSoon.has(widget) ? [ofSoon] : []),
      ...(speakCommon.has(widget) ? [common] : []),
      ...(widgetTexts === undefined ? [] : [putTexts(`${language}-${widget}`, widgetTexts)]),
    ];
    return [widget, files] as const;
  });
  const isFirst = (widget: string) => first.includes(widget) || soon.includes(widget);
  const ofFirst = ofWidgets.filter(([widget]) => isFirst(widget));
  const ofOthers = ofWidgets.filter(([widget]) => !isFirst(widget));
  const others = put(`${language}-others`, `export default ${loaders(ofOthers)};\n`);
  const also = `export const more=${loaders(ofFirst)};\nexport const others=${loader(others)};\n`;
  return { files, main: putTexts(language, firstTexts, also), others, words: Object.fromEntries(ofWidgets) };
}
