import { isList, isObject, type JsonObject, own, ownText, textsIn } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { topSpot } from '#compiler/manifest/schema/spot.ts';
import type { Jurisdiction, Rule } from './jurisdiction.ts';

interface Source {
  readonly code: string;
  readonly file: string;
  /** The value of the file, of a shape that is right, with defaults. */
  readonly value: JsonObject;
  /** The schema of such files. Its `least` and `forbids` say what the rules of an industry are about. */
  readonly schema: JsonSchema;
  /** The line of a value of the file, by its pointer. */
  readonly lineOf: (pointer: string) => number;
}

/** Gathers the rules that the file of a jurisdiction states, in the order in which it has them. */
export function readJurisdiction({ code, file, value, schema, lineOf }: Source): Jurisdiction {
  const members = topSpot(schema).for(value);
  const rules = Object.entries(value).flatMap(([key, member]): Rule[] => {
    const pointer = pointerTo('', key);
    const keyword = (name: string) => {
      const keywordValue = members.member(key).for(member).keyword(name);
      return typeof keywordValue === 'string' ? keywordValue : undefined;
    };
    const items = isList(member) ? member : [];
    const line = (index: number) => lineOf(pointerTo(pointer, index));
    if (key === 'features')
      return items.map((name, index) => ({ kind: 'feature', name: String(name), line: line(index) }));
    if (key === 'contents')
      return items.map((item, index) => ({
        kind: 'content',
        name: ownText(item, 'id') ?? '',
        linkedFrom: textsIn(own(item, 'linkedFrom')),
        line: line(index),
      }));
    const least = keyword('least');
    if (least !== undefined && typeof member === 'number')
      return [{ kind: 'least', key, value: least, least: member, line: lineOf(pointer) }];
    const shown = keyword('forbids');
    if (shown !== undefined)
      return items.map((name, index) => ({
        kind: 'forbidden',
        key,
        shown,
        name: String(name),
        line: line(index),
      }));
    return [];
  });
  const source = ownText(value, 'source');
  return {
    code,
    name: ownText(value, 'name') ?? code,
    ...(source === undefined ? {} : { source }),
    file,
    rules,
  };
}

/** Names of things of a kind that a widget shows whatever its settings are: `shows` of the schema of its settings. */
export function alwaysShown(props: JsonSchema, kind: string): string[] {
  return isObject(props.shows) ? textsIn(props.shows[kind]) : [];
}
