import type { Finding } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { andOf, type Kept, rulesOf } from '#compiler/manifest/jurisdictions/rules-of.ts';
import { valueAt } from '#compiler/manifest/pointer.ts';
import { createCheck, type OwnCheckContext } from './define-check.ts';

interface Args {
  name: string;
  by: string;
  why: string;
  hint: string;
}

/** Languages that lack a content, and its files in them. */
interface InLanguages {
  name: string;
  by: string;
  codes: readonly string[];
  files: readonly string[];
}

const findings = {
  'rule-content': {
    title: 'A text that a jurisdiction asks for has no page that everybody may open',
    severity: 'error',
    message: ({ name, by, why }) =>
      `The content ${JSON.stringify(name)} needs a page that everybody may open, by ${by}: ${why}.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<Args>,
  'rule-link': {
    title: 'A text that a jurisdiction asks for is not linked where it has to be',
    severity: 'error',
    message: ({ name, region, by, why }) =>
      `The page with the content ${JSON.stringify(name)} needs a link in the region ${region}, by ${by}: ${why}.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<Args & { region: string }>,
  'rule-language': {
    title: 'A text that a jurisdiction asks for is missing in a language',
    severity: 'error',
    message: ({ name, by, codes }) =>
      `The content ${JSON.stringify(name)} is missing in ${andOf(codes)}, and ${by} asks for it in every language that the brand offers.`,
    hint: ({ files }) => `Write ${andOf(files)}.`,
  } satisfies Finding<InLanguages>,
  'rule-text': {
    title: 'A text that a jurisdiction asks for says nothing',
    severity: 'error',
    message: ({ name, by, codes }) =>
      `The content ${JSON.stringify(name)} says nothing in ${andOf(codes)}, and ${by} asks for it in every language that the brand offers.`,
    hint: ({ files }) => `Write the text in ${andOf(files)}: a heading alone says nothing.`,
  } satisfies Finding<InLanguages>,
};

type Context = OwnCheckContext<typeof findings>;

export const neededContents = createCheck({
  docs: 'Texts that a jurisdiction asks for have a page that everybody may open, in every language, and links to it that always stand.',
  findings,
  run(context) {
    for (const kept of rulesOf(context, 'content')) {
      const pages = pagesOf(context, kept.rule.name);
      const open = pages.filter(({ never }) => never === undefined);
      if (open.length === 0) unopened(context, kept, pages[0]);
      else {
        for (const region of kept.rule.linkedFrom) unlinked(context, kept, region, open);
        untranslated(context, kept);
      }
    }
  },
});

/** A page that shows a content. `never` says why not everybody may open it at any time. */
interface Page {
  readonly id: string;
  readonly pointer: string;
  readonly never: { readonly why: string; readonly hint: string } | undefined;
}

function pagesOf(context: Context, name: string): Page[] {
  const { manifest, survey, path } = context;
  return survey.contents.flatMap(({ value, pointer }) => {
    const [route] = /^\/routes\/\d+/.exec(pointer) ?? [];
    if (value !== name || route === undefined) return [];
    const page = valueAt(manifest, route);
    const when = conditionOf(context, pointer);
    const open = own(own(manifest, 'access'), 'open');
    const address = ownText(page, 'path') ?? '';
    const isOpen = isList(open) && open.includes(address);
    const isClosed = own(own(manifest, 'access'), 'loginFirst') === true && !isOpen;
    const conditional = when !== undefined && {
      why: `${path(pointer)} shows it only while ${path(when)} holds`,
      hint: `Take out ${path(when)}: in a brand that inherits it, write "when": null.`,
    };
    const closed = isClosed
      ? {
          why: `${address} is open to nobody but those who are logged in`,
          hint: `Add ${JSON.stringify(address)} to access.open.`,
        }
      : undefined;
    return [{ id: ownText(page, 'id') ?? '', pointer: route, never: conditional || closed }];
  });
}

function unopened({ report }: Context, { rule, by }: Kept<'content'>, page: Page | undefined): void {
  const { name } = rule;
  const {
    why = 'no page shows it',
    hint = `Add a route with a placement whose settings say "content": ${JSON.stringify(name)}, and write content/${name}.<CODE>.md for each language.`,
  } = page?.never ?? {};
  report('rule-content', { pointer: '/jurisdiction' }, { name, by, why, hint });
}

function unlinked(context: Context, { rule, by }: Kept<'content'>, region: string, pages: readonly Page[]) {
  const { survey, path, report } = context;
  const ids = pages.map(({ id }) => id);
  const links = survey.links.filter(
    ({ pointer, value }) =>
      pointer.startsWith(`/regions/${region}/`) && ids.includes(ownText(value, 'route') ?? ''),
  );
  const [first] = links;
  if (links.some(({ pointer }) => conditionOf(context, pointer) === undefined)) return;
  const when = first && conditionOf(context, first.pointer);
  const args =
    when === undefined
      ? {
          why: 'none leads there',
          hint: `Add an entry with "to": { "route": ${JSON.stringify(ids[0])} } to a widget of regions.${region}.`,
        }
      : {
          why: `${path(first?.pointer ?? '')} stands only while ${path(when)} holds`,
          hint: `Take out ${path(when)}: in a brand that inherits it, write "when": null.`,
        };
  report('rule-link', { pointer: '/jurisdiction' }, { name: rule.name, region, by, ...args });
}

function untranslated({ manifest, files, folders, report }: Context, { rule, by }: Kept<'content'>): void {
  const { name } = rule;
  const supported = own(own(manifest, 'languages'), 'supported');
  const codes = (isList(supported) ? supported : []).flatMap((language) => ownText(language, 'code') ?? []);
  const fileOf = (folder: string, code: string) => `${folder}/content/${name}.${code}.md`;
  const texts = codes.map((code) => {
    const shown = folders.findLast((folder) => files.size(fileOf(folder, code)) !== undefined);
    return { code, shown, file: fileOf(shown ?? folders.at(-1) ?? '', code) };
  });
  const tell = (rule: 'rule-language' | 'rule-text', affectedTexts: typeof texts) => {
    if (affectedTexts.length === 0) return;
    const args = {
      name,
      by,
      codes: affectedTexts.map(({ code }) => code),
      files: affectedTexts.map(({ file }) => file),
    };
    report(rule, { pointer: '/jurisdiction' }, args);
  };
  const missing = texts.filter(({ shown }) => shown === undefined);
  tell('rule-language', missing);
  tell(
    'rule-text',
    texts.filter(({ shown, file }) => shown !== undefined && saysNothing(files.read(file) ?? NOTHING)),
  );
}

const NOTHING = new Uint8Array();

/** Tells whether a file of Markdown has no letter and no figure outside of headings and comments. */
const saysNothing = byIdentity((bytes: Uint8Array): boolean => {
  const text = new TextDecoder().decode(bytes);
  return !/[\p{L}\p{N}]/u.test(text.replaceAll(/<!--[\s\S]*?(-->|$)|^ {0,3}#{1,6}(\s.*)?$/gm, ''));
});

/** The pointer of a condition that may take away what stands at a pointer; undefined where nothing does. */
function conditionOf({ survey }: Context, pointer: string): string | undefined {
  return survey.conditions.find((condition) => {
    const home = condition.pointer.replace(/\/when$/, '');
    return (pointer === home || pointer.startsWith(`${home}/`)) && !survey.always.has(condition.pointer);
  })?.pointer;
}
