/** @module-tag matrix */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram } from '@liveryjs/cli/setup/ensure-programs.mjs';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const require = createRequire(import.meta.url);

const BRANDS = ['aurora', 'kiosk', 'harbor', 'jade'];

const bundles = inject('bundles');
const read = (brand: string, file: string) => readFileSync(join(bundles, brand, file), 'utf8');
/** The prerendered pages of a brand: in the others stands nothing before their scripts run. */
const pagesOf = (brand: string) =>
  readdirSync(join(bundles, brand)).filter(
    (file) => file.endsWith('.html') && !read(brand, file).includes('<div id="root"></div>'),
  );

interface Remark {
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** Properties of styles, values of them and rules that are younger than the checker's tables. tests/builds/browsers.test.ts holds styles against browsers. */
const NEWER_STYLE =
  /^CSS: (Unrecognized at-rule )?“(@container|container|container-type|field-sizing|grid-auto-columns|inline-size|mask)”/;

test('the Nu HTML checker finds no error on any page of any brand', async () => {
  const files = BRANDS.flatMap((brand) => pagesOf(brand).map((file) => join(bundles, brand, file)));
  expect(files.length).toBeGreaterThan(90);
  const output = await new Promise<string>((resolve, reject) => {
    const limits = { maxBuffer: 2 ** 26, timeout: 120_000 };
    const args = [
      '-jar',
      require.resolve('vnu-jar/build/dist/vnu.jar'),
      '--errors-only',
      '--format',
      'json',
      '--exit-zero-always',
    ];
    execFile(findProgram('java') ?? 'java', [...args, ...files], limits, (error, _, told) =>
      error ? reject(error) : resolve(told),
    );
  });
  const { messages } = JSON.parse(output) as { messages: readonly Remark[] };
  expect(
    messages
      .filter(({ message }) => !NEWER_STYLE.test(message))
      .map(({ url = '', message, extract = '' }) => `${url.slice(-40)}: ${message} ${extract}`),
  ).toEqual([]);
});

/** Ways of writing that HTML leaves open, and which React and the build write in one way. */
const STYLE = [
  'attr-case',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'no-implicit-input-type',
  'void-style',
];
const checker = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    ...Object.fromEntries(STYLE.map((rule) => [rule, 'off'])),
    // React's ids begin with an underscore; only HTML 4 forbade that.
    'valid-id': 'off',
    // The styles of texts go by the role, which html-validate has for needless.
    'no-redundant-role': 'off',
  },
});

test.each(BRANDS)('html-validate finds nothing on any page of %s', async (brand) => {
  const remarks = [];
  for (const file of pagesOf(brand)) {
    const { results } = await checker.validateString(read(brand, file), file);
    for (const { messages } of results)
      remarks.push(
        ...messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} ${selector}`),
      );
  }
  expect(remarks).toEqual([]);
});

/** Rules that ask a person to look, on nearly every element; axe judges colours, a walk by keyboard the focus. */
const BY_EYE = [
  'text_contrast_sufficient',
  'style_focus_visible',
  'style_color_misuse',
  'element_tabbable_unobscured',
];

/** Pages with everything around them, and without anything. */
const WHOLE = ['index.html', 'login.html', '404.html', 'promotions.html'];

/** Pages of games that are made of what rng.html is made of. */
const LIKE_RNG = ['cockfight', 'elott', 'esports', 'fish', 'live', 'pvp', 'sports'].map(
  (name) => `${name}.html`,
);

interface Ace {
  readonly Checker: new () => {
    readonly rulesetRules: { WCAG_2_2: string[] };
    check(node: Document, rulesets: readonly string[]): Promise<{ readonly results: readonly AceResult[] }>;
  };
}
interface AceResult {
  readonly ruleId: string;
  readonly value: readonly [kind: string, result: string];
  readonly message: string;
  readonly snippet: string;
  readonly path: { readonly dom: string };
}

describe("IBM's checker", () => {
  const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  /** Failures on a page as it is in the bundle: its scripts do not run. */
  async function failuresOn(page: Page): Promise<string[]> {
    await page.evaluate(source);
    return page.evaluate(async (byEye) => {
      const checker = new (window as unknown as { ace: Ace }).ace.Checker();
      const rules = checker.rulesetRules.WCAG_2_2;
      checker.rulesetRules.WCAG_2_2 = rules.filter((rule) => !byEye.includes(rule));
      const { results } = await checker.check(document, ['WCAG_2_2']);
      return results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        .map(({ ruleId, message, path, snippet }) => `${ruleId}: ${message} ${path.dom} ${snippet}`);
    }, BY_EYE);
  }

  test.each(BRANDS)('fails no page of %s', async (brand) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const path = join(bundles, brand, pathname);
      return pathname.endsWith('.js') || !existsSync(path) ? route.abort() : route.fulfill({ path });
    });
    const failures = [];
    const files = pagesOf(brand);
    // The rules look at elements, which the brands have in common; what differs is how a page is put together.
    for (const file of files.filter((file) =>
      brand === 'aurora' ? !LIKE_RNG.includes(file) : WHOLE.includes(file),
    )) {
      await page.goto(`http://${brand}.localhost/${file}`);
      failures.push(...(await failuresOn(page)).map((failure) => `${file}: ${failure}`));
    }
    expect(failures).toEqual([]);
    await page.close();
  });
});
