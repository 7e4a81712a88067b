import { didYouMean, type Issue, nearest } from '@liveryjs/compiler/issues';
import { isList, isObject, own, ownText, pointerKeys, pointerTo } from '@liveryjs/compiler/manifest';
import { type BrandResult, loadBrand, type Workspace } from '#workspace/open/index.ts';
import { type AssetAnswer, assetNames, explainAsset } from './explain-asset.ts';
import { type ColorAnswer, explainColor } from './explain-color.ts';
import { type ContentAnswer, contentNames, explainContent } from './explain-content.ts';
import {
  explainJurisdiction,
  JURISDICTION,
  type JurisdictionAnswer,
  noJurisdiction,
} from './explain-jurisdiction.ts';
import { explainMessage, languagesOf, type MessageAnswer, messageKeys } from './explain-message.ts';
import { explainNamed, explainRemovedName, type NamedAnswer, namesIn } from './explain-named.ts';
import { addressesOf, explainPage, type PageAnswer } from './explain-page.ts';
import { explainRemoved, type RemovedAnswer } from './explain-removed.ts';
import { explainToken, type TokenAnswer, tokenNames } from './explain-token.ts';
import { type Explanation, explain, pointerOf } from './explanation.ts';
import { type PersonOptions, personOf } from './person.ts';

/** Where something of a brand comes from. */
export type Answer =
  | ({
      readonly kind: 'value';
      /** Who took back what was written, of a value that is the schema's default again. */
      readonly removed?: RemovedAnswer;
      /** The rules of the jurisdiction, for the value that names it. */
      readonly rules?: JurisdictionAnswer;
    } & Explanation)
  | TokenAnswer
  | MessageAnswer
  | AssetAnswer
  | ContentAnswer
  | ColorAnswer
  | NamedAnswer
  | RemovedAnswer
  | PageAnswer;

/** An answer, or in a sentence why there is none, or why the brand cannot be read. */
export type LookedUp =
  | { readonly answer: Answer }
  | { readonly wrong: string }
  | { readonly unreadable: readonly Issue[] };

export interface LookUpOptions {
  /** The number of levels of members of a value that are explained too. Default: 1. */
  readonly depth?: number;
  /** For whom a page is explained. */
  readonly person?: Omit<PersonOptions, 'language'>;
  /** Code of that person's language, or of the only one that a message is asked for in. */
  readonly language?: string | undefined;
}

/**
 * Says where something of a brand comes from: a value of its manifest, a token, a colour, a message, a content, an asset,
 * the page at an address, what has an id, or what a brand of the chain removed.
 *
 * @param name JSON Pointer into the manifest or a path as issues write it, address of a page or of a page of a panel, name
 *   of a token, a colour, key of a message, name of a content, name of an asset or path of its file, or an id, such as of
 *   a placement or a vendor. A pointer comes before an address of the same name.
 */
export function lookUp(
  workspace: Workspace,
  id: string,
  name: string,
  { depth = 1, person: options, language }: LookUpOptions = {},
): LookedUp {
  const result = loadBrand(workspace, id);
  if (result.merged === undefined) return { unreadable: result.issues };
  const codes = languagesOf(result).map(({ code }) => code);
  if (language !== undefined && !codes.includes(language))
    return {
      wrong: `${id} does not speak ${JSON.stringify(language)}. ${didYouMean(nearest(language, codes), codes)}`,
    };
  const person = options && personOf(workspace, result, { ...options, language });
  if (person && 'wrong' in person) return person;
  if (person) {
    const address = name === '' ? '/' : name;
    const page = explainPage(workspace, result, address, person);
    return page ? { answer: page } : { wrong: noAddress(address) };
  }
  const ofPanel = panelPointer(result, name);
  if (ofPanel && 'wrong' in ofPanel) return ofPanel;
  const value = name === '/' ? undefined : explain(workspace, id, ofPanel?.pointer ?? name, { depth });
  if (value && 'explanation' in value) return { answer: valueAnswer(value.explanation) };
  const answer =
    (name.startsWith('/') ? explainPage(workspace, result, name) : undefined) ??
    explainToken(result, name.replace(/^\{(.*)\}$/, '$1')) ??
    explainMessage(workspace, result, name, language) ??
    explainAsset(workspace, result, name) ??
    explainContent(workspace, result, name, language) ??
    named() ??
    explainRemoved(workspace, result, pointerOf(name)) ??
    explainRemovedName(workspace, result, name) ??
    explainColor(result, name);
  if (answer === undefined) return { wrong: unknown() };
  return 'wrong' in answer ? answer : { answer };

  /** The answer for an id: the value itself, where it is the only one. */
  function named(): Answer | undefined {
    const all = explainNamed(result, name);
    const [only, second] = all?.pointers ?? [];
    if (only === undefined || second !== undefined) return all;
    const single = explain(workspace, id, only, { depth });
    return 'explanation' in single ? valueAnswer(single.explanation) : all;
  }

  function valueAnswer(explanation: Explanation): Answer {
    const removed = explanation.origin ? undefined : explainRemoved(workspace, result, explanation.pointer);
    const rules = explanation.pointer === JURISDICTION ? explainJurisdiction(workspace, result) : undefined;
    return { kind: 'value', ...explanation, ...(removed && { removed }), ...(rules && { rules }) };
  }

  function noAddress(address: string): string {
    const addresses = addressesOf(result);
    return `${id} has no page at ${address}. ${didYouMean(nearest(address, addresses), addresses)}`;
  }

  function unknown(): string {
    if (!value || !('stops' in value)) return noAddress(name);
    const { stops, key, known } = value;
    if (pointerTo(stops, key) === JURISDICTION) return noJurisdiction(workspace, id);
    const keys = pointerKeys(pointerOf(name));
    const isPointer =
      name.startsWith('/') || name.includes('[') || own(result.merged, keys[0] ?? '') !== undefined;
    if (isPointer) {
      const near = nearest(key, known);
      const page = near === undefined && stops === '' ? nearest(name, addressesOf(result)) : undefined;
      const like = near === undefined ? page : pointerTo(stops, near);
      return `${id} has no ${pointerTo(stops, key)}. ${didYouMean(
        like,
        known.map((each) => pointerTo(stops, each)),
      )}`;
    }
    const names = [
      ...tokenNames(result),
      ...messageKeys(workspace, result),
      ...assetNames(result),
      ...contentNames(workspace, result),
      ...namesIn(result),
    ];
    const like = nearest(name, [...names, ...known]);
    const hint = like === undefined ? 'Addresses and pointers begin with /.' : didYouMean(like, []);
    return `${id} has no value, token, message, content, asset or id ${JSON.stringify(name)}. ${hint}`;
  }
}

/** Where the manifest has the page of a panel that an address shows, `/rng?memberCentre=records`; undefined where it shows none. */
function panelPointer(
  { id, merged }: BrandResult,
  address: string,
): { readonly pointer: string } | { readonly wrong: string } | undefined {
  const panels = own(merged, 'panels');
  if (!address.includes('=') || !isObject(panels)) return undefined;
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  const [panel, page] = [...query].find(([key]) => Object.hasOwn(panels, key)) ?? [];
  if (panel === undefined || page === undefined) return undefined;
  const list = own(panels[panel], 'pages');
  const pages = (isList(list) ? list : []).flatMap((each) => ownText(each, 'id') ?? []);
  if (pages.includes(page)) return { pointer: `/panels/${panel}/pages/${page}` };
  return {
    wrong: `${id} has no page ${JSON.stringify(page)} in ${panel}. ${didYouMean(nearest(page, pages), pages)}`,
  };
}
