import { live } from '@liveryjs/schemas/live';
import type { LiveEvent } from '@liveryjs/schemas/platform';
import { createParser } from 'eventsource-parser';
import { connection } from '#client/calls/connection.ts';
import { headersOf } from '#client/calls/exchange.ts';
import { readAnswer } from '#client/calls/read-answer.ts';

/** Milliseconds of silence after which a connection counts as lost: the platform says something every 20 seconds. */
const SILENCE = 45_000;

/** An event of the stream. */
export interface Told {
  /** A topic, or `hello` for the first event. Platforms may have others than this portal. */
  readonly topic: string;
  readonly data: LiveEvent;
}

interface StreamOptions {
  readonly token: string | undefined;
  /** Id of the last event that came. */
  readonly lastId: string | undefined;
  readonly signal: AbortSignal;
  readonly hear: (told: Told, id: string | undefined) => void;
}

/**
 * Listens to the stream until it ends.
 *
 * @returns absent: this platform has none, and will not have one soon; refused: it does not know the token; else over
 */
export async function openStream({
  token,
  lastId,
  signal,
  hear,
}: StreamOptions): Promise<'absent' | 'refused' | 'over'> {
  const lost = new AbortController();
  const end = () => lost.abort();
  signal.addEventListener('abort', end);
  let silence = setTimeout(end, SILENCE);
  try {
    const response = await fetch(live.path, {
      headers: {
        ...headersOf(connection.merchant, connection.language()),
        accept: 'text/event-stream',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(lastId !== undefined && { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      signal: lost.signal,
    });
    const { status, body, headers } = response;
    if (status === 401 && token !== undefined) {
      void connection.expired(token);
      return 'refused';
    }
    const isStream = headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !body) {
      end();
      return status >= 500 || status === 429 ? 'over' : 'absent';
    }
    const parser = createParser({
      onEvent({ event: topic = 'message', id, data }) {
        const value = readEvent(data);
        if (value) hear({ topic, data: value }, id);
      },
    });
    const reader = body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'over';
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    // It did not get through, was silent for too long, or nobody listens any more.
    return 'over';
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
  }
}

/** The data of an event; undefined where it cannot be read. The reader tells of that itself. */
function readEvent(text: string): LiveEvent | undefined {
  try {
    return readAnswer(live.event, JSON.parse(text), `GET ${live.path}`) as LiveEvent;
  } catch {
    return undefined;
  }
}
