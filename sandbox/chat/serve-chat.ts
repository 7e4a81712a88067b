import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { languageOfHeader, say } from '#sandbox/messages/say.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { chatPage, chatStyle } from './chat-page.ts';

const PATH = '/sandbox/chat';
const LONGEST = 500;
const SHOWN = 100;
/** The most lines of all rooms together: whoever writes needs no session. The oldest make room. */
const KEPT = 10_000;
const styleHash = createHash('sha256').update(chatStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A chat with customer service. A visitor's room is named by a cookie that scripts cannot read. */
export function serveChat(
  app: FastifyInstance,
  db: Kysely<Tables>,
  { clock, randomId }: { readonly clock: () => Date; readonly randomId: () => string },
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get(PATH, async (request, reply) => {
    const room = roomOf(request) ?? randomId();
    const rows = await db
      .selectFrom('chat_message')
      .select(['author', 'text', 'sent_at as sentAt'])
      .where('room', '=', room)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    const vip = isVip(request);
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('set-cookie', `sandbox-chat=${room}; Path=${PATH}; HttpOnly; SameSite=Strict`);
    return chatPage(languageOfHeader(request.headers['accept-language']), {
      vip,
      lines: rows.reverse(),
      action: vip ? `${PATH}?service=vip` : PATH,
    });
  });

  app.post(PATH, async (request, reply) => {
    const room = roomOf(request);
    const text = (request.body instanceof URLSearchParams ? (request.body.get('text') ?? '') : '').trim();
    if (text.length > LONGEST) {
      refuseMistakes([{ at: 'body/text', message: `must have at most ${LONGEST} characters` }]);
    }
    if (room && text) {
      const answer = say(languageOfHeader(request.headers['accept-language']), 'chat.reply');
      const lines = await db
        .insertInto('chat_message')
        .values([
          { room, author: 'visitor', text, sent_at: clock() },
          { room, author: 'service', text: answer, sent_at: clock() },
        ])
        .returning('id')
        .execute();
      const newest = Math.max(...lines.map(({ id }) => id));
      await db
        .deleteFrom('chat_message')
        .where('id', '<=', newest - KEPT)
        .execute();
    }
    return reply.redirect(isVip(request) ? `${PATH}?service=vip` : PATH, 303);
  });
}

function isVip({ query }: FastifyRequest): boolean {
  return (query as Record<string, unknown>).service === 'vip';
}

function roomOf({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)sandbox-chat=([0-9a-f-]{36})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
}
