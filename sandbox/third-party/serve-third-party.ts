import type { IdentityAuthorizeRequest } from '@liveryjs/schemas/platform';
import type { FastifyInstance } from 'fastify';
import { refuseMistakes, serveCall } from '#sandbox/http/call.ts';
import type { Platform } from '#sandbox/http/platform.ts';
import { checkOf } from '#sandbox/http/schemas.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import { languageOfHeader } from '#sandbox/messages/say.ts';
import { answerPage, authorizePolicy, choosePage, type WindowAnswer } from './authorize-page.ts';
import { signIdentity } from './id-token.ts';
import { isChannelOn } from './is-channel-on.ts';
import { confirmIdentityCode, sendIdentityCode } from './phone-calls.ts';

const PATH = '/sandbox/identity/authorize';

/** A third party that needs no third party: it sends codes to numbers, and signs visitors in in a window of its own. */
export function serveThirdParty(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;
  const checkQuery = checkOf('identity-authorize-request', 'query');
  const checkForm = checkOf('identity-authorize-request', 'body');
  serveCall(app, platform, sendIdentityCode);
  serveCall(app, platform, confirmIdentityCode);

  app.get(PATH, async (request, reply) => {
    refuseMistakes(checkQuery(request.query));
    const { channel, state, back } = request.query as IdentityAuthorizeRequest;
    reply.type('text/html; charset=utf-8').header('content-security-policy', authorizePolicy);
    const language = languageOfHeader(request.headers['accept-language']);
    if (!(await isChannelOn(db, channel))) {
      return answerPage(language, { channel, back }, { state, error: 'operation_not_allowed' });
    }
    const people = await db.selectFrom('identity_person').selectAll().orderBy('position').execute();
    return choosePage(language, { channel, state, back }, people);
  });

  app.post(PATH, async (request, reply) => {
    refuseMistakes(checkForm(request.body));
    await limitAddress(db, 'identity', request.ip, clock());
    const chosen = request.body as IdentityAuthorizeRequest;
    const answer = await answerOf(chosen);
    reply.type('text/html; charset=utf-8').header('content-security-policy', authorizePolicy);
    return answerPage(languageOfHeader(request.headers['accept-language']), chosen, answer);
  });

  async function answerOf({
    channel,
    state,
    subject = '',
    error,
  }: IdentityAuthorizeRequest): Promise<WindowAnswer> {
    if (error !== undefined) return { state, error };
    if (!(await isChannelOn(db, channel))) return { state, error: 'operation_not_allowed' };
    const person = await db
      .selectFrom('identity_person')
      .select(['subject', 'name', 'email'])
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (!person) return { state, error: 'unknown' };
    return { state, idToken: await signIdentity(db, { channel, ...person }, clock()) };
  }
}
