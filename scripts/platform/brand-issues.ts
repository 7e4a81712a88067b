import { didYouMean, type Finding, type Issue, issueOf, nearest, sortIssues } from '@liveryjs/engine/issues';
import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pathOf,
  pointerTo,
  textsIn,
} from '@liveryjs/engine/manifest';
import { getVendors } from '@liveryjs/schemas/calls/games';
import { getBanners, getWhitelabel } from '@liveryjs/schemas/calls/site';
import type { BrandResult } from '#scripts/workspace/index.ts';

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
};

/**
 * Names of a brand's manifest that a platform does not have: vendors, modules and groups of banners. A list that the platform does
 * not answer is not judged, and is named in `unanswered`.
 */
export async function brandIssues(
  { merged = {}, origins }: Pick<BrandResult, 'merged' | 'origins'>,
  ask: AskPlatform,
): Promise<{ readonly issues: readonly Issue[]; readonly unanswered: readonly string[] }> {
  const issues: Issue[] = [];
  const unanswered: string[] = [];
  const judge = (code: keyof typeof findings, names: readonly Named[], known: readonly string[]) => {
    for (const { value, pointer } of names)
      if (!known.includes(value)) {
        const args = { path: pathOf(merged, pointer), value, nearest: nearest(value, known), known };
        issues.push(issueOf(code, findings[code], { pointer, ...origins.near(pointer) }, args));
      }
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
  for (const group of ofPlatform) {
    const { value } = ofId(group);
    const answer = await ask(getBanners.path, { groupName: value, ...(language && { language }) });
    if (answer === undefined) unanswered.push(`banners of ${value}`);
    else judge('platform-banners', [ofId(group)], hasEntries(answer) ? [value] : []);
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

/** Whether there is a list in an answer that is not empty. */
function hasEntries(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length > 0;
  return typeof answer === 'object' && answer !== null && Object.values(answer).some(hasEntries);
}
