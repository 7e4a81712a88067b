import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openObjects } from './s3-objects.ts';

let server: Server;

beforeAll(async () => {
  const part = Buffer.alloc(1024 * 1024);
  // A storage whose only object has no end.
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const send = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', send);
    send();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterAll(() => server.close());

test('an object without an end is not read into the memory of who publishes', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  const objects = openObjects({ bucket: 'portals', prefix: 'live/', shown: 's3://portals/live' });
  await expect(objects.get('red/current')).rejects.toThrow(
    's3://portals/live/red/current has more than 256 MiB, which no file of a release has. Remove this object, then publish again.',
  );
  vi.unstubAllEnvs();
});
