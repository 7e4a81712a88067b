import { isList, isObject, type JsonValue, type SchemaFiles } from '@liveryjs/compiler/manifest';
import type { Content, Operation } from '@liveryjs/workspace/types/contract/read-contract';
import { pagesOf } from './content.ts';
import { resolved } from './params.ts';
import { callOf, valuesAt } from './places.ts';

/** One trial of a call: the parameter that it differs by from the others, and what a page shows of its answer. */
export interface Round {
  readonly given: Readonly<Record<string, string>>;
  readonly content: readonly Content[];
  /** Pages that show nothing without an answer. */
  readonly pages: readonly string[];
}

/** A call is tried with so many values of one parameter. */
const MOST_ROUNDS = 100;

/**
 * Lists the rounds of a call, and their values: once as it is, and then with each value that its contract names, that an
 * earlier answer has, or that the schema of the parameter lists.
 */
export function roundsOf(
  operation: Operation,
  schemas: SchemaFiles,
  values: ReadonlyMap<string, unknown>,
): readonly Round[] {
  const { each, content } = operation;
  const usual = { given: {}, content, pages: pagesOf(content) };
  if (!each) return [usual];
  const list = each.shown?.split('/*')[0] ?? '';
  const isListed = isList(
    valuesAt(values.get(callOf(list)), list.slice(callOf(list).length))[0] as JsonValue,
  );
  const shown = isListed ? textsAt(each.shown ?? '', values) : undefined;
  const mustShow = (value: string) =>
    !each.mayBeEmpty?.includes(value) &&
    (each.from !== undefined || (shown !== undefined && (shown.length === 0 || shown.includes(value))));
  const rounds = valuesOf(operation, schemas, values).map((value) => {
    const rules = content.map((rule) => ({
      ...rule,
      page: each.pages?.[value] ?? `${each.page ?? rule.page} (${value})`,
      ...(!mustShow(value) && { mayBeEmpty: true as const }),
    }));
    return { given: { [each.param]: value }, content: rules, pages: pagesOf(rules) };
  });
  if (each.from !== undefined) return rounds.length > 0 ? rounds : [usual];
  // The trial without a value asks for what several pages show: each of them has a trial of its own.
  const all = content.map((rule) => ({ ...rule, mayBeEmpty: true as const }));
  const pages = rounds.length > 0 ? rounds.flatMap((round) => round.pages) : usual.pages;
  return [{ given: {}, content: all, pages }, ...rounds];
}

function valuesOf(
  { each, query }: Operation,
  schemas: SchemaFiles,
  values: ReadonlyMap<string, unknown>,
): readonly string[] {
  if (!each) return [];
  if (each.pages) return Object.keys(each.pages);
  if (each.from !== undefined) return textsAt(each.from, values).slice(0, MOST_ROUNDS);
  const properties = schemas[query ?? '']?.properties;
  const schema = resolved(isObject(properties) ? properties[each.param] : undefined, schemas);
  return isList(schema.enum) ? schema.enum.map(String) : [];
}

function textsAt(source: string, values: ReadonlyMap<string, unknown>): readonly string[] {
  const call = callOf(source);
  const texts = valuesAt(values.get(call), source.slice(call.length)).flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );
  return [...new Set(texts)];
}
