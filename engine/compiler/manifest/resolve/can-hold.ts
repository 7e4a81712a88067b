import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { isList, isObject, type JsonObject, type JsonValue, own, textsIn } from '#compiler/manifest/json.ts';

/** The decisions of a brand before anyone visits. */
export interface Decided {
  /** Features fixed on or off by the manifest. */
  readonly fixed: ReadonlyMap<string, boolean>;
  /** Codes of the languages that the brand supports. */
  readonly languages: readonly string[];
}

/** Returns the decisions of the filled manifest, frozen. Brands that inherit all of them have the same object. */
export function decidedBy(manifest: JsonValue): Decided {
  const [features, languages] = [own(manifest, 'features'), own(manifest, 'languages')];
  return isObject(features) && isObject(languages)
    ? decidedByBoth(features, languages)
    : decide(features, languages);
}

const decidedByBoth = byIdentity((features: JsonObject, languages: JsonObject) =>
  decide(features, languages),
);

function decide(features: JsonValue | undefined, languages: JsonValue | undefined): Decided {
  const fixed = new Map<string, boolean>();
  for (const [name, feature] of Object.entries(isObject(features) ? features : {})) {
    const value = own(feature, 'fixed');
    if (typeof value === 'boolean') fixed.set(name, value);
  }
  const supported = own(languages, 'supported');
  const codes = isList(supported) ? supported.map((language) => own(language, 'code')) : [];
  return { fixed, languages: textsIn(codes) };
}

/** Tells whether a condition always holds (true), never holds (false), or depends on the visit (undefined). */
export function canHold(condition: JsonValue | undefined, decided: Decided): boolean | undefined {
  if (!isObject(condition)) return undefined;
  const answers = Object.entries(condition).map(([name, value]) => answer(name, value, decided));
  if (answers.includes(false)) return false;
  return answers.every((each) => each === true) ? true : undefined;
}

function answer(name: string, value: JsonValue, { fixed, languages }: Decided): boolean | undefined {
  if (name === 'not') {
    const inner = canHold(value, { fixed, languages });
    return inner === undefined ? undefined : !inner;
  }
  if (!isList(value)) return undefined;
  if (name === 'features') {
    const states = value.map((feature) => (typeof feature === 'string' ? fixed.get(feature) : undefined));
    if (states.includes(false)) return false;
    return states.every((state) => state === true) ? true : undefined;
  }
  if (name === 'languages') {
    // Without one supported language the manifest is wrong already, and nothing should be dropped because of it.
    if (languages.length === 0) return undefined;
    const count = languages.filter((code) => value.includes(code)).length;
    return count === 0 ? false : count === languages.length ? true : undefined;
  }
  return undefined;
}
