import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

const CODES: Readonly<Record<string, number>> = { not_logged_in: 401, wrong_credentials: 1001 };

/** The sandbox as a platform that takes X-Token and answers `{ code, data, msg }`, failures with status 200 as well. */
export function speakOtherwise(url: string): Server {
  return createServer(async (request, response) => {
    const {
      authorization,
      'x-token': token,
      host: _host,
      connection: _connection,
      ...headers
    } = request.headers;
    const chunks = await request.toArray();
    const isCall = /^\/(wps|lgw|lotto)\//.test(request.url ?? '');
    const reply = await fetch(`${url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: sendable({ ...headers, ...(token && { authorization: `Bearer ${token}` }) }),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.setHeader('content-type', reply.headers.get('content-type') ?? 'text/plain');
    if (!isCall || authorization !== undefined) {
      response.statusCode = isCall ? 400 : reply.status;
      response.end(Buffer.from(await reply.arrayBuffer()));
      return;
    }
    const { success, value, message, error } = (await reply.json()) as {
      success: boolean;
      value: unknown;
      message?: string;
      error?: { code: string };
    };
    const code = CODES[error?.code ?? ''] ?? error?.code;
    response.end(JSON.stringify(success ? { code: 0, data: value } : { code, msg: message }));
  });
}

function sendable(headers: IncomingHttpHeaders): [string, string][] {
  const skippedHeaders = ['content-length', 'transfer-encoding', 'accept-encoding'];
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || skippedHeaders.includes(name) ? [] : [[name, String(value)]],
  );
}
