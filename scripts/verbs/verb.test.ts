import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Failure } from '@liveryjs/workspace/failure';
import { expect, it } from 'vitest';
import { starting } from './verb.ts';

/** Returns the message of a command whose server does not start. */
async function failureText(start: () => Promise<unknown>): Promise<string> {
  const error: unknown = await starting(start).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Failure);
  return (error as Failure).message;
}

const listen = (port: number, host: string) =>
  new Promise<AddressInfo & { end: () => void }>((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(port, host, () => {
      const end = () => void server.close();
      done({ ...(server.address() as AddressInfo), end });
    });
  });

it('a taken port is named, with the option for another', async () => {
  const first = await listen(0, '127.0.0.1');
  expect(await failureText(() => listen(first.port, '127.0.0.1'))).toBe(
    `Port ${first.port} is taken. Name another one with --port.`,
  );
  first.end();
});

it('an address that this machine has not is named', async () => {
  expect(await failureText(() => listen(0, '192.0.2.1'))).toBe(
    'This machine has no address 192.0.2.1. Name another one with --host.',
  );
});

it.each([
  ['EACCES', 'Port 80 is kept for the administrator. Name one above 1023 with --port.'],
  ['ENOTFOUND', 'This machine has no address nowhere. Name another one with --host.'],
  ['ESOMETHING', 'listen failed'],
])('%s is a sentence', async (code, want) => {
  const error = Object.assign(new Error('listen failed'), { code, port: 80, hostname: 'nowhere' });
  expect(await failureText(() => Promise.reject(error))).toBe(want);
});
