import {
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  ownText,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { type Language, localeOf, manifestsOf } from '#workspace/messages/languages.ts';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';

/** Options of the command by which a new brand is described. */
export const brandOptions = {
  name: ['--name <name>', 'the name that visitors read (default: from the id)'],
  merchant: ['--merchant <code>', 'what the platform knows the merchant by (default: the id)'],
  currency: [
    '--currency <code>',
    'the ISO 4217 code, such as EUR (default: that of the brand it inherits from)',
  ],
  languages: [
    '--languages <codes>',
    'codes of its languages, the default one first: EN,VI (default: those of the brand it inherits from)',
  ],
  domains: ['--domains <names>', 'its host names, with commas between (default: <id>.localhost)'],
  gameOrigins: [
    '--game-origins <origins>',
    'where games come from: https://play.example (default: as it inherits them, else this machine)',
  ],
} as const;

export type BrandOption = keyof typeof brandOptions;

/** A value of a new manifest, or the reason why an answer is none. */
type Answer = { readonly value: JsonValue } | { readonly why: string };

/** Something that a new brand says of itself. */
export interface Question {
  readonly option: BrandOption;
  /** The value of the manifest that the answer becomes. A finding at it or in it is about the answer. */
  readonly pointer: string;
  readonly text: string;
  /** The answer of who gives none. */
  readonly fallback: string;
  /** True when the fallback is the inherited value, which nobody needs to write. */
  readonly isInherited: boolean;
  /** The work that is left where nobody gave an answer. */
  readonly left?: string;
  read(answer: string): Answer;
}

/** The questions about a new brand, of what there is in manifests of this kind of portal. */
export function questionsOf(workspace: Workspace, parent: BrandResult, id: string): Question[] {
  const { merged } = parent;
  const code = valueAt(merged, '/tenant/currency/code');
  const origins = textsAt(merged, '/platform/gameOrigins');
  const frames = workspace.portal?.frames;
  const local = frames === undefined ? '' : `http://${frames.host}:*`;
  const merchant = workspace.portal?.names?.[0];
  const spoken = languagesAt(merged);
  return [
    {
      option: 'name',
      pointer: '/name',
      text: 'Name that visitors read',
      fallback: nameOf(id),
      isInherited: false,
      read: plain,
    },
    ...(merchant === undefined
      ? []
      : [
          {
            option: 'merchant',
            pointer: merchant,
            text: 'Code that the platform knows the merchant by',
            fallback: id.slice(0, 32),
            isInherited: false,
            left: `${nameAt(merchant)} is ${JSON.stringify(id.slice(0, 32))}, after the id: write the code that your platform knows the merchant by.`,
            read: plain,
          } as const,
        ]),
    ...(typeof code !== 'string'
      ? []
      : [
          {
            option: 'currency',
            pointer: '/tenant/currency',
            text: 'Currency, as an ISO 4217 code',
            fallback: code,
            isInherited: true,
            read: (answer: string) => ({ value: currencyOf(answer.toUpperCase(), spoken[0]?.locale) }),
          } as const,
        ]),
    {
      option: 'languages',
      pointer: '/languages',
      text: 'Codes of its languages, the default one first',
      fallback: spoken.map((language) => language.code).join(', '),
      isInherited: true,
      read: (answer) => readLanguages(workspace, parent, listed(answer)),
    },
    {
      option: 'domains',
      pointer: '/domains',
      text: 'Host names of the portal',
      fallback: `${id}.localhost`,
      isInherited: false,
      left: `domains has ${id}.localhost alone: add the portal's own host names before it is published.`,
      read: (answer) => ({ value: listed(answer) }),
    },
    ...(origins === undefined
      ? []
      : [
          {
            option: 'gameOrigins',
            pointer: '/platform/gameOrigins',
            text: 'Origins that games come from',
            fallback: origins.length > 0 ? origins.join(', ') : local,
            isInherited: origins.length > 0,
            ...(origins.length === 0 && {
              left: `platform.gameOrigins has ${local === '' ? 'no origin' : 'this machine alone'}: write where your platform's games come from, since others do not open.`,
            }),
            read: (answer: string) => ({ value: listed(answer) }),
          } as const,
        ]),
  ];
}

const plain = (answer: string): Answer => ({ value: answer });

/** `/tenant/merchantCode` → `tenant.merchantCode` */
function nameAt(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.');
}

function listed(answer: string): string[] {
  return answer.split(/[\s,]+/).filter((part) => part !== '');
}

function textsAt(manifest: JsonObject | undefined, pointer: string): string[] | undefined {
  const list = valueAt(manifest, pointer);
  return isList(list) ? list.filter((text) => typeof text === 'string') : undefined;
}

/** The languages of a manifest, the default one first. */
export function languagesAt(manifest: JsonObject | undefined): Language[] {
  const all = valueAt(manifest, '/languages/supported');
  const first = valueAt(manifest, '/languages/default');
  const languages = (isList(all) ? all : []).flatMap((language): Language[] => {
    const [code, locale] = [ownText(language, 'code'), ownText(language, 'locale')];
    return isObject(language) && code && locale ? [{ ...language, code, locale }] : [];
  });
  return languages.sort((a, b) => Number(b.code === first) - Number(a.code === first));
}

/** A currency with the sign that its amounts have in a language. */
function currencyOf(code: string, locale = 'en'): JsonObject {
  if (!/^[A-Z]{3}$/.test(code)) return { code };
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  return { code, symbol: [...symbol].length > 4 ? code : symbol };
}

function readLanguages(
  { files, ...workspace }: Workspace,
  parent: BrandResult,
  typed: readonly string[],
): Answer {
  const codes = [...new Set(typed.map((code) => code.toUpperCase()))];
  const [first] = codes;
  if (first === undefined) return { why: 'Name a language at least, such as EN.' };
  const folders = parent.chain.map(({ folder }) => `${folder}/messages`);
  const translated = new Set(
    folders.flatMap((folder) => files.list(folder)).flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? []),
  );
  const silent = codes.filter((code) => !translated.has(code));
  if (silent.length > 0)
    return {
      why: `${parent.id} has no texts in ${silent.join(', ')}. It has: ${[...translated].sort().join(', ')}. Add others to the brand later, with their texts.`,
    };
  const manifests = [parent, ...manifestsOf({ files, ...workspace })];
  const spoken = manifests.flatMap(({ merged }) => languagesAt(merged));
  const supported = codes.map((code): JsonObject => {
    const language = spoken.find((spokenLanguage) => spokenLanguage.code === code);
    return { ...(language ?? { code, locale: localeOf(manifests, code) ?? code.toLowerCase() }) };
  });
  // A language without an address is found by no search engine, and by no link that somebody shares.
  return { value: { default: first, supported, ...(supported.length > 1 && { addresses: 'path' }) } };
}

/** `red-lotus` → `Red Lotus` */
function nameOf(id: string): string {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
