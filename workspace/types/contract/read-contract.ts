import { baseOf, isObject, type JsonSchema, type JsonValue } from '@liveryjs/compiler/manifest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Failure } from '#workspace/failure.ts';
import { readJson } from '#workspace/open/read-json.ts';
import type { Workspace } from '#workspace/open/workspace.ts';

/** One call, as its area of the contract declares it. */
export interface Operation {
  readonly area: string;
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly session: 'none' | 'optional' | 'required';
  readonly bodyAs?: 'sealed' | 'form' | 'picture';
  readonly headers?: Readonly<Record<string, string>>;
  /** Schema files, by path relative to the workspace. */
  readonly query?: string;
  readonly body?: string;
  readonly answer?: string;
  readonly refusals: readonly string[];
  /** Topics of the stream that tell when the answer has changed. */
  readonly live: readonly string[];
  /** The specification names the path: every platform has the call. */
  readonly specified: boolean;
  /** Where a trial takes a parameter from: another call, and a JSON Pointer in its value. */
  readonly trial: Readonly<Record<string, string>>;
  /** The values of a parameter that it is tried with. */
  readonly each?: Each;
  /** The parts of the answer that pages show. */
  readonly content: readonly Content[];
}

/** The part of an answer that a page shows: without it the page is empty, though the answer may be of the right shape. */
export interface Content {
  readonly page: string;
  /** JSON Pointer of a list, of which one item must have content, or of an object that must have some itself. */
  readonly at: string;
  /** The field in which items have items below them, which count as well. */
  readonly below?: string;
  /** Places in an item, as JSON Pointers, that together are content. In all of these `*` stands for each item of a list. */
  readonly with?: readonly string[];
  /** Places of which one will do. */
  readonly any?: readonly string[];
  /** Places that must be pictures: addresses which answer with one, or the picture itself in base64. */
  readonly pictures?: readonly string[];
  /** Places whose text must match a regular expression. */
  readonly matches?: Readonly<Record<string, string>>;
  /** Places whose value must stand in one of other answers: operationId and JSON Pointer. */
  readonly agrees?: Readonly<Record<string, readonly string[]>>;
  /** Places whose value must be what the call was asked with, by parameter; `username` is who asked. */
  readonly asked?: Readonly<Record<string, string>>;
  /** Pairs of numbers, amounts or dates, of which the first must not be above the second. */
  readonly ordered?: readonly (readonly [string, string])[];
  /** Moments, none of which is in the future. */
  readonly past?: readonly string[];
  /** Numbers that are those of the values of another answer that are the one named; more where that answer is one page of several. */
  readonly counts?: Readonly<Record<string, { readonly of: string; readonly value: string }>>;
  /** Places whose values differ from item to item of the list. */
  readonly distinct?: readonly string[];
  /** Places whose numbers rise, or stay, from item to item of the list. */
  readonly ascending?: readonly string[];
  /** The call asks for something that nobody has: the answer is a no. */
  readonly refused?: true;
  /** The list is one page of many: the numbers of pages and of items beside it agree with the items that it has. */
  readonly paged?: true;
  /** The value there must be as its schema says, to the letter. */
  readonly fits?: true;
  /** A platform may have nothing to show there at the moment. */
  readonly mayBeEmpty?: true;
  /** A platform may leave it out altogether, and pages do without. */
  readonly mayLack?: true;
}

/** The values of a parameter that a call is tried with, one after the other, and the page that each is for. */
export interface Each {
  readonly param: string;
  /** Pages by value. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Where the values stand otherwise: operationId and JSON Pointer, with `*` for each item of a list. Without: all that its schema lists. */
  readonly from?: string;
  /** The page, where every value is for the same. */
  readonly page?: string;
  /** Where the values stand for which a platform must have something to show: operationId and JSON Pointer. */
  readonly shown?: string;
  /** Values for which it may have nothing all the same. */
  readonly mayBeEmpty?: readonly string[];
}

/** The address at which the platform tells what changes. */
export interface Stream {
  readonly area: string;
  readonly operationId: string;
  readonly path: string;
  readonly summary: string;
  /** Schema file of the data of an event, by path relative to the workspace. */
  readonly event: string;
}

/** The platform's contract: every call, by area. */
export interface Contract {
  readonly stream?: Stream | undefined;
  readonly areas: ReadonlyMap<string, { readonly title: string; readonly operations: readonly Operation[] }>;
  /** The meanings of refusals by their codes, and the status that each comes with. */
  readonly refusals: Readonly<Record<string, { readonly status: number; readonly meaning: string }>>;
}

const refusalsFile = 'refusals.json';

interface AreaFile {
  readonly info: { readonly title: string };
  readonly 'x-stream'?: Omit<Stream, 'area' | 'event'> & { readonly 'x-event': { readonly $ref: string } };
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawCall>>>>;
}

interface RawCall {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-session': Operation['session'];
  readonly 'x-body-as'?: Operation['bodyAs'];
  readonly 'x-headers'?: Readonly<Record<string, string>>;
  readonly 'x-query'?: { readonly $ref: string };
  readonly 'x-body'?: { readonly $ref: string };
  readonly 'x-answer'?: { readonly $ref: string };
  readonly 'x-refusals'?: readonly string[];
  readonly 'x-live'?: readonly string[];
  readonly 'x-specified'?: true;
  readonly 'x-try'?: Readonly<Record<string, string>>;
  readonly 'x-each'?: Each;
  readonly 'x-content'?: readonly Content[];
}

/**
 * Reads the contract of the platform.
 *
 * @throws Failure that names the file and the place of whatever is wrong there; a workspace without calls has an empty contract
 */
export function readContract({ files, schemas, schemasFolder }: Workspace): Contract {
  const folder = `${schemasFolder}/platform/calls`;
  const areaSchema = `${schemasFolder}/contract/area.schema.json`;
  const names = files.list(folder).filter((name) => name.endsWith('.json'));
  if (names.length === 0) return { areas: new Map(), refusals: {} };
  const check = new Ajv2020({ allErrors: true }).compile(readJson(files, areaSchema) as JsonSchema);
  const refusals = readJson(files, `${folder}/${refusalsFile}`) as Contract['refusals'];
  const streams: Stream[] = [];
  const areas = names
    .filter((name) => name !== refusalsFile)
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      const area = readJson(files, file);
      if (!check(area)) {
        const mistakes = check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
        throw new Failure(`${file} is no area of the contract: ${mistakes?.join('; ') ?? ''}.`);
      }
      const { info, paths, 'x-stream': stream } = area as unknown as AreaFile;
      if (stream) streams.push(streamIn(name.replace('.json', ''), stream));
      return [
        baseOf(name).replace('.json', ''),
        { title: info.title, operations: operationsIn(name.replace('.json', ''), paths) },
      ] as const;
    });
  const contract: Contract = { areas: new Map(areas), refusals, stream: streams[0] };
  const mistakes = mistakesIn(contract, schemas.platform);
  if (mistakes.length > 0) throw new Failure(`The platform's contract is wrong: ${mistakes.join('; ')}.`);
  return contract;
}

/** Every call of the contract, in the order of the areas. */
export function operationsOf({ areas }: Contract): Operation[] {
  return [...areas.values()].flatMap(({ operations }) => operations);
}

function operationsIn(area: string, paths: AreaFile['paths']): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      area,
      operationId: call.operationId,
      method: method as Operation['method'],
      path,
      summary: call.summary,
      session: call['x-session'],
      ...(call['x-body-as'] && { bodyAs: call['x-body-as'] }),
      ...(call['x-headers'] && { headers: call['x-headers'] }),
      ...fileOf('query', call['x-query']),
      ...fileOf('body', call['x-body']),
      ...fileOf('answer', call['x-answer']),
      refusals: call['x-refusals'] ?? [],
      live: call['x-live'] ?? [],
      specified: call['x-specified'] ?? false,
      trial: call['x-try'] ?? {},
      ...(call['x-each'] && { each: call['x-each'] }),
      content: call['x-content'] ?? [],
    })),
  );
}

function streamIn(area: string, stream: NonNullable<AreaFile['x-stream']>): Stream {
  const { operationId, path, summary, 'x-event': event } = stream;
  return { area, operationId, path, summary, event: schemaFile(event) };
}

function schemaFile({ $ref }: { readonly $ref: string }): string {
  return `schemas/platform/${$ref.replace('../', '')}`;
}

function fileOf(part: 'query' | 'body' | 'answer', shape: { readonly $ref: string } | undefined) {
  return shape && { [part]: schemaFile(shape) };
}

function mistakesIn(contract: Contract, shapes: Workspace['schemas']['platform']): string[] {
  const seen = new Set<string>();
  const event = contract.stream?.event;
  const lostEvent =
    event === undefined || isObject(shapes[event] as JsonValue)
      ? []
      : [`the stream names ${event}, which does not exist`];
  const mistakes = operationsOf(contract).flatMap(({ operationId, query, body, answer, refusals }) => {
    const again = seen.has(operationId) ? [`two calls are named ${operationId}`] : [];
    seen.add(operationId);
    const lost = [query, body, answer].filter(
      (file) => file !== undefined && !isObject(shapes[file] as JsonValue),
    );
    const unknown = refusals.filter((code) => contract.refusals[code] === undefined);
    return [
      ...again,
      ...lost.map((file) => `${operationId} names ${file}, which does not exist`),
      ...unknown.map(
        (code) => `${operationId} names the refusal ${code}, which ${refusalsFile} does not explain`,
      ),
    ];
  });
  return [...lostEvent, ...mistakes];
}
