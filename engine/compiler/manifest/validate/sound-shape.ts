import { isObject, type JsonObject } from '#compiler/manifest/json.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { always, type IsSound, never, type Reader, WORDS } from './schema-words.ts';

/**
 * Reads a schema so that it says at once whether a value is sound, and of frozen values that it has said so of before without
 * looking: brands share most of what they inherit. It says the same as Ajv, which takes fifty times as long to compile
 * a schema, and which has to say what is wrong.
 *
 * @returns undefined where the schema says anything that is not read here, right or wrong: Ajv knows
 */
export function soundShape(root: JsonSchema): IsSound | undefined {
  const checksBySchema = new Map<JsonObject, IsSound>();
  let isRead = true;
  const reader: Reader = {
    root,
    beyond() {
      isRead = false;
      return always;
    },
    read(schema) {
      if (typeof schema === 'boolean') return schema ? always : never;
      if (!isObject(schema)) return reader.beyond();
      const isSound = checksBySchema.get(schema) ?? readSchema(schema, reader);
      checksBySchema.set(schema, isSound);
      return isSound;
    },
  };
  const isSound = reader.read(root);
  return isRead ? isSound : undefined;
}

function readSchema(schema: JsonObject, reader: Reader): IsSound {
  const rules = Object.entries(schema).flatMap(([keyword, keywordValue]) => {
    const readWord = Object.hasOwn(WORDS, keyword) ? WORDS[keyword] : undefined;
    return readWord === undefined ? reader.beyond() : (readWord(keywordValue, reader, schema) ?? []);
  });
  const [first = always] = rules;
  const isSound: IsSound = rules.length < 2 ? first : (value) => rules.every((rule) => rule(value));
  return Object.hasOwn(schema, 'properties') || Object.hasOwn(schema, 'items')
    ? onceFrozen(isSound)
    : isSound;
}

function onceFrozen(isSound: IsSound): IsSound {
  const sound = new WeakSet<object>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return isSound(value);
    if (sound.has(value)) return true;
    if (!isSound(value)) return false;
    if (Object.isFrozen(value)) sound.add(value);
    return true;
  };
}
