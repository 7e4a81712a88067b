import {
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { Failure } from '#workspace/failure.ts';
import type { Remark } from '#workspace/import/remark.ts';
import { beside } from '#workspace/inside.ts';
import type { TokenDocument } from './raw-token.ts';
import { isReadable, type SourceFile, type Unreadable } from './source-file.ts';

/** Documents that lie over each other, for each choice of contexts. */
export interface Resolver {
  /** The contexts of each modifier, such as `{ theme: ['light', 'dark'] }`. */
  readonly modifiers: Readonly<Record<string, readonly string[]>>;
  /** True when tokens have no value of their own as long as no context is chosen. */
  readonly needsChoice?: boolean;
  /** The documents for a choice of a context for each modifier: a later one counts. A modifier without choice has its default. */
  documents(contexts: Readonly<Record<string, string>>): readonly TokenDocument[];
  /** Every document that any choice reads. */
  readonly all: readonly TokenDocument[];
  readonly remarks: readonly Remark[];
}

/** The most sources of an order, with those of sets that it names, and the most references that lead on to each other. */
const [MOST_SOURCES, MOST_STEPS] = [5000, 100];

/**
 * Tells whether a file gives the order in which sets and modifiers lie over each other (Design Tokens Resolver Module
 * 2025.10).
 */
export function isResolver({ value }: SourceFile): boolean {
  return isList(value.resolutionOrder);
}

/**
 * Reads a resolver document.
 *
 * @param read reads a file that the document names, by its path as people read it
 */
export function readResolver(
  source: SourceFile,
  read: (file: string) => SourceFile | Unreadable | undefined,
): Resolver {
  const remarks: Remark[] = [];
  const files = new Map<string, SourceFile | undefined>([[source.file, source]]);
  const say = (pointer: string, what: string, remedy: string) => {
    remarks.push({ name: '', file: source.file, ...source.at(pointer), taken: false, what, remedy });
  };
  const open = (file: string, pointer: string) => {
    if (!files.has(file)) {
      const readSource = read(file);
      if (readSource === undefined) say(pointer, `There is no file ${file}.`, 'Install the package whole.');
      else if (!isReadable(readSource))
        say(pointer, `${file}:${readSource.line}: ${readSource.what}`, 'Mend the file.');
      files.set(file, readSource !== undefined && isReadable(readSource) ? readSource : undefined);
    }
    return files.get(file);
  };

  /** Returns the document that a source, or an entry of the order, refers to; references are followed. */
  const follow = (
    value: JsonValue,
    pointer: string,
    seen: readonly string[] = [],
  ): TokenDocument | undefined => {
    if (!isObject(value)) return undefined;
    const { $ref } = value;
    if (typeof $ref !== 'string') return { source, pointer, value };
    const [path = '', fragment = ''] = $ref.split('#');
    const file = path === '' ? source.file : beside(source.file, path);
    const opened = open(file, pointer);
    if (opened === undefined) return undefined;
    const target = valueAt(opened.value, fragment);
    if (seen.includes($ref) || seen.length > MOST_STEPS || !isObject(target)) {
      say(pointer, `${$ref} is not there.`, 'Name a set, a modifier or a file that is.');
      return undefined;
    }
    // A reference that leads on is one of the same document.
    return opened === source && typeof target.$ref === 'string'
      ? follow(target, fragment, [...seen, $ref])
      : { source: opened, pointer: fragment, value: { ...target, ...overrides(value) } };
  };

  let sources = 0;
  /** @param open pointers of the sets that the list stands in */
  const documentsIn = (
    list: JsonValue | undefined,
    pointer: string,
    open: readonly string[] = [],
  ): TokenDocument[] =>
    (isList(list) ? list : []).flatMap((item, index) => {
      const itemPointer = pointerTo(pointer, index);
      sources += 1;
      if (sources > MOST_SOURCES)
        throw new Failure(
          `${source.file}:${source.at(itemPointer).line}: with the sets that sets name, there are more than ${MOST_SOURCES} sources. Look for sets that each name another one twice.`,
        );
      const resolved = follow(item, itemPointer);
      if (resolved === undefined) return [];
      if (!isList(resolved.value.sources) || resolved.source !== source) return [resolved];
      if (open.includes(resolved.pointer) || open.length > MOST_STEPS) {
        say(
          itemPointer,
          'The set has itself among its sources.',
          'Leave it out of its own sources, or tell its library.',
        );
        return [];
      }
      return documentsIn(resolved.value.sources, `${resolved.pointer}/sources`, [...open, resolved.pointer]);
    });

  type Entry = (contexts: Readonly<Record<string, string>>) => readonly TokenDocument[];
  const modifiers: Record<string, string[]> = {};
  const all: TokenDocument[] = [];
  const order = isList(source.value.resolutionOrder) ? source.value.resolutionOrder : [];
  const entries: Entry[] = order.flatMap((item, index): Entry[] => {
    const itemPointer = `/resolutionOrder/${index}`;
    const resolved = follow(item, itemPointer);
    if (resolved === undefined) return [];
    const { contexts, sources: ofSet, default: initial } = resolved.value;
    if (isObject(contexts)) {
      const name = modifierName(item, resolved);
      const byContext = new Map(
        Object.entries(contexts).map(([context, list]) => [
          context,
          documentsIn(list, pointerTo(`${resolved.pointer}/contexts`, context)),
        ]),
      );
      modifiers[name] = [...byContext.keys()];
      all.push(...[...byContext.values()].flat());
      const first = typeof initial === 'string' ? initial : '';
      return [(chosen) => byContext.get(chosen[name] ?? first) ?? []];
    }
    if (!isList(ofSet))
      say(itemPointer, 'It is neither a set nor a modifier.', 'Leave it out, or tell its library.');
    const documents = documentsIn(ofSet, `${resolved.pointer}/sources`, [resolved.pointer]);
    all.push(...documents);
    return [() => documents];
  });
  return {
    modifiers,
    documents: (contexts) => entries.flatMap((entry) => [...entry(contexts)]),
    all: [
      ...new Map(all.map((document) => [`${document.source.file}#${document.pointer}`, document])).values(),
    ],
    remarks,
  };
}

/** Members beside a reference take precedence over those that it leads to. */
function overrides({ $ref: _, ...beside }: JsonObject): JsonObject {
  return beside;
}

function modifierName(item: JsonValue, resolved: TokenDocument): string {
  const { name } = resolved.value;
  const given = isObject(item) && typeof item.name === 'string' ? item.name : name;
  return typeof given === 'string' ? given : (resolved.pointer.split('/').at(-1) ?? '');
}
