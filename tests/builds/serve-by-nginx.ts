import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@liveryjs/cli/setup/ensure-programs.mjs';
import { freePort, startProgram } from '#tests/harness/programs.ts';

/** An nginx that serves the published release of a brand with the configuration that stands in the bundle. */
export interface RunningNginx {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a folder of releases.
 * @param brandFolder the folder of the brand in a folder of releases; its link `current` is the server's root
 * @param more directives of an operator beside the configuration of the bundle
 * @throws when there is no nginx, or when nginx does not take the configuration
 */
export function serveByNginx(brandFolder: string, more = ''): Promise<RunningNginx> {
  const current = join(brandFolder, 'current');
  return startNginx(
    (port) => `server {
    listen 127.0.0.1:${port};
    root ${current};
    include ${current}/nginx.conf;
    ${more}
  }`,
  );
}

/** Debian's module that sends files which stand compressed by Brotli; undefined where it is not installed. */
export const BROTLI_MODULE = findProgram('ngx_http_brotli_static_module.so');

/** @param servers what stands in the block `http` */
export async function startNginx(servers: (port: number) => string): Promise<RunningNginx> {
  const nginx = findProgram('nginx');
  if (nginx === undefined) throw new Error('There is no nginx. Run node scripts/setup.mjs --nginx.');
  const work = mkdtempSync(join(tmpdir(), 'livery-nginx-'));
  const port = await freePort();
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(work, name));
  writeFileSync(
    join(work, 'nginx.conf'),
    `${BROTLI_MODULE === undefined ? '' : `load_module ${BROTLI_MODULE};`}
daemon off;
pid ${work}/pid;
error_log stderr;
worker_processes 1;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
  ${servers(port)}
}
`,
  );
  // The workers run as a user who may read what this one has made.
  const user = `user ${process.env.USER ?? 'root'};`;
  const origin = `http://127.0.0.1:${port}`;
  const args = ['-p', work, '-c', join(work, 'nginx.conf'), '-g', user];
  const { stop } = await startProgram(nginx, args, process.env, origin);
  return {
    origin,
    async close() {
      await stop();
      rmSync(work, { recursive: true, force: true });
    },
  };
}
