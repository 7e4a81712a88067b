import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { fill, scriptOf, wordIn } from '#sandbox/messages/say.ts';
import { Refusal } from './refusal.ts';

const codes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  413: 'too_large',
  415: 'unsupported_type',
};

/**
 * Answers what went wrong in the platform's envelope. The caller learns of its own mistakes only; the rest is for
 * the terminal.
 */
export function answerErrors(app: FastifyInstance, log: (line: string) => void): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    reply.code(404);
    return {
      success: false,
      message: `There is no ${request.method} ${path} at this platform.`,
      error: { code: 'not_found' },
    };
  });
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      reply.code(error.status).headers(error.headers);
      return { success: false, message: saidTo(request, error), error: error.error };
    }
    const status = error.statusCode ?? 500;
    const code = codes[status];
    if (code) {
      reply.code(status);
      return { success: false, message: error.message, error: { code } };
    }
    log(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    reply.code(500);
    return {
      success: false,
      message: 'The platform failed. Its terminal says why.',
      error: { code: 'failed' },
    };
  });
}

/**
 * A refusal as its visitor reads it: in the language of the call's `Language` header where the platform has words for
 * its code in that language. A caller that names no language gets the words that it was thrown with.
 */
function saidTo({ headers: { language } }: FastifyRequest, { message, error, headers }: Refusal): string {
  if (typeof language !== 'string') return message;
  const words = wordIn(language, `refusal.${error.code}`);
  if (words === undefined) return message;
  const minutes = new Intl.NumberFormat(scriptOf(language).lang, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return fill(words, { time: minutes.format(Math.ceil(Number(headers['retry-after'] ?? 0) / 60)) });
}
