import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { contentType } from '@liveryjs/cli/serve/content-type';

/** Serves the files of a folder on a free port of this machine. Until the folder is there, requests wait. */
export async function serveFolder(
  folder: Promise<string>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const root = await folder.catch(({ message }: Error) => {
      response.writeHead(500).end(message);
    });
    if (root === undefined) return;
    try {
      const content = await readFile(join(root, path));
      response
        .writeHead(200, { 'content-type': contentType(path), 'cache-control': 'max-age=3600' })
        .end(content);
    } catch {
      // A whole Chromium asks for an icon where a page names none.
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
