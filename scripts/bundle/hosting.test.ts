import { expect, it } from 'vitest';
import { contentType } from '#scripts/serve/content-type.ts';
import { headersFile, nginxFile, SECURITY_HEADERS, strictTransport } from './hosting.ts';

const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

it('a host that reads _headers keeps pictures and fonts from running anything', () => {
  const rules = headersFile(['/', '/rng']).split('\n\n');
  expect(rules.find((rule) => rule.startsWith('/assets/files/*'))).toBe(
    `/assets/files/*\n  Content-Security-Policy: ${FILE_POLICY}\n`.trimEnd(),
  );
  expect(rules.filter((rule) => rule.includes('sandbox'))).toHaveLength(1);
});

it('a host that reads _headers sends every header with every answer', () => {
  const [everywhere = ''] = headersFile(['/']).split('\n\n');
  const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  expect(everywhere.trimEnd().split('\n')).toEqual(['/*', ...lines]);
  expect(Object.keys(SECURITY_HEADERS)).toContain('Referrer-Policy');
});

it('nginx leads from an address with a slash at its end to the one without, on whatever host the visitor knows', () => {
  const [, address = '', directives] = /^location ~ "(.*?)" \{ (.*) \}$/m.exec(nginxFile()) ?? [];
  expect(directives).toBe('absolute_redirect off; return 301 $page$is_args$args;');
  const pageOf = (path: string) => new RegExp(address).exec(path)?.groups?.page;
  expect(pageOf('/promotions/')).toBe('/promotions');
  expect(pageOf('/help/terms/')).toBe('/help/terms');
  for (const path of ['/', '/promotions', '//host.example/', '/\\host.example/', '/promotions//'])
    expect([path, pageOf(path)]).toEqual([path, undefined]);
});

it('files whose names hold their content are kept for ever, and pages are asked for again each time', () => {
  const cacheOf = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, path, value]) => `${path} ${value}`);
  expect(cacheOf(headersFile(['/', '/rng']), /^(\/\S*)\n(?: .*\n)*? {2}Cache-Control: (.*)$/gm)).toEqual([
    '/assets/* public, max-age=31536000, immutable',
    '/ no-cache',
    '/rng no-cache',
  ]);
  expect(cacheOf(nginxFile(), /^location (\/\S*) \{[^}]*Cache-Control "([^"]*)"/gm)).toEqual([
    '/assets/files/ public, max-age=31536000, immutable',
    '/assets/ public, max-age=31536000, immutable',
    '/ no-cache',
  ]);
});

it('nginx does so too, and sends every header in every block', () => {
  const blocks = nginxFile().split(/^(?=location )/m);
  const blockOf = (path: string) => blocks.find((block) => block.startsWith(`location ${path} {`)) ?? '';
  expect(blockOf('/assets/files/')).toContain(
    `add_header Content-Security-Policy "${FILE_POLICY}; frame-ancestors 'self'" always;`,
  );
  for (const path of ['/assets/', '/']) {
    expect(blockOf(path)).toContain(`add_header Content-Security-Policy "frame-ancestors 'self'" always;`);
    expect(blockOf(path)).not.toContain('sandbox');
  }
  const { 'Content-Security-Policy': _policy, ...others } = SECURITY_HEADERS;
  for (const path of ['/assets/files/', '/assets/', '/'])
    for (const [name, value] of Object.entries(others))
      expect(blockOf(path)).toContain(`add_header ${name} "${value}" always;`);
});

it('nginx compresses all texts of a bundle, also for who asks by a server in between', () => {
  const [types = ''] = /(?<=gzip_types )[^;]*/.exec(nginxFile()) ?? [];
  for (const file of ['a.js', 'a.css', 'a.svg', 'a.txt', 'a.xml', 'a.json', 'a.webmanifest']) {
    const [type = ''] = contentType(file).split(';');
    expect(types.split(' '), file).toContain(type);
  }
  expect(nginxFile()).toContain('gzip on;\n');
  expect(nginxFile()).toContain('gzip_proxied any;\n');
  expect(nginxFile()).toContain('gzip_vary on;\n');
});

it('nginx sends what stands compressed beside a file, starts without a module for Brotli, and gives twins under no name of their own', () => {
  expect(nginxFile()).toContain('gzip_static on;\n');
  expect(nginxFile()).not.toContain('brotli');
  const [, twin = ''] = /^location ~ (\S*) \{ return 404; \}$/m.exec(nginxFile()) ?? [];
  const paths = [
    '/index.html.br',
    '/assets/portal-AAAAAAAA.js.gz',
    '/sitemap.xml.gz',
    '/site.webmanifest.br',
  ];
  expect(paths.filter((path) => !new RegExp(twin).test(path))).toEqual([]);
  for (const path of ['/index.html', '/assets/portal-AAAAAAAA.js', '/wps/report.gz', '/vi/br'])
    expect([path, new RegExp(twin).test(path)]).toEqual([path, false]);
});

it('browsers are kept on HTTPS where the manifest says for how long, and nowhere else', () => {
  expect(strictTransport(undefined)).toBeUndefined();
  expect(strictTransport({ maxAge: 300, includeSubDomains: false })).toBe('max-age=300');
  const hsts = strictTransport({ maxAge: 31_536_000, includeSubDomains: true });
  expect(hsts).toBe('max-age=31536000; includeSubDomains');
  expect(headersFile(['/'])).not.toContain('Strict-Transport-Security');
  expect(nginxFile()).not.toContain('Strict-Transport-Security');
  const [everywhere = ''] = headersFile(['/'], hsts).split('\n\n');
  expect(everywhere).toContain(`\n  Strict-Transport-Security: ${hsts}`);
  const blocks = nginxFile('', hsts)
    .split(/^(?=location )/m)
    .filter((block) => block.includes('add_header'));
  expect(blocks).toHaveLength(4);
  for (const block of blocks)
    expect(block).toContain(`add_header Strict-Transport-Security "${hsts}" always;`);
});
