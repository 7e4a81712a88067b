import { createIssue, type Issue, nearest } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { pointerKeys } from '#compiler/manifest/index.ts';
import { checkTranslation } from './check-translation.ts';
import type { CompiledMessage } from './compile-message.ts';
import { isPlain, messageArguments } from './message-arguments.ts';
import type { MessagesInput, MessageUse, Texts } from './messages-input.ts';
import type { WrittenMessage } from './read-message-file.ts';

/**
 * Texts of the default language whose placeholders are wrong: nothing fills them, or all other languages agree on others.
 * No other language is held against such a text.
 */
export function wrongBases(
  used: readonly MessageUse[],
  brandFolder: string,
  texts: ReadonlyMap<string, Texts>,
  inherited: ReadonlyMap<string, Texts>,
  input: Pick<MessagesInput, 'languages' | 'pathOf'> & { readonly uses: UsesByKey },
): { issues: Issue[]; keys: ReadonlySet<string> } {
  const { default: from, supported } = input.languages;
  const issues = checkFilled(used, from, brandFolder, texts, inherited, input);
  const keyOf = ({ pointer }: Issue) => pointerKeys(pointer)[0] ?? '';
  const keys = new Set(issues.map(keyOf));
  const others = supported.map(({ code }) => code).filter((code) => code !== from);
  for (const { value: key } of others.length > 1 ? used : []) {
    const base = texts.get(from)?.get(key);
    if (base?.ast === undefined || keys.has(key)) continue;
    const names = namesOf(base.ast);
    // As a rule the first one does.
    const agrees = others.some((code) => {
      const ast = texts.get(code)?.get(key)?.ast;
      return ast !== undefined && namesOf(ast) === names;
    });
    if (agrees) continue;
    const spoken = others.flatMap((code) => {
      const message = texts.get(code)?.get(key);
      return message?.ast === undefined ? [] : [{ language: code, message, names: namesOf(message.ast) }];
    });
    const [first] = spoken;
    if (first === undefined || spoken.length < 2) continue;
    if (spoken.some((translation) => translation.names !== first.names)) continue;
    // Who wrote the text reads the one that it takes the place of, and not every other language.
    const above = inherited.get(from)?.get(key);
    const isModel = above !== base && above?.ast !== undefined && namesOf(above.ast) === first.names;
    const model = isModel ? { language: INHERITED, message: above } : first;
    issues.push(...checkTranslation({ language: from, message: base }, model));
    keys.add(key);
  }
  return { issues, keys };
}

function namesOf(message: CompiledMessage): string {
  const placeholders = messageArguments(message);
  return placeholders.size === 0 ? '' : [...placeholders.keys()].sort().join();
}

/** Names that fill a placeholder in every text, whoever shows it. */
const ALWAYS: ReadonlySet<string> = new Set(['brand']);

/** The uses of a key: by code, which fills what the first text of the key has, and by settings, which say what they fill. */
interface Uses {
  isSaid: boolean;
  readonly settings: { readonly pointer: string; readonly fills: ReadonlySet<string> }[];
}

export type UsesByKey = ReadonlyMap<string, Uses>;

/**
 * Returns the uses of the keys that the brand writes itself, or whose inherited texts have placeholders: no others can be
 * wrong.
 */
export function usesOf(
  keys: readonly MessageUse[],
  ownKeys: ReadonlySet<string>,
  above: Texts | undefined,
): UsesByKey {
  const filled = above === undefined ? undefined : keysWithArguments(above);
  const usesOf = new Map<string, Uses>();
  for (const { value, pointer, fills } of keys) {
    if (!ownKeys.has(value) && filled?.has(value) !== true) continue;
    const uses = usesOf.get(value) ?? { isSaid: false, settings: [] };
    usesOf.set(value, uses);
    if (fills === undefined) uses.isSaid = true;
    else uses.settings.push({ pointer, fills: fills.length === 0 ? ALWAYS : new Set([...fills, ...ALWAYS]) });
  }
  return usesOf;
}

/** Brands share the texts that they inherit. */
const keysWithArguments = byIdentity(
  (texts: Texts): ReadonlySet<string> =>
    new Set(
      [...texts].flatMap(([key, { ast }]) =>
        ast === undefined ||
        isPlain(ast) ||
        [...messageArguments(ast).keys()].every((name) => ALWAYS.has(name))
          ? []
          : [key],
      ),
    ),
);

/**
 * Placeholders of the brand's own texts that nothing fills: a text gets what the one gets that it takes the place of, and
 * what the settings fill that name it.
 */
export function checkFilled(
  used: readonly MessageUse[],
  code: string,
  brandFolder: string,
  texts: ReadonlyMap<string, Texts>,
  inherited: ReadonlyMap<string, Texts>,
  { uses, pathOf }: Pick<MessagesInput, 'pathOf'> & { readonly uses: UsesByKey },
): Issue[] {
  const written = texts.get(code);
  const ofParents = inherited.get(code);
  // A language that the brand has no file of its own for says what its parents say.
  if (written === ofParents) return [];
  const ownFolder = `${brandFolder}/`;
  return used.flatMap(({ value: key }) => {
    const message = written?.get(key);
    if (message?.ast === undefined || isPlain(message.ast) || !message.file.startsWith(ownFolder)) return [];
    const names = [...messageArguments(message.ast).keys()];
    const { isSaid, settings } = uses.get(key) ?? { isSaid: false, settings: [] };
    const before = ofParents?.get(key);
    const filled = messageArguments(before?.ast ?? []);
    for (const { pointer, fills } of settings) {
      const unfilled = names.filter((name) => !fills.has(name) && !filled.has(name));
      if (unfilled.length === 0) continue;
      return [
        createIssue('message-argument-unfilled', message.place, {
          key,
          ...unfilledIn(unfilled, fills, pathOf(pointer)),
        }),
      ];
    }
    if (!isSaid || before?.ast === undefined) return [];
    const unfilled = names.filter((name) => !filled.has(name) && !ALWAYS.has(name));
    const { text } = before;
    if (unfilled.length > 0)
      return [createIssue('message-argument-unfilled', message.place, { key, unfilled, before: text })];
    return otherKinds(message, before).map(({ name, kind, wanted }) =>
      createIssue('message-argument-kind', message.place, {
        key,
        language: code,
        from: INHERITED,
        text,
        name,
        kind,
        wanted,
      }),
    );
  });
}

const INHERITED = 'the inherited text';

/** Placeholders that are formatted otherwise than in the inherited text. Any value but a date can be shown as it comes. */
function otherKinds({ ast }: WrittenMessage, before: WrittenMessage) {
  const filled = messageArguments(before.ast ?? []);
  return [...messageArguments(ast ?? [])].flatMap(([name, kinds]) => {
    const [kind] = kinds;
    const [expectedKind] = filled.get(name) ?? [];
    const agree = [...kinds].some(
      (each) => filled.get(name)?.has(each) || (each === 'plain text' && expectedKind !== 'a date'),
    );
    return kind === undefined || expectedKind === undefined || agree
      ? []
      : [{ name, kind, wanted: expectedKind }];
  });
}

/** Settings that name an inherited text whose placeholders they do not fill, also where the brand says it anew. */
export function checkSettings(
  code: string,
  texts: ReadonlyMap<string, Texts>,
  inherited: ReadonlyMap<string, Texts>,
  { uses, placeOf, pathOf }: Pick<MessagesInput, 'placeOf' | 'pathOf'> & { readonly uses: UsesByKey },
): Issue[] {
  const above = inherited.get(code);
  if (above === undefined) return [];
  return [...uses].flatMap(([key, { settings }]) => {
    const message = texts.get(code)?.get(key);
    const filled = messageArguments(above.get(key)?.ast ?? []);
    const names = [...messageArguments(message?.ast ?? []).keys()].filter((name) => filled.has(name));
    return settings.flatMap(({ pointer, fills }) => {
      const unfilled = names.filter((name) => !fills.has(name));
      if (message === undefined || unfilled.length === 0) return [];
      const args = { key, text: message.text, ...unfilledIn(unfilled, fills, pathOf(pointer)) };
      return [createIssue('message-argument-setting', placeOf(pointer), args)];
    });
  });
}

function unfilledIn(unfilled: readonly string[], fills: ReadonlySet<string>, path: string) {
  const names = [...fills];
  return { unfilled, path, fills: names, nearest: nearest(unfilled[0] ?? '', names) };
}
