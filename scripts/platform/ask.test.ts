import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, ciphers, solveWork } from './ask.ts';

const MIB = 1024 * 1024;
const answers: Readonly<Record<string, { body: Buffer; packed?: true }>> = {
  '/plain': { body: Buffer.from('{"success":true}') },
  '/bomb': { body: gzipSync(Buffer.alloc(200 * MIB, 0x20)), packed: true },
  '/deep': { body: Buffer.from(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) },
};
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const { body, packed } = answers[url] ?? { body: Buffer.from('') };
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(packed && { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string) =>
  ask(
    { origin, merchant: undefined, language: 'EN', adapter: undefined, cipher: ciphers.none },
    { method: 'GET', path },
  );

it('reads an answer', async () => {
  expect(await get('/plain')).toMatchObject({ status: 200, body: { success: true }, isJson: true });
});

it('does not unpack more of an answer than a portal could use', async () => {
  expect(await get('/bomb')).toMatchObject({ trouble: 'its answer has more than 16 MiB' });
});

it('takes an answer that is too deep to be walked over for none', async () => {
  expect(await get('/deep')).toMatchObject({ status: 200, isJson: false });
});

it.each([25, 256, Number.NaN, Number.POSITIVE_INFINITY])('does not begin work of %d bits', (bits) => {
  expect(solveWork('salt', bits)).toBeUndefined();
});

it('solves a challenge of a usual size', () => {
  expect(solveWork('salt', 8)).toMatch(/^\d+$/);
});
