import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { printAccounts } from './print-accounts.ts';

it('lists the accounts of a sandbox with their passwords', async () => {
  const value = [
    { username: 'mai', password: 'Secret1', about: 'member' },
    { username: 'tomas', password: 'S2', about: 'agent' },
  ];
  const server = createServer(({ url }, response) =>
    response.end(url === '/sandbox/accounts' ? JSON.stringify({ success: true, value }) : ''),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines: string[] = [];
  await printAccounts(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, (line) =>
    lines.push(line),
  );
  server.close();
  expect(lines).toEqual([
    '  Log in with a name and its password:\n  mai    Secret1  member\n  tomas  S2       agent\n',
  ]);
});
