import { createHash } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names the process that has a folder, and gives it to the next one after that', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `Process ${process.pid} has the sandbox's folder ${folder} open.`,
  );
  await release();
  await (await lockFolder(folder))();
});

it.runIf(process.platform === 'linux').each<[string, (socket: Socket) => unknown]>([
  ['says nothing', () => undefined],
  ['ends at once', (socket) => socket.destroy()],
])('says a sentence where the process that has it %s', async (_title, answer) => {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  const sockets: Socket[] = [];
  const holder = createServer((socket) => {
    sockets.push(socket);
    answer(socket);
  });
  await new Promise<void>((resolve) => holder.listen(`\0livery-sandbox-${name}`, resolve));
  await expect(lockFolder(folder)).rejects.toThrow(`has the sandbox's folder ${folder} open. End it`);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => holder.close(resolve));
});
