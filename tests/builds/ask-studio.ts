import { request } from 'node:http';

/** An answer of the development server. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Asks a server of this machine by its port. @param body undefined makes it a GET */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const method = body === undefined ? 'GET' : 'POST';
    request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }));
    })
      .on('error', fail)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The calls of the studio's own page. */
export async function ownPage(port: number) {
  const host = `studio.localhost:${port}`;
  const { text } = await ask(port, '/', { host });
  const token = /name="studio-token" content="([^"]+)"/.exec(text)?.[1] ?? '';
  const headers = {
    host,
    origin: `http://${host}`,
    'x-studio-token': token,
    'content-type': 'application/json',
  };
  return {
    headers,
    call: async <T>(path: string, body: object = {}) => {
      const answer = await ask(port, path, headers, body);
      return { status: answer.status, body: JSON.parse(answer.text) as T & { error?: string } };
    },
  };
}
