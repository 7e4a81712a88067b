import { isList, type SchemaFiles } from '@liveryjs/engine/manifest';
import type { PublicKey } from '@liveryjs/schemas/platform';
import { type Contract, type Operation, operationsOf } from '#scripts/types/contract/read-contract.ts';
import { ask, bodyOf, type Reply, sealedBodyOf, solveWork, type Target } from './ask.ts';
import { contentMisfits, pagesOf } from './content.ts';
import { answerJudge, type Misfit } from './judge.ts';
import { paramsFor } from './params.ts';

export interface Account {
  readonly username: string;
  readonly password: string;
}

export interface TrialOptions extends Target {
  /** As whom calls that need a session are tried; each signs in, and out at the end. */
  readonly accounts: readonly Account[];
  /** Tries calls that change something too, in a way that has to be refused: with an empty body. */
  readonly write: boolean;
  /** Told of each call before it is tried. */
  onCall?(name: string): void;
}

/**
 * How a call stood. passed: as the contract says. refused: with a well-formed no, which is an answer. absent: the
 * platform has no such call, and the specification does not ask for it. skipped: it could not be tried. failed: see
 * the misfits or the note.
 */
export type Verdict = 'passed' | 'refused' | 'absent' | 'skipped' | 'failed';

export interface Result {
  /** operationId. */
  readonly call: string;
  /** Method and path. */
  readonly at: string;
  readonly area: string;
  /** Who called: a name of an account; undefined for a visitor. */
  readonly as: string | undefined;
  readonly verdict: Verdict;
  /** Why, in a few words; empty where the call passed. */
  readonly note: string;
  readonly misfits: readonly Misfit[];
  readonly status: number | undefined;
  readonly milliseconds: number | undefined;
}

interface Envelope {
  readonly success: boolean;
  readonly value?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
}

/** Tries a platform from outside, call by call, against the contract. */
export async function tryPlatform(
  contract: Contract,
  schemas: SchemaFiles,
  options: TrialOptions,
): Promise<readonly Result[]> {
  const judge = answerJudge(schemas);
  const operations = inOrder(operationsOf(contract));
  const find = (name: string) => operations.find(({ operationId }) => operationId === name);
  const results: Result[] = [];
  const { host } = new URL(options.origin);

  async function tryCall(
    operation: Operation,
    values: Map<string, unknown>,
    who?: Account & { token: string },
  ): Promise<void> {
    options.onCall?.(operation.operationId);
    const supplies = { ...options, host, values, now: new Date(), username: who?.username };
    const asked = paramsFor(operation, schemas, supplies);
    const base = {
      call: operation.operationId,
      at: `${operation.method.toUpperCase()} ${operation.path}`,
      area: operation.area,
      as: who?.username,
    };
    if ('missing' in asked) {
      results.push({
        ...base,
        verdict: 'skipped',
        note: `nothing to ask with: no ${asked.missing}`,
        misfits: [],
        status: undefined,
        milliseconds: undefined,
      });
      return;
    }
    const isRead = operation.method === 'get';
    const query = new URLSearchParams(asked.params).toString();
    const reply = await ask(options, {
      method: operation.method.toUpperCase(),
      path: operation.path + (query && `?${query}`),
      token: who?.token,
      ...(operation.headers && { headers: operation.headers }),
      ...(!isRead && operation.method !== 'delete' && { body: bodyOf({}) }),
    });
    const judged = isRead ? judgeRead(operation, reply) : judgeWrite(operation, reply);
    const value = valueIn(reply);
    if (value !== undefined) values.set(operation.operationId, value);
    const shape =
      judged.verdict === 'passed' && isRead && operation.answer !== undefined
        ? judge(operation.answer, value ?? null)
        : [];
    const looked = judged.verdict === 'passed' && !shape.some(isSerious);
    const empty = looked ? contentMisfits(operation.content, value, shape) : [];
    // The misfit of a page at a place says more than the misfit of the shape there.
    const misfits = [...shape.filter(({ at }) => !empty.some((other) => other.at === at)), ...empty];
    results.push({
      ...base,
      ...judged,
      ...emptiness(operation, judged),
      ...(empty.some(isSerious) && { verdict: 'failed' as const, note: 'a page has nothing to show' }),
      ...(shape.some(isSerious) && {
        verdict: 'failed' as const,
        note: 'the answer is not of the contract’s shape',
      }),
      misfits,
      status: 'status' in reply ? reply.status : undefined,
      milliseconds: reply.milliseconds,
    });
  }

  const values = new Map<string, unknown>();
  for (const operation of operations) {
    if (operation.method === 'get' && operation.session !== 'required') await tryCall(operation, values);
  }
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
    const own = new Map(values);
    for (const operation of operations) {
      if (operation.method === 'get' && operation.session === 'required') await tryCall(operation, own, who);
    }
    if (options.write)
      for (const operation of operations)
        if (isTriedWrite(operation, schemas)) await tryCall(operation, own, who);
    const out = find('logOut');
    if (out) await tryCall(out, own, who);
  }
  return results;
}

/** A call whose body cannot be empty: an empty one has to be refused, and changes nothing. */
function isTriedWrite({ method, body, bodyAs }: Operation, schemas: SchemaFiles): boolean {
  const { required } = schemas[body ?? ''] ?? {};
  return method !== 'get' && bodyAs !== 'form' && isList(required) && required.length > 0;
}

/** Calls that others take parameters from come first. */
function inOrder(operations: readonly Operation[]): Operation[] {
  const needs = ({ trial }: Operation) => Object.keys(trial).length;
  return [...operations].sort((a, b) => needs(a) - needs(b));
}

type Judged = Pick<Result, 'verdict' | 'note'>;

const isSerious = ({ serious }: Misfit) => serious;

/** The verdict and the note for a call that pages need and that was not answered; the note names the pages. */
function emptiness({ content }: Operation, { verdict, note }: Judged): Partial<Judged> {
  const pages = pagesOf(content).join(', ');
  if (pages === '') return {};
  if (verdict === 'refused') return { verdict: 'failed', note: `${note}; the page ${pages} would be empty` };
  return verdict === 'absent' ? { note: `${note}: ${pages}` } : {};
}

function judgeRead({ specified }: Operation, reply: Reply): Judged {
  const trouble = judgeReply(specified, reply);
  if (trouble) return trouble;
  const { status, body } = reply as { status: number; body: Envelope };
  if (body.success) return { verdict: 'passed', note: '' };
  if (status >= 500) return { verdict: 'failed', note: `status ${status}` };
  return { verdict: 'refused', note: reasonOf(body) };
}

function judgeWrite({ operationId, specified }: Operation, reply: Reply): Judged {
  const trouble = judgeReply(specified, reply);
  if (trouble) return trouble;
  const { status, body } = reply as { status: number; body: Envelope };
  if (operationId === 'logOut')
    return body.success ? { verdict: 'passed', note: '' } : { verdict: 'failed', note: reasonOf(body) };
  if (body.success) return { verdict: 'failed', note: 'an empty body was taken' };
  if (status >= 500) return { verdict: 'failed', note: `an empty body is answered with status ${status}` };
  return { verdict: 'refused', note: reasonOf(body) };
}

/** What is wrong with a reply before its envelope is looked into. */
function judgeReply(specified: boolean, reply: Reply): Judged | undefined {
  if ('trouble' in reply) return { verdict: 'failed', note: `not reached: ${reply.trouble}` };
  const { status, body, isJson } = reply;
  const known = isEnvelope(body);
  const absent = status === 404 || status === 405 || status === 501;
  const isNo = known && typeof body.error === 'object' && body.error !== null;
  if (absent && !isNo) {
    return specified
      ? { verdict: 'failed', note: `status ${status}: the specification names this call` }
      : { verdict: 'absent', note: 'what needs this call stays away or says so' };
  }
  if (!isJson) return { verdict: 'failed', note: `status ${status}: the answer is no JSON` };
  if (known && body.success && isNo)
    return { verdict: 'failed', note: '/success is true, and /error says why it failed' };
  if (known && body.success && status >= 400)
    return { verdict: 'failed', note: `/success is true with status ${status}` };
  if (!known)
    return { verdict: 'failed', note: 'no envelope: /success is missing, or neither true nor false' };
  return undefined;
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).success === 'boolean';
}

function valueIn(reply: Reply): unknown {
  return 'body' in reply && isEnvelope(reply.body) && reply.body.success ? reply.body.value : undefined;
}

/** Why the platform said no: its code, or its own words. */
function reasonOf({ error, value, message }: Envelope): string {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : error;
  const words = [code, value, message].find((word) => typeof word === 'string' && word !== '');
  return words === undefined ? 'without a reason' : String(words).slice(0, 100);
}

interface Entry {
  readonly token: string;
  readonly value: unknown;
  readonly status: number;
  readonly milliseconds: number;
}

/** Signs in by name and password, with the work that the platform may ask for. */
async function logIn(
  target: Target,
  { username, password }: Account,
  operation: Operation | undefined,
  { key, challengePath }: { readonly key: PublicKey | undefined; readonly challengePath: string },
): Promise<Entry | { readonly trouble: string; readonly status?: number; readonly milliseconds: number }> {
  if (!operation) return { trouble: 'the contract has no call to log in', milliseconds: 0 };
  const send = async (verification?: object): Promise<Reply> =>
    ask(target, {
      method: 'POST',
      path: operation.path,
      body: await sealedBodyOf(
        { type: 'username', username, password, ...(verification && { verification }) },
        target,
        async () => {
          if (key) return key;
          throw new Error('getPublicKey gave no key to encrypt the password with');
        },
      ),
    });
  let reply: Reply;
  try {
    reply = await send();
  } catch (error) {
    return { trouble: (error as Error).message, milliseconds: 0 };
  }
  if ('body' in reply && isEnvelope(reply.body) && reasonOf(reply.body) === 'verification_required') {
    const challenge = await ask(target, { method: 'GET', path: challengePath });
    const work = valueIn(challenge) as { challengeId: string; salt: string; bits: number } | undefined;
    if (work) {
      const solution = solveWork(work.salt, work.bits);
      if (solution === undefined)
        return {
          trouble: `the challenge asks for ${work.bits} bits of work, more than a visitor's device does`,
          milliseconds: 0,
        };
      reply = await send({ challengeId: work.challengeId, solution });
    }
  }
  const { milliseconds } = reply;
  if ('trouble' in reply) return { trouble: `not reached: ${reply.trouble}`, milliseconds };
  const value = valueIn(reply);
  const token = (value as { token?: unknown } | undefined)?.token;
  if (typeof token === 'string' && token !== '') return { token, value, status: reply.status, milliseconds };
  const why =
    isEnvelope(reply.body) && !reply.body.success
      ? `refused: ${reasonOf(reply.body)}`
      : '/value/token is missing or empty';
  return { trouble: why, status: reply.status, milliseconds };
}
