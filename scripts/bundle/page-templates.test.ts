import { expect, test, vi } from 'vitest';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';
import type { CodeBundle } from './code-bundle.ts';
import { pageRenderer } from './page-templates.ts';
import type { PageInput, Renderer } from './renderer.ts';

type Draw = (input: Pick<PageInput, 'brand' | 'assets'>) => string;

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** A renderer of pages that one function draws, and how often it was asked. */
function rendererOf(draw: Draw) {
  const renderRoute = vi.fn<Renderer['renderRoute']>(({ brand, assets }, path) => ({
    route: path,
    html: draw({ brand, assets }),
    css: `.a{background:url(${assets.logo})}`,
    title: `${path} · ${brand.name}`,
    description: undefined,
    hasPicture: false,
    isTimed: false,
    lang: 'en',
    dir: 'ltr',
  }));
  return { renderer: { renderRoute, widgets: {}, portal: {} } as unknown as Renderer, renderRoute };
}

const code = {} as CodeBundle;
const messages = {};
const inputOf = (id: string, name: string, more: object = {}, logo = `/assets/files/${id}-1a.svg`) => ({
  brand: { id, name, ...more } as PageBrand,
  language: 'EN',
  messages,
  contents: {},
  assets: { logo },
  inStylesheet: new Set<string>(),
});
const NAMES = ['Aurora', 'Bay & "Co"', '<Cove>', "D'or $& $1", 'E'];

/** The pages at `/` of several brands, rendered one after the other, and how often the renderer was asked. */
function renderAll(
  draw: Draw,
  inputs: readonly PageInput[] = NAMES.map((name, index) => inputOf(`b${index}`, name)),
) {
  const { renderer, renderRoute } = rendererOf(draw);
  const pages = inputs.map((input) => pageRenderer(renderer, code, input, ['/tenant/code'])('/'));
  const renderings = renderRoute.mock.calls.length;
  const want = inputs.map((input) => renderer.renderRoute({ ...input, widgets: {}, portal: {} }, '/'));
  return { pages, asked: renderings, want };
}

test('brands with other names and files share a template that shows just them', () => {
  const { pages, asked, want } = renderAll(
    ({ brand, assets }) =>
      `<a title="${escaped(brand.name)}"><img src="${assets.logo}">${escaped(brand.name)}</a>`,
  );
  expect(pages).toEqual(want);
  expect(pages[3]?.title).toBe("/ · D'or $& $1");
  // The first brand's page, and one with a strange name for the template.
  expect(asked).toBe(2);
});

test.each<[what: string, draw: Draw, asked?: number]>([
  ['the first letter of a name', ({ brand }) => brand.name.charAt(0)],
  ['a letter that could be a mark', ({ brand }) => `\uE000 ${escaped(brand.name)}`],
  ['a name in capitals', ({ brand }) => escaped(brand.name.toUpperCase())],
  ['a name in an address', ({ brand }) => encodeURIComponent(brand.name)],
  ['a name that is not escaped', ({ brand }) => brand.name],
  ['a name without white space', ({ brand }) => escaped(brand.name.replaceAll(/\s/g, ''))],
  ['how long a name is', ({ brand }) => (brand.name.length > 8 ? 'long' : 'short')],
  ['how long an address is', ({ assets }) => ((assets.logo?.length ?? 0) > 30 ? 'long' : 'short')],
  ['the id', ({ brand }) => brand.id, NAMES.length],
  ['every member of the manifest', ({ brand }) => JSON.stringify({ ...brand, name: '' }), NAMES.length],
  ['whether the id is a certain one', ({ brand }) => (brand.id === 'b3' ? 'third' : 'another'), NAMES.length],
])('a page that shows %s is rendered for each brand', (_, draw, renderings = NAMES.length + 1) => {
  const all = renderAll(draw);
  expect(all.pages).toEqual(all.want);
  expect(all.asked).toBe(renderings);
});

test('brands share a page whatever else they differ in that it does not read', () => {
  const draw: Draw = ({ brand }) => `${JSON.stringify(brand.layout)} ${escaped(brand.name)}`;
  const { pages, asked, want } = renderAll(
    draw,
    NAMES.map((name, index) => inputOf(`b${index}`, name, { layout: {}, platform: { at: index } })),
  );
  expect(pages).toEqual(want);
  expect(asked).toBe(2);
});

test('a brand that the platform knows by no name shares no page with those that have one', () => {
  const { pages, want } = renderAll(
    ({ assets }) => assets.logo ?? '',
    ['One', 'Two', 'Three'].map((name, index) =>
      inputOf(`b${index}`, name, { tenant: index === 2 ? {} : { code: `c${index}` } }),
    ),
  );
  expect(pages).toEqual(want);
});

test('a page is not shared that reads something else with another name', () => {
  const draw: Draw = ({ brand }) =>
    brand.name.length > 2 && brand.name.length < 10 ? '' : JSON.stringify(brand.layout);
  const { pages, want } = renderAll(
    draw,
    ['Three', 'letters', 'x', 'y'].map((name, index) =>
      inputOf(`b${index}`, name, { layout: { at: index } }),
    ),
  );
  expect(pages).toEqual(want);
});

test.each<[what: string, draw: (code: string) => string, asked: number]>([
  ['shows', escaped, 2],
  ['only asks with', (code) => `about ${code.length * 0}`, 2],
  ['decides by the length of', (code) => String(code.length > 5), 5],
  [
    'fails with a strange form of',
    (code) => {
      if (!/^c\d$/.test(code)) throw new Error('This code is not known.');
      return code;
    },
    5,
  ],
])('a page that %s the name by which the platform knows a brand', (_, draw, renderings) => {
  const all = renderAll(
    ({ brand }) => draw((brand as PageBrand & { tenant: { code: string } }).tenant.code),
    NAMES.map((name, index) => inputOf(`b${index}`, name, { tenant: { code: `c${index}`, kind: 1 } })).slice(
      0,
      4,
    ),
  );
  expect(all.pages).toEqual(all.want);
  expect(all.asked).toBe(renderings);
});

test('what a page has read may be remembered for the next', () => {
  const remembered = new WeakMap<object, string>();
  const draw: Draw = ({ brand }) => {
    const layout = remembered.get(brand.routes) ?? JSON.stringify(brand.layout);
    remembered.set(brand.routes, layout);
    return layout;
  };
  const { renderer } = rendererOf(draw);
  const inputs = [1, 2, 3].map((brandNumber) =>
    inputOf(`b${brandNumber}`, `B${brandNumber}`, { routes: [], layout: { at: brandNumber } }),
  );
  const pages = inputs.map((input) => {
    const render = pageRenderer(renderer, code, input, ['/tenant/code']);
    return [render('/').html, render('/other').html];
  });
  expect(pages).toEqual([1, 2, 3].map((brandNumber) => [`{"at":${brandNumber}}`, `{"at":${brandNumber}}`]));
});

test('brands that differ in what a page reads share nothing, and neither do those with other kinds of files', () => {
  const draw: Draw = ({ brand, assets }) => `${JSON.stringify(brand.layout)} ${assets.logo}`;
  const { pages, asked, want } = renderAll(draw, [
    inputOf('a', 'A'),
    inputOf('b', 'B', { layout: 'other' }),
    inputOf('c', 'C', {}, '/assets/files/c.png'),
    inputOf('d', 'D', { layout: 'another' }),
  ]);
  expect(pages).toEqual(want);
  expect(asked).toBe(4);
});

test('an error of rendering stays what it was', () => {
  const draw = ({ brand }: { brand: PageBrand }) => {
    if (brand.name === 'Bay & "Co"') throw new Error('This page does not render.');
    return '';
  };
  expect(() => renderAll(draw, [inputOf('a', NAMES[1] ?? '')])).toThrow('This page does not render.');
});
