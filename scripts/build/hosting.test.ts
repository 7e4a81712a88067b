import { expect, it } from 'vitest';
import { headersFile, nginxFile, SECURITY_HEADERS } from './hosting.ts';

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
