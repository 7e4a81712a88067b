import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as contract from '@liveryjs/schemas/calls';
import type { Call, CallTypes } from '@liveryjs/schemas/contract/call';
import type { Session } from '#sandbox/identity/session.ts';
import type { AnyCall, CallContext } from './call.ts';
import type { OwnIds } from './own-ids.ts';

type Contract = typeof contract;
/** The name of a call of the contract. */
export type CallName = keyof Contract;
export type TypesOf<Name extends CallName> = Contract[Name] extends Call<infer Types> ? Types : never;

/** Parameters as a handler gets them: the platform's defaults are filled in. */
type QueryOf<Types extends CallTypes> = Types extends { readonly query: infer Query }
  ? Types extends { readonly defaults: infer Names }
    ? OwnIds<Query & Required<Pick<Query, Extract<Names, keyof Query>>>>
    : OwnIds<Query>
  : object;
type BodyOf<Types extends CallTypes> = Types extends { readonly body: infer Body }
  ? Body extends Blob
    ? Buffer
    : OwnIds<Body>
  : undefined;
type ContextOf<Types extends CallTypes> = CallContext<BodyOf<Types>> &
  (Types extends { readonly session: 'required' } ? { readonly session: Session } : object);
type ValueOf<Types extends CallTypes> = Types extends { readonly answer: infer Answer }
  ? Answer
  : null | undefined;

/** Answers one call of the contract: its shapes, and whether it needs a session, stand there. */
export interface Handler<Name extends CallName> {
  /** @returns the envelope's value */
  answer(query: QueryOf<TypesOf<Name>>, context: ContextOf<TypesOf<Name>>): Promise<ValueOf<TypesOf<Name>>>;
}

/** A handler for every call of the contract. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

interface Declared {
  readonly operationId: string;
  readonly 'x-query'?: { readonly $ref: string };
  readonly 'x-body'?: { readonly $ref: string };
  readonly 'x-answer'?: { readonly $ref: string };
  readonly 'x-refusals'?: readonly string[];
}

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@liveryjs/schemas/package.json')), 'platform/calls');

/** Every call of the contract with its handler, as `serveCall` takes it. */
export function* callsOf(handlers: Handlers): Generator<AnyCall> {
  const declared = new Map(declarations().map((call) => [call.operationId, call]));
  for (const { name, method, path, session, bodyAs } of Object.values<Call>(contract)) {
    const call = declared.get(name);
    const { answer } = handlers[name as CallName];
    yield {
      method,
      path,
      ...(session === 'required' && { token: true }),
      ...(bodyAs && { [bodyAs]: true }),
      ...shape('query', call?.['x-query']),
      ...shape('body', call?.['x-body']),
      ...shape('response', call?.['x-answer']),
      refusals: call?.['x-refusals'] ?? [],
      answer,
    } as AnyCall;
  }
}

function declarations(): Declared[] {
  return readdirSync(folder)
    .filter((file) => file !== 'refusals.json')
    .flatMap((file) => {
      const { paths } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        paths: Record<string, Record<string, Declared>>;
      };
      return Object.values(paths).flatMap((methods) => Object.values(methods));
    });
}

function shape(part: 'query' | 'body' | 'response', reference: { readonly $ref: string } | undefined) {
  return reference && { [part]: reference.$ref.replace('../', '').replace('.schema.json', '') };
}
