import { didYouMean, type Issue, nearest } from '@liveryjs/engine/issues';
import { own, pointerKeys, pointerTo } from '@liveryjs/engine/manifest';
import { loadBrand, type Workspace } from '#scripts/workspace/index.ts';
import { type AssetAnswer, assetNames, explainAsset } from './explain-asset.ts';
import {
  explainJurisdiction,
  JURISDICTION,
  type JurisdictionAnswer,
  noJurisdiction,
} from './explain-jurisdiction.ts';
import { explainMessage, languagesOf, type MessageAnswer, messageKeys } from './explain-message.ts';
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
      /** What the place asks for, of the value that names it. */
      readonly rules?: JurisdictionAnswer;
    } & Explanation)
  | TokenAnswer
  | MessageAnswer
  | AssetAnswer
  | RemovedAnswer
  | PageAnswer;

/** An answer, or in a sentence why there is none, or why the brand cannot be read. */
export type LookedUp =
  | { readonly answer: Answer }
  | { readonly wrong: string }
  | { readonly unreadable: readonly Issue[] };

export interface LookUpOptions {
  /** How many levels of members of a value are explained too. Default: 1. */
  readonly depth?: number;
  /** For whom a page is explained. */
  readonly person?: Omit<PersonOptions, 'language'>;
  /** Code of that person's language, or of the only one that a message is asked for in. */
  readonly language?: string | undefined;
}

/**
 * Says where something of a brand comes from: a value of its manifest, a token, a message, an asset, the page at an
 * address, or what a brand of the chain removed.
 *
 * @param name JSON Pointer into the manifest or a path as issues write it, address of a page, name of a token, key of a
 *   message, name of an asset or path of its file. A pointer comes before an address of the same name.
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
  const found = name === '/' ? undefined : explain(workspace, id, name, { depth });
  if (found && 'explanation' in found) {
    const { explanation } = found;
    const removed = explanation.origin ? undefined : explainRemoved(workspace, result, explanation.pointer);
    const rules = explanation.pointer === JURISDICTION ? explainJurisdiction(workspace, result) : undefined;
    return {
      answer: { kind: 'value', ...explanation, ...(removed && { removed }), ...(rules && { rules }) },
    };
  }
  const answer =
    (name.startsWith('/') ? explainPage(workspace, result, name) : undefined) ??
    explainToken(result, name.replace(/^\{(.*)\}$/, '$1')) ??
    explainMessage(workspace, result, name, language) ??
    explainAsset(workspace, result, name) ??
    explainRemoved(workspace, result, pointerOf(name));
  return answer ? { answer } : { wrong: unknown() };

  function noAddress(address: string): string {
    const known = addressesOf(result);
    return `${id} has no page at ${address}. ${didYouMean(nearest(address, known), known)}`;
  }

  function unknown(): string {
    if (!found || !('stops' in found)) return noAddress(name);
    const { stops, key, known } = found;
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
    const names = [...tokenNames(result), ...messageKeys(workspace, result), ...assetNames(result)];
    const like = nearest(name, [...names, ...known]);
    const hint = like === undefined ? 'Addresses and pointers begin with /.' : didYouMean(like, []);
    return `${id} has no value, token, message or asset ${JSON.stringify(name)}. ${hint}`;
  }
}
