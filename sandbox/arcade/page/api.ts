import type { GameState } from '#sandbox/arcade/read-state-of.ts';

/** A call that was answered with a no. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const TRIES = [0, 500, 1500];
const ticket = new URLSearchParams(location.search).get('ticket') ?? '';
let token = '';

/**
 * Begins the play of the page's ticket, or goes on with it: the tab keeps the token, so that a page that loads again
 * finds its round. It opens this game only, and ends with the session.
 */
export async function begin(): Promise<void> {
  token = recall() ?? (await post<{ token: string }>('session', { ticket })).token;
  keep();
}

// Browsers that keep nothing for a frame of another site throw: the game then ends when its page does.
function recall(): string | undefined {
  try {
    return sessionStorage?.getItem(ticket) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(ticket, token);
  } catch {}
}

export function readState(): Promise<GameState> {
  return ask('state', { method: 'GET' });
}

/** Plays a round. However often it has to be sent, it is the same round. */
export async function playRound<Answer>(
  name: string,
  body: object,
  requestId: string = crypto.randomUUID(),
): Promise<Answer> {
  return post(name, { ...body, requestId });
}

function post<Answer>(name: string, body: object): Promise<Answer> {
  return ask(name, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

/** @throws Refused, or whatever else went wrong when it went wrong every time */
async function ask<Answer>(name: string, init: RequestInit): Promise<Answer> {
  let failure: unknown;
  for (const wait of TRIES) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      const headers = { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const response = await fetch(`/play/api/${name}`, { ...init, headers });
      const { success, value, error } = await response.json();
      if (success) return value;
      if (response.status < 500) throw new Refused(error?.code ?? 'refused');
      failure = new Error(error?.code);
    } catch (error) {
      if (error instanceof Refused) throw error;
      failure = error;
    }
  }
  throw failure;
}
