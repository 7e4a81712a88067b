import { isList, type SchemaFiles } from '@liveryjs/compiler/manifest';
import type { PublicKey } from '@liveryjs/schemas/platform';
import {
  type Content,
  type Contract,
  type Operation,
  operationsOf,
} from '@liveryjs/workspace/types/contract/read-contract';
import { atOnce } from '#scripts/at-once.ts';
import { ask, bodyOf, type Target } from './ask.ts';
import { contentMisfits, picturesOf } from './content.ts';
import { answerJudge, type Misfit, MOST_MISFITS } from './judge.ts';
import { type Judged, judgeRead, judgeWrite, valueIn } from './judge-reply.ts';
import { logIn } from './log-in.ts';
import { paramsFor } from './params.ts';
import { picturesAmong } from './pictures.ts';
import type { Account, Result } from './result.ts';
import { type Round, roundsOf } from './rounds.ts';

/** Calls that are tried at once: as many as a browser keeps connections to one host. */
const AT_ONCE = 6;

export interface TrialOptions extends Target {
  /** As whom calls that need a session are tried; each signs in, and out at the end. */
  readonly accounts: readonly Account[];
  /** Tries calls that change something too, in a way that has to be refused: with an empty body. */
  readonly write: boolean;
  /** Told of each call before it is tried. */
  onCall?(name: string): void;
}

/** A reply that was judged by its shape, and is to be held against the others. */
interface Trial {
  readonly result: Result;
  /** The rules for what pages show of it. */
  readonly content: readonly Content[];
  /** The pages that need it. */
  readonly pages: readonly string[];
  readonly value: unknown;
  readonly shape: readonly Misfit[];
  readonly asked: Readonly<Record<string, string>>;
  /** It is for one value of a parameter. */
  readonly isOneOf: boolean;
}

/** Tries a platform from outside, call by call, against the contract. */
export async function tryPlatform(
  contract: Contract,
  schemas: SchemaFiles,
  options: TrialOptions,
): Promise<readonly Result[]> {
  const judge = answerJudge(schemas);
  const operations = operationsOf(contract);
  const find = (name: string) => operations.find(({ operationId }) => operationId === name);
  const results: Result[] = [];
  const { host } = new URL(options.origin);

  /**
   * Tries calls, several at once; those that ask with what other answers hold come after these. Each is tried once, or once for each
   * value that it is to be tried with: as a visitor, and as the first account.
   */
  async function tryCalls(
    calls: readonly Operation[],
    values: Map<string, unknown>,
    who?: Visitor,
  ): Promise<Trial[]> {
    const isFirst = who === undefined || who.username === options.accounts[0]?.username;
    const trials: Trial[] = [];
    for (const stage of stagesOf(calls)) {
      const plans = stage.map((operation) => ({ operation, rounds: roundsOf(operation, schemas, values) }));
      const firsts = await atOnce(
        plans,
        async ({ operation, rounds: [round] }) => {
          options.onCall?.(operation.operationId);
          return round && (await tryOnce(operation, round, values, who));
        },
        AT_ONCE,
      );
      // A call that the platform does not have, or not for this account, it has for no value.
      const further = plans.flatMap(({ operation, rounds }, place) =>
        isFirst && firsts[place]?.result.verdict === 'passed'
          ? rounds.slice(1).map((round) => ({ operation, round, place }))
          : [],
      );
      const others = await atOnce(
        further,
        async ({ operation, round, place }) => ({
          place,
          trial: await tryOnce(operation, round, values, who),
        }),
        AT_ONCE,
      );
      trials.push(
        ...firsts.flatMap((first, place) => [
          ...(first ? [first] : []),
          ...others.flatMap((other) => (other.place === place ? other.trial : [])),
        ]),
      );
    }
    return trials;
  }

  async function tryOnce(
    operation: Operation,
    { given, content, pages }: Round,
    values: Map<string, unknown>,
    who?: Visitor,
  ): Promise<Trial> {
    const supplies = { ...options, host, values, now: new Date(), username: who?.username };
    const request = paramsFor(operation, schemas, supplies, given);
    const rest = { content, pages, isOneOf: Object.keys(given).length > 0 };
    const variation = new URLSearchParams(given).toString();
    const base = {
      call: operation.operationId,
      at: `${operation.method.toUpperCase()} ${operation.path}${variation && `?${variation}`}`,
      area: operation.area,
      as: who?.username,
    };
    if ('missing' in request) {
      const note = `nothing to ask with: no ${request.missing}`;
      const none = { misfits: [], status: undefined, milliseconds: undefined };
      const result = { ...base, verdict: 'skipped' as const, note, ...none };
      return { ...rest, result, value: undefined, shape: [], asked: {} };
    }
    const isRead = operation.method === 'get';
    const query = new URLSearchParams(request.params).toString();
    const reply = await ask(options, {
      method: operation.method.toUpperCase(),
      path: operation.path + (query && `?${query}`),
      token: who?.token,
      ...(operation.headers && { headers: operation.headers }),
      ...(!isRead && operation.method !== 'delete' && { body: bodyOf({}) }),
    });
    const judged = isRead ? judgeRead(operation, reply) : judgeWrite(operation, reply);
    const value = valueIn(reply);
    if (value !== undefined && !values.has(operation.operationId)) values.set(operation.operationId, value);
    const shape =
      judged.verdict === 'passed' && isRead && operation.answer !== undefined
        ? judge(operation.answer, value ?? null)
        : [];
    const { milliseconds } = reply;
    const status = 'status' in reply ? reply.status : undefined;
    const username = nameOf(who);
    return {
      ...rest,
      result: {
        ...base,
        ...judged,
        ...emptiness(pages, judged, operation, status),
        misfits: [],
        status,
        milliseconds,
      },
      value,
      shape,
      asked: { ...request.params, ...(username && { username }) },
    };
  }

  /** Holds answers against each other, and says how each call stood. */
  async function finish(trials: readonly Trial[], values: ReadonlyMap<string, unknown>): Promise<void> {
    const addresses = trials.flatMap(({ content, value }) => picturesOf(content, value));
    const pictures = await picturesAmong(addresses, options.origin);
    for (const trial of trials) results.push(resultOf(trial, values, pictures));
  }

  const values = new Map<string, unknown>();
  const forAll = operations.filter((operation) => isRead(operation) && operation.session !== 'required');
  await finish(await tryCalls(forAll, values), values);
  for (const account of options.accounts) {
    const entry = await logIn(options, account, find('logIn'), {
      key: values.get('getPublicKey') as PublicKey | undefined,
      challengePath: find('getBotChallenge')?.path ?? '',
    });
    const login = find('logIn');
    if ('trouble' in entry) {
      results.push({
        call: 'logIn',
        at: `POST ${login?.path ?? ''}`,
        area: 'identity',
        as: account.username,
        verdict: 'failed',
        note: entry.trouble,
        misfits: [],
        status: entry.status,
        milliseconds: entry.milliseconds,
      });
      continue;
    }
    const misfits = login?.answer === undefined ? [] : judge(login.answer, entry.value);
    const failed = misfits.some(({ serious }) => serious);
    results.push({
      call: 'logIn',
      at: `POST ${login?.path ?? ''}`,
      area: 'identity',
      as: account.username,
      verdict: failed ? 'failed' : 'passed',
      note: failed ? 'the answer is not of the contract’s shape' : '',
      misfits,
      status: entry.status,
      milliseconds: entry.milliseconds,
    });
    const who = { ...account, token: entry.token };
    const ownValues = new Map(values);
    const reads = operations.filter((operation) => isRead(operation) && operation.session === 'required');
    const writes = operations.filter((operation) => options.write && isTriedWrite(operation, schemas));
    const ownTrials: Trial[] = [];
    for (const calls of [reads, writes, operations.filter(({ operationId }) => operationId === 'logOut')])
      ownTrials.push(...(await tryCalls(calls, ownValues, who)));
    await finish(ownTrials, ownValues);
  }
  return results;
}

/** A call whose body cannot be empty: an empty one has to be refused, and changes nothing. */
function isTriedWrite({ method, body, bodyAs }: Operation, schemas: SchemaFiles): boolean {
  const { required } = schemas[body ?? ''] ?? {};
  return method !== 'get' && bodyAs !== 'form' && isList(required) && required.length > 0;
}

/** Calls in stages: those that ask by themselves, and then those that ask with what the answers of these hold. */
function stagesOf(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const isLater = ({ trial, each }: Operation) =>
    Object.keys(trial).length > 0 || each?.from !== undefined || each?.shown !== undefined;
  return [operations.filter((operation) => !isLater(operation)), operations.filter(isLater)];
}

const isRead = ({ method }: Operation) => method === 'get';
const isSerious = ({ serious }: Misfit) => serious;

type Visitor = Account & { readonly token: string };

/** The name that an account has, where the visitor does not log in by a number or an address. */
function nameOf(who: Visitor | undefined): string | undefined {
  return who && /^[^@]*\p{L}[^@]*$/u.test(who.username) ? who.username : undefined;
}

/**
 * The verdict and the note for a call that pages need and that was not answered; the note names the pages. An account that may not
 * have them, since it is no agent's or is one, lacks nothing.
 */
function emptiness(
  names: readonly string[],
  { verdict, note }: Judged,
  { refusals, session, specified }: Operation,
  status: number | undefined,
): Partial<Judged> {
  const pages = names.join(', ');
  if (pages === '') return {};
  const isForOthers = session === 'required' && !specified && status === 403;
  if (verdict === 'refused' && (isForOthers || refusals.includes(note))) return { note: `${note}: ${pages}` };
  if (verdict === 'refused' || verdict === 'failed')
    return { verdict: 'failed', note: `${note}; the page ${pages} would be empty` };
  return verdict === 'absent' ? { note: `${note}: ${pages}` } : {};
}

function resultOf(
  { result, content, pages, value, shape, asked, isOneOf }: Trial,
  values: ReadonlyMap<string, unknown>,
  pictures: ReadonlySet<string>,
): Result {
  if (result.verdict !== 'passed') return result;
  const serious = shape.filter(isSerious);
  if (serious.length > 0) {
    const names = pages.join(', ');
    const note = `the answer is not of the contract’s shape${names && `; the page ${names} needs it`}`;
    const misfits = [...serious, ...shape.filter((misfit) => !isSerious(misfit))].slice(0, MOST_MISFITS);
    return { ...result, verdict: 'failed', note, misfits };
  }
  const looked = contentMisfits(content, value, {
    values,
    asked,
    pictures,
    now: new Date(),
    misfits: shape,
  });
  // An account has nothing yet, or one value of many has: that is no more than a note.
  const isNote = ({ serious: fails, got }: Misfit) =>
    (isOneOf || result.as !== undefined) && !fails && got === 'an empty list';
  const empty = looked.filter((misfit) => !isNote(misfit));
  // The misfit of a page at a place says more than the misfit of the shape there.
  const others = shape.filter(({ at }) => !empty.some((other) => other.at === at));
  const misfits = [...empty, ...others].slice(0, MOST_MISFITS);
  if (empty.some(isSerious))
    return { ...result, verdict: 'failed', note: 'a page has nothing to show', misfits };
  const note = looked.some(isNote) ? `nothing for ${content[0]?.page ?? ''}` : '';
  return { ...result, note, misfits };
}
