import { expect, test } from 'vitest';
import { crawlerFiles } from './crawler-files.ts';

const ORIGIN = 'https://aurora.example';
const alone = (address: string) => ({ address, alternates: [] });

test('crawlers may read all, and are told where the index of sitemaps is', () => {
  const files = crawlerFiles(
    ORIGIN,
    new Map([
      ['EN', [alone(`${ORIGIN}/`)]],
      ['PT_BR', [alone(`${ORIGIN}/pt-br`)]],
    ]),
  );
  expect([...files.keys()]).toEqual(['robots.txt', 'sitemap.xml', 'sitemap-en.xml', 'sitemap-pt-br.xml']);
  expect(files.get('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(files.get('sitemap.xml')).toBe(
    `<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://aurora.example/sitemap-en.xml</loc></sitemap>
<sitemap><loc>https://aurora.example/sitemap-pt-br.xml</loc></sitemap>
</sitemapindex>
`,
  );
});

test('a sitemap has each address, with what XML would read otherwise escaped', () => {
  const files = crawlerFiles(ORIGIN, new Map([['EN', [alone(`${ORIGIN}/`), alone(`${ORIGIN}/a&b`)]]]));
  expect(files.get('sitemap-en.xml')).toBe(
    `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://aurora.example/</loc></url>
<url><loc>https://aurora.example/a&amp;b</loc></url>
</urlset>
`,
  );
});

test('a page in several languages names them all', () => {
  const alternates = [
    { lang: 'en', href: `${ORIGIN}/help` },
    { lang: 'vi', href: `${ORIGIN}/vi/help` },
    { lang: 'x-default', href: `${ORIGIN}/help` },
  ];
  const files = crawlerFiles(ORIGIN, new Map([['VI', [{ address: `${ORIGIN}/vi/help`, alternates }]]]));
  expect(files.get('sitemap-vi.xml')).toBe(
    `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://aurora.example/vi/help</loc><xhtml:link rel="alternate" hreflang="en" href="https://aurora.example/help"/><xhtml:link rel="alternate" hreflang="vi" href="https://aurora.example/vi/help"/><xhtml:link rel="alternate" hreflang="x-default" href="https://aurora.example/help"/></url>
</urlset>
`,
  );
});

test('a sitemap that crawlers would not read is not written', () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => alone(`${ORIGIN}/${index}`));
  expect(() => crawlerFiles(ORIGIN, new Map([['EN', pages]]))).toThrow(
    'at most 50000 addresses, and not 50001',
  );
});
