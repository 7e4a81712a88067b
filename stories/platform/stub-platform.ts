import * as contract from '@liveryjs/schemas/calls';
import type { Call } from '@liveryjs/schemas/contract/call';
import { unseal } from './cipher.ts';
import { type Answers, failing, Outcome, respond, type StoryCall } from './outcomes.ts';

/** The platform of the story that shows. */
export interface StubbedPlatform {
  /** Calls so far, oldest first. */
  readonly calls: readonly StoryCall[];
  /** Calls that wait for an answer which will come. */
  readonly pending: number;
  /** True while a call waits for an answer that will not come. */
  readonly hanging: boolean;
  /** Gives the page its own network back. */
  restore(): void;
}

const names = new Map(
  Object.values<Call>(contract).map(({ method, path, name }) => [`${method} ${path}`, name]),
);

/** The contract's name of a call; `METHOD /path` where the contract does not have it. */
export function nameOf(method: string, path: string): string {
  const address = `${method} ${path}`;
  return names.get(address) ?? address;
}

const PLATFORM = /^\/(wps|lgw|lotto|sandbox)\//;

/**
 * Puts itself in the place of the page's `fetch` for the platform's paths. A call without an answer is an error on
 * the console.
 */
export function stubPlatform(answers: Answers): StubbedPlatform {
  const network = window.fetch;
  const calls: StoryCall[] = [];
  let pending = 0;
  let hanging = false;

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    // Calls to other origins are stubbed too: a page pings the site's other domains.
    if (!PLATFORM.test(pathname)) return network(input, init);
    pending += 1;
    try {
      const { method, headers } = request;
      const name = nameOf(method, pathname);
      const call = { name, path: pathname, query: searchParams, headers, body: await bodyOf(request) };
      calls.push(call);
      const outcome = await outcomeOf(call, answers);
      if (outcome !== 'never') return await outcome();
    } finally {
      pending -= 1;
    }
    hanging = true;
    return new Promise(() => {});
  };

  return {
    calls,
    get pending() {
      return pending;
    },
    get hanging() {
      return hanging;
    },
    restore() {
      window.fetch = network;
    },
  };
}

async function outcomeOf(call: StoryCall, answers: Answers): Promise<Outcome['end']> {
  const given = (answers as Readonly<Record<string, unknown>>)[call.name];
  const answer: unknown = typeof given === 'function' ? await given(call) : given;
  if (answer instanceof Outcome) return answer.end;
  if (given !== undefined) return async () => respond(200, { success: true, value: answer });
  console.error(
    `[stories] No answer to ${call.name}: name one in parameters.platform or in stories/platform/.`,
  );
  return failing(404).end;
}

async function bodyOf(request: Request): Promise<unknown> {
  const sent = await request.text();
  const text = request.headers.get('content-type') === 'application/jose' ? await unseal(sent) : sent;
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
