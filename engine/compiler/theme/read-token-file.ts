import {
  type Code,
  createIssue,
  type Issue,
  issueList,
  nearest,
  type Place,
} from '#compiler/issues/index.ts';
import {
  type FileSystem,
  isObject,
  type JsonObject,
  type JsonValue,
  pointerTo,
} from '#compiler/manifest/index.ts';
import { largestJson, readJsonFile } from '#compiler/manifest/parse/read-json-file.ts';
import { received } from './received.ts';
import { isTokenType, type TokenType, tokenTypes } from './token-types.ts';

/** A token as one file writes it. */
export interface WrittenToken {
  readonly name: string;
  readonly type: TokenType | undefined;
  readonly value: JsonValue;
  readonly extensions: JsonObject;
  readonly description: string | undefined;
  /** Why the token should not be used any more; empty when no reason is given. */
  readonly deprecated: string | undefined;
  readonly file: string;
  /** JSON Pointer of the token in its file. */
  readonly pointer: string;
  /** Where a value of the file stands, or the key in front of it. */
  place(pointer: string, on?: 'key'): Place;
}

export interface TokenFile {
  readonly tokens: ReadonlyMap<string, WrittenToken>;
  /** Types that groups give to the tokens inside, by the group's path; the empty path is the file. */
  readonly groupTypes: ReadonlyMap<string, TokenType>;
  /** Where the file says the type of a group. */
  groupPlace(path: string): Place;
  readonly issues: readonly Issue[];
}

const tokenKeys = ['$value', '$type', '$description', '$deprecated', '$extensions'];
const groupKeys = ['$type', '$description', '$deprecated', '$extensions', '$schema'];
const nameForm = /^[a-z0-9][A-Za-z0-9]*$/;
const filesByBytes = new WeakMap<Uint8Array, Map<string, TokenFile>>();

/** The tokens of one file in DTCG format; undefined when there is no such file. A file's bytes are read once. */
export function readTokenFile(files: FileSystem, file: string): TokenFile | undefined {
  const size = files.size(file);
  if (size === undefined) return undefined;
  const bytes = size > largestJson ? undefined : files.read(file);
  const seen = bytes === undefined ? undefined : filesByBytes.get(bytes)?.get(file);
  if (seen !== undefined) return seen;
  const read = new TokenFileReader(files, file).result();
  if (bytes !== undefined) filesByBytes.set(bytes, (filesByBytes.get(bytes) ?? new Map()).set(file, read));
  return read;
}

/** Tells whether a key is one of the format whose $ was left out. A token may have such a name. */
function isUnsigned(key: string, value: JsonValue): boolean {
  if (!tokenKeys.includes(`$${key}`)) return false;
  if (!isObject(value)) return true;
  const members = Object.entries(value);
  return (
    key === 'value' &&
    members.length > 0 &&
    members.every(([name, member]) => !/^\$/.test(name) && !isObject(member))
  );
}

class TokenFileReader {
  readonly #tokens = new Map<string, WrittenToken>();
  readonly #groupTypes = new Map<string, TokenType>();
  readonly #issues = issueList();
  readonly #file: string;
  readonly #parsed: ReturnType<typeof readJsonFile>;

  constructor(files: FileSystem, file: string) {
    this.#file = file;
    this.#parsed = readJsonFile(files, file, '');
  }

  result(): TokenFile {
    const { value } = this.#parsed;
    if (isObject(value)) this.#readGroup(value, '', '');
    else if (value !== undefined) {
      this.#report('json-not-object', () => [this.#place(''), { received: received(value) }]);
    }
    return {
      tokens: this.#tokens,
      groupTypes: this.#groupTypes,
      groupPlace: (path) => this.#place(`${path === '' ? '' : `/${path.replaceAll('.', '/')}`}/$type`),
      issues: [...this.#parsed.issues, ...this.#issues.all()],
    };
  }

  #readGroup(group: JsonObject, path: string, pointer: string): void {
    const type = this.#typeOf(group, path, pointer);
    if (type !== undefined) this.#groupTypes.set(path, type);
    this.#checkKeys(group, path, pointer, groupKeys, [...groupKeys, '$value']);
    for (const key of Object.keys(isObject(group.$extensions) ? group.$extensions : {}))
      if (/^livery\b/i.test(key))
        this.#report('token-group-extension', () => [
          this.#place(pointerTo(`${pointer}/$extensions`, key), 'key'),
          { path: path === '' ? 'tokens' : path, key },
        ]);
    for (const [key, value] of Object.entries(group)) {
      if (key.startsWith('$')) continue;
      const inner = path === '' ? key : `${path}.${key}`;
      const memberPointer = pointerTo(pointer, key);
      if (!nameForm.test(key)) {
        this.#report('token-name', () => [this.#place(memberPointer, 'key'), { path: inner, name: key }]);
      } else if (!isObject(value) || isUnsigned(key, value)) {
        const meant = isUnsigned(key, value) ? `$${key}` : undefined;
        const args = { path: inner, received: received(value), value: JSON.stringify(value), meant };
        this.#report('token-shape', () => [
          this.#place(memberPointer, meant === undefined ? undefined : 'key'),
          args,
        ]);
      } else if (Object.hasOwn(value, '$value')) this.#readToken(value, inner, memberPointer);
      else this.#readGroup(value, inner, memberPointer);
    }
  }

  #readToken(token: JsonObject, name: string, pointer: string): void {
    this.#checkKeys(token, name, pointer, tokenKeys);
    const inner = Object.keys(token).find((key) => !key.startsWith('$'));
    if (inner !== undefined) {
      const args = { path: name, inner: `${name}.${inner}` };
      this.#report('token-and-group', () => [this.#place(pointerTo(pointer, inner), 'key'), args]);
    }
    const { $deprecated: deprecated, $description: description } = token;
    this.#tokens.set(name, {
      name,
      type: this.#typeOf(token, name, pointer),
      value: token.$value ?? null,
      extensions: isObject(token.$extensions) ? token.$extensions : {},
      description: typeof description === 'string' ? description : undefined,
      deprecated: typeof deprecated === 'string' ? deprecated : deprecated === true ? '' : undefined,
      file: this.#file,
      pointer,
      place: (innerPointer, on) => this.#place(innerPointer, on),
    });
  }

  #typeOf(owner: JsonObject, path: string, pointer: string): TokenType | undefined {
    const type = owner.$type;
    if (type === undefined || isTokenType(type)) return type;
    this.#report('token-type', () => [
      this.#place(`${pointer}/$type`),
      {
        path: path === '' ? '$type' : path,
        received: received(type),
        nearest: typeof type === 'string' ? nearest(type, tokenTypes) : undefined,
        known: tokenTypes,
      },
    ]);
    return undefined;
  }

  #checkKeys(owner: JsonObject, path: string, pointer: string, keys: readonly string[], meant = keys): void {
    for (const key of Object.keys(owner)) {
      if (!key.startsWith('$') || keys.includes(key)) continue;
      this.#report('token-key', () => [
        this.#place(pointerTo(pointer, key), 'key'),
        { path: path === '' ? 'tokens' : path, key, nearest: nearest(key, meant), known: keys },
      ]);
    }
  }

  #report<C extends Code>(
    code: C,
    find: () => [place: Place, args: Parameters<typeof createIssue<C>>[2]],
  ): void {
    this.#issues.add(code, () => createIssue(code, ...find()));
  }

  #place(pointer: string, on?: 'key'): Place {
    const { positions } = this.#parsed;
    return {
      file: this.#file,
      pointer,
      ...(on === 'key' ? positions.keyAt(pointer) : positions.at(pointer)),
    };
  }
}
