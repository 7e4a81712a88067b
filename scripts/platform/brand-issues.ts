import {
  didYouMean,
  type Finding,
  type Issue,
  issueOf,
  nearest,
  sortIssues,
} from '@liveryjs/compiler/issues';
import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pathOf,
  pointerTo,
  textsIn,
} from '@liveryjs/compiler/manifest';
import { getGameMenus, getVendors } from '@liveryjs/schemas/calls/games';
import { getPromotions } from '@liveryjs/schemas/calls/promotions';
import { getBanners, getPermission, getWhitelabel } from '@liveryjs/schemas/calls/site';
import { getHelpCentre } from '@liveryjs/schemas/calls/support';
import gameCategory from '@liveryjs/schemas/platform/game-category-code.schema.json' with { type: 'json' };
import type { BrandResult } from '@liveryjs/workspace/open';
import { valuesAt } from './places.ts';

/** Asks the platform one thing, as a visitor. @returns the value of the answer; undefined where there is none */
export type AskPlatform = (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

interface Unknown {
  readonly path: string;
  readonly value: string;
  readonly nearest: string | undefined;
  readonly known: readonly string[];
}

const findings = {
  'platform-vendor': {
    title: 'A brand names a vendor that the platform does not have',
    severity: 'error',
    message: ({ path, value }) =>
      `${path}: the platform has no vendor ${JSON.stringify(value)}, so this does nothing.`,
    hint: ({ nearest: near, known }) => didYouMean(near, known),
  } satisfies Finding<Unknown>,
  'platform-offered': {
    title: 'A brand restricts a vendor that the platform does not have',
    severity: 'error',
    message: ({ path, value }) =>
      `${path}: the platform has no vendor ${JSON.stringify(value)}: the one that is meant is offered to everybody.`,
    hint: ({ nearest: near, known }) => didYouMean(near, known),
  } satisfies Finding<Unknown>,
  'platform-module': {
    title: 'A brand binds a feature to a module that the platform does not have',
    severity: 'error',
    message: ({ path, value }) =>
      `${path}: the platform has no module ${JSON.stringify(value)}, so the feature is never on.`,
    hint: ({ nearest: near, known }) => didYouMean(near, known),
  } satisfies Finding<Unknown>,
  'platform-banners': {
    title: 'The platform has no banners of a group',
    severity: 'warning',
    message: ({ path, value }) =>
      `${path}: the platform has no banners of the group ${JSON.stringify(value)}.`,
    hint: () => 'Mend the name, or make banners of this group in the back office of the platform.',
  } satisfies Finding<Unknown>,
  'platform-category': {
    title: 'A brand shows a category of games that the platform does not have',
    severity: 'warning',
    message: ({ path, value }) =>
      `${path}: the platform has no games of the category ${JSON.stringify(value)}, so nothing shows here.`,
    hint: ({ nearest: near, known }) => didYouMean(near, known),
  } satisfies Finding<Unknown>,
  'platform-origin': {
    title: 'A brand does not allow an origin that the platform uses',
    severity: 'error',
    message: ({ path, value }) =>
      `${path}: the platform uses ${JSON.stringify(value)}, which is not among these origins, so browsers block what is there.`,
    hint: ({ value }) => `Write ${JSON.stringify(value)} into the list.`,
  } satisfies Finding<Unknown>,
  'platform-language': {
    title: 'The platform answers in another language than a brand asks for',
    severity: 'warning',
    message: ({ path, value }) =>
      `${path}: the platform answers in ${JSON.stringify(value)} with the texts of the brand's default language.`,
    hint: () => 'Translate the promotions and the help in the back office of the platform.',
  } satisfies Finding<Unknown>,
};

/**
 * Names of a brand's manifest that a platform does not have: vendors, categories, modules and groups of banners; origins that it uses
 * and the brand does not allow; languages that it does not speak. A list that the platform does not answer is not judged, and is
 * named in `unanswered`.
 */
export async function brandIssues(
  { merged = {}, origins }: Pick<BrandResult, 'merged' | 'origins'>,
  ask: AskPlatform,
): Promise<{ readonly issues: readonly Issue[]; readonly unanswered: readonly string[] }> {
  const issues: Issue[] = [];
  const unanswered: string[] = [];
  const report = (
    code: keyof typeof findings,
    { value, pointer }: Named,
    knownNames: readonly string[] = [],
  ) => {
    const args = {
      path: pathOf(merged, pointer),
      value,
      nearest: nearest(value, knownNames),
      known: knownNames,
    };
    issues.push(issueOf(code, findings[code], { pointer, ...origins.near(pointer) }, args));
  };
  const judge = (code: keyof typeof findings, names: readonly Named[], knownNames: readonly string[]) => {
    for (const name of names) if (!knownNames.includes(name.value)) report(code, name, knownNames);
  };

  const vendors = vendorCodes(await ask(getVendors.path, {}));
  if (vendors === undefined) unanswered.push('vendors');
  else {
    const lists = own(merged, 'vendors');
    const groups = namedIn(own(lists, 'map'), '/vendors/map');
    const members = groups.flatMap(({ item, pointer }) =>
      textsIn(own(item, 'vendors') ?? []).map((value, index) => ({
        value,
        pointer: `${pointer}/vendors/${index}`,
      })),
    );
    const shown = namedIn(own(lists, 'shown'), '/vendors/shown');
    judge('platform-vendor', [...members, ...shown.map(ofId)], vendors);
    judge('platform-offered', namedIn(own(lists, 'offered'), '/vendors/offered').map(ofId), vendors);
  }

  const menus = await ask(getGameMenus.path, {});
  if (!isList(menus as JsonValue)) unanswered.push('categories of games');
  else {
    // The portal makes categories of its own out of vendors of others.
    const made = namedIn(own(own(merged, 'vendors'), 'map'), '/vendors/map').map(({ id }) => id);
    const codes = (menus as JsonValue[]).flatMap((menu) => ownText(menu, 'gameCategory') ?? []);
    judge('platform-category', categoriesIn(merged), [...codes, ...made]);
  }

  const modules = moduleCodes(await ask(getWhitelabel.path, {}));
  const features = own(merged, 'features');
  const bound = Object.entries(isObject(features) ? features : {}).flatMap(([name, feature]): Named[] => {
    const value = ownText(feature, 'module');
    return value === undefined ? [] : [{ value, pointer: `${pointerTo('/features', name)}/module` }];
  });
  if (modules.length === 0) unanswered.push('modules');
  else judge('platform-module', bound, modules);

  const ofPlatform = namedIn(own(merged, 'banners'), '/banners').filter(
    ({ item }) => ownText(item, 'source') !== 'manifest',
  );
  const language = ownText(own(merged, 'languages'), 'default');
  const pictures: string[] = [];
  for (const group of ofPlatform) {
    const { value } = ofId(group);
    const answer = await ask(getBanners.path, { groupName: value, ...(language && { language }) });
    if (answer === undefined) unanswered.push(`banners of ${value}`);
    else judge('platform-banners', [ofId(group)], hasEntries(answer) ? [value] : []);
    pictures.push(...['/*/url', '/*/phoneUrl'].flatMap((place) => textsAt(answer, place)));
  }

  const [host] = textsIn(own(merged, 'domains') ?? []);
  const status = await ask(getPermission.path, host === undefined ? {} : { url: host });
  const allow = (name: string, addresses: readonly string[]) => {
    const allowed = textsIn(own(own(merged, 'platform'), name) ?? []);
    for (const value of originsIn(addresses))
      if (!allowed.some((origin) => matchesOrigin(value, origin)))
        report('platform-origin', { value, pointer: `/platform/${name}` });
  };
  if (status === undefined) unanswered.push('the status');
  allow('imageOrigins', [...textsAt(status, '/info/imageCDNs/*'), ...pictures]);
  allow('gameOrigins', textsAt(status, '/info/launchGameCDNs/*'));

  const speak = async (code: string | undefined) => {
    const query = code === undefined ? {} : { language: code };
    const promotions = await ask(getPromotions.path, query);
    const help = await ask(getHelpCentre.path, query);
    return [...textsAt(promotions, '/list/*/title'), ...textsAt(help, '/categories/*/title')].join('\n');
  };
  const texts = await speak(language);
  const languages = own(own(merged, 'languages'), 'supported');
  for (const [index, item] of (isList(languages) ? languages : []).entries()) {
    const value = ownText(item, 'code');
    if (value === undefined || value === language || texts === '') continue;
    if ((await speak(value)) === texts)
      report('platform-language', { value, pointer: `/languages/supported/${index}/code` });
  }
  return { issues: sortIssues(issues), unanswered };
}

interface Named {
  readonly value: string;
  readonly pointer: string;
}

interface NamedItem {
  readonly id: string;
  readonly item: JsonValue;
  readonly pointer: string;
}

function ofId({ id, pointer }: NamedItem): Named {
  return { value: id, pointer: `${pointer}/id` };
}

function namedIn(list: JsonValue | undefined, pointer: string): NamedItem[] {
  return (isList(list) ? list : []).flatMap((item, index) => {
    const id = ownText(item, 'id');
    return id === undefined ? [] : [{ id, item, pointer: `${pointer}/${index}` }];
  });
}

const CATEGORIES = textsIn(gameCategory.enum);

/** The categories of games that placements of a manifest show. */
function categoriesIn(value: JsonValue, pointer = ''): Named[] {
  const parts = isList(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return parts.flatMap(([key, part]): Named[] => {
    const place = pointerTo(pointer, key);
    const isCategory = key === 'category' && CATEGORIES.includes(part as string);
    return isCategory ? [{ value: part as string, pointer: place }] : categoriesIn(part, place);
  });
}

function textsAt(answer: unknown, place: string): readonly string[] {
  return valuesAt(answer, place).filter((text) => typeof text === 'string');
}

/** Origins of whole addresses, each once; what is below the portal's own needs none. */
function originsIn(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(
    addresses.flatMap((address) =>
      /^https?:/.test(address) && URL.canParse(address) ? [new URL(address).origin] : [],
    ),
  );
}

/** Tells whether a policy that allows an origin, whose port or first part of the host may be `*`, allows another one. */
function matchesOrigin(origin: string, allowed: string): boolean {
  const pattern = allowed
    .replaceAll('.', '\\.')
    .replace('//*', '//[a-z0-9.-]+')
    .replace(/:\*$/, '(:[0-9]+)?');
  return new RegExp(`^${pattern}$`).test(origin);
}

function vendorCodes(answer: unknown): string[] | undefined {
  const lanes = own(own(answer as JsonValue, 'data'), 'lanes');
  return isList(lanes) ? lanes.flatMap((vendor) => ownText(vendor, 'vassalage') ?? []) : undefined;
}

/** Codes of all modules of the tree, whether they are on or off. */
function moduleCodes(node: unknown): string[] {
  const children = own(node as JsonValue, 'childrenNodes');
  const code = ownText(node as JsonValue, 'modId');
  return [...(code === undefined ? [] : [code]), ...(isList(children) ? children.flatMap(moduleCodes) : [])];
}

/** Tells whether there is a list in a response that is not empty. */
function hasEntries(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length > 0;
  return typeof answer === 'object' && answer !== null && Object.values(answer).some(hasEntries);
}
