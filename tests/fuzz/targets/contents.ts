import { resolveContents } from '@liveryjs/compiler/i18n';
import { memoryFiles } from '@liveryjs/compiler/manifest';
import { first } from '#tests/fuzz/case.ts';
import { expectIssues, type Target } from '#tests/fuzz/target.ts';

/** A content in Markdown. */
export const contents: Target = {
  limits: { milliseconds: 3000, megabytes: 600 },
  seeds: () => [],
  async open() {
    const place = { file: 'brands/a/brand.json', line: 1, column: 1 };
    const use = {
      value: 'about',
      pointer: '/routes/0',
      values: ['age'],
      route: 'home',
      besidesOthers: false,
    };
    return (input) => {
      const { contents, issues } = resolveContents({
        files: memoryFiles({ 'brands/a/content/about.EN.md': first(input).bytes }),
        chain: [{ folder: 'brands/a' }],
        languages: { default: 'EN', supported: [{ code: 'EN', locale: 'en' }] },
        uses: [use],
        routes: [{ id: 'home', path: '/', aliases: ['/home'] }],
        assets: ['logo'],
        placeOf: (pointer) => ({ ...place, pointer }),
        pathOf: (pointer) => pointer,
      });
      expectIssues(issues);
      JSON.stringify(contents);
    };
  },
};
