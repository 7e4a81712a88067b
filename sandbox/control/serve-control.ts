import type {
  SandboxAccountsResponse,
  SandboxJournalRequest,
  SandboxOutboxRequest,
  SandboxStateChange,
} from '@liveryjs/schemas/platform';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { checkOf } from '#sandbox/http/schemas.ts';
import { AGENTS, MEMBER } from '#sandbox/identity/account-types.ts';
import { accounts, seedPassword } from '#sandbox/seed/accounts.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { changeState } from './change-state.ts';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import { readOutbox } from './outbox.ts';
import { readState } from './read-state.ts';

/**
 * Serves the calls that only a sandbox has: setting the platform's state, listing the calls that came in and the messages
 * that went out, and its accounts.
 */
export function serveControl(
  app: FastifyInstance,
  db: Kysely<Tables>,
  {
    faults,
    journal,
    clock,
  }: { readonly faults: Faults; readonly journal: Journal; readonly clock: () => Date },
): void {
  const checkChange = checkOf('sandbox-state-change', 'body');
  const checkSelection = checkOf('sandbox-journal-request', 'query');
  const checkRecipient = checkOf('sandbox-outbox-request', 'query');
  const state = async () => ({
    success: true,
    value: { ...(await readState(db)), faults: faults.list() },
  });

  app.get('/sandbox/state', state);
  app.post('/sandbox/state', { bodyLimit: 256 * 1024 }, async (request) => {
    refuseMistakes(checkChange(request.body));
    const change = request.body as SandboxStateChange;
    await changeState(db, change, clock());
    if (change.reset) faults.replace([]);
    if (change.faults) faults.replace(change.faults);
    return state();
  });
  app.get('/sandbox/journal', async (request) => {
    refuseMistakes(checkSelection(request.query));
    const { since = '0', path = '/', secrets } = request.query as SandboxJournalRequest;
    return { success: true, value: journal.list(Number(since), path, secrets !== undefined) };
  });
  app.delete('/sandbox/journal', async () => {
    journal.clear();
    return { success: true };
  });
  app.get('/sandbox/outbox', async (request) => {
    refuseMistakes(checkRecipient(request.query));
    const { to } = request.query as SandboxOutboxRequest;
    return { success: true, value: await readOutbox(db, to) };
  });
  app.get('/sandbox/accounts', async () => {
    const value: SandboxAccountsResponse = accounts.map((account) => {
      const audience = audienceOf(account);
      return {
        username: account.username,
        password: seedPassword,
        about: `${account.about}, +${account.mobile.join(' ')}`,
        ...(audience !== undefined && { audience }),
      };
    });
    return { success: true, value };
  });
}

/** The kind of visitor that a login with name and password makes; undefined where it makes none, or asks for more. */
function audienceOf({
  type = MEMBER,
  closed,
  twoFactor,
  passwordExpired,
}: (typeof accounts)[number]): SandboxAccountsResponse[number]['audience'] {
  if (closed || twoFactor || passwordExpired) return undefined;
  if (AGENTS.includes(type)) return 'agent';
  return type === MEMBER ? 'member' : undefined;
}
