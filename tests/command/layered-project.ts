import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { $schema, createTestProject, type TestProject } from './test-command.ts';

const messages = resolve(import.meta.dirname, '../../brands/house/messages');

const base = `{
  "schemaVersion": 1,
  "id": "base",
  "abstract": true,
  "name": "Base",
  "domains": ["base.localhost"],
  "tenant": { "merchantCode": "base" },
  "assets": { "logo": "assets/logo.svg", "favicon": "assets/icon.svg" },
  "languages": { "default": "EN", "supported": [{ "code": "EN", "locale": "en" }, { "code": "VI", "locale": "vi" }] },
  "theme": {
    "modes": [{ "id": "dark", "scheme": "dark" }, { "id": "light", "scheme": "light" }],
    "defaultMode": "dark"
  },
  "features": { "points": { "module": "PTS3" }, "chat": { "module": "CHAT3" }, "tips": { "fixed": true } },
  "access": { "loginRoute": "login", "open": ["/terms"] },
  "regions": {
    "header": [
      { "id": "top", "widget": "box", "slots": { "inside": [
        { "id": "hello", "widget": "text" },
        { "id": "agents", "widget": "text", "when": { "audience": ["agent"] } }
      ] } }
    ],
    "footer": [{ "id": "end", "widget": "box" }]
  },
  "routes": [
    { "id": "home", "path": "/", "aliases": ["/home"], "title": "route.home.title",
      "main": [
        { "id": "words", "widget": "text", "props": { "size": 2 } },
        { "id": "guests", "widget": "text", "when": { "audience": ["visitor"] } },
        { "id": "points", "widget": "text", "when": { "features": ["points"], "audience": ["member", "agent"] } },
        { "id": "talk", "widget": "text", "when": { "features": ["chat"] } },
        { "id": "quiet", "widget": "text", "when": { "not": { "languages": ["VI"] } } },
        { "id": "slots", "widget": "text", "when": { "vendorsIn": ["RNG"] } }
      ] },
    { "id": "shop", "path": "/shop", "title": "route.shop.title", "entry": true, "when": { "features": ["points"] },
      "main": [{ "id": "words", "widget": "text" }] },
    { "id": "old", "path": "/old", "title": "route.old.title", "main": [{ "id": "words", "widget": "text" }] },
    { "id": "terms", "path": "/terms", "title": "route.terms.title", "entry": true, "regions": ["footer"],
      "main": [{ "id": "words", "widget": "text", "when": { "features": ["tips"] } }] },
    { "id": "login", "path": "/login", "title": "route.login.title", "entry": true,
      "main": [{ "id": "words", "widget": "text" }] }
  ],
  "notFound": { "title": "route.terms.title", "main": [{ "id": "words", "widget": "text", "props": { "size": 1 } }] },
  "modals": [
    { "id": "welcome", "title": "route.login.title", "main": [{ "id": "words", "widget": "text", "props": { "size": 4 } }] }
  ],
  "panels": {
    "centre": { "title": "route.terms.title", "default": "first", "pages": [
      { "id": "first", "title": "route.home.title", "main": [{ "id": "words", "widget": "text", "props": { "size": 6 } }] },
      { "id": "second", "title": "route.shop.title", "main": [{ "id": "words", "widget": "text" }] }
    ] }
  }
}
`;

const demo = `{
  "schemaVersion": 1,
  "id": "demo",
  "extends": "base",
  "name": "Demo",
  "domains": ["demo.localhost"],
  "assets": { "logo": "assets/logo.svg" },
  "features": { "chat": { "module": null, "fixed": false } },
  "regions": { "header": [{ "id": "top", "slots": { "inside": [{ "id": "hello", "$remove": true }] } }] },
  "routes": [
    { "id": "home", "main": [
      { "id": "words", "props": { "size": 5 } },
      { "id": "slots", "$before": "guests" },
      { "id": "links", "$after": "words", "widget": "list", "props": { "items": [
        { "id": "all", "label": "list.all" },
        { "id": "mine", "label": "list.mine", "when": { "audience": ["member"] } }
      ] } }
    ] },
    { "id": "old", "$remove": true }
  ],
  "modals": [{ "id": "welcome", "main": [{ "id": "words", "props": { "size": 8 } }] }],
  "panels": { "centre": { "pages": [{ "id": "second", "$before": "first", "title": "list.all" }] } }
}
`;

const shop = `{
  "schemaVersion": 1,
  "id": "shop",
  "extends": "demo",
  "name": "Shop",
  "domains": ["shop.localhost"],
  "access": { "loginFirst": true },
  "routes": [
    { "id": "home", "main": [{ "id": "links", "$remove": true }, { "id": "words", "props": { "size": null } }] },
    { "id": "terms", "regions": ["header"] }
  ]
}
`;

const words = {
  EN: ['Home', 'Shop', 'Old', 'Terms', 'Log in', 'More', 'All', 'Mine'],
  VI: ['Trang chủ', 'Cửa hàng', 'Cũ', 'Điều khoản', 'Đăng nhập', 'Thêm', 'Tất cả', 'Của tôi'],
};
const keys = ['home', 'shop', 'old', 'terms', 'login'].map((name) => `route.${name}.title`);

/** A test project with three layers: base, abstract; demo, which extends it; and shop, which extends demo. */
export function createLayeredProject(): TestProject {
  const project = createTestProject();
  const widget = (name: string, more: object, content = 'part') => {
    project.write(`widgets/${name}/widget.json`, {
      name,
      title: name,
      description: 'For tests.',
      component: 'Part.tsx',
      regions: ['header', 'main', 'footer'],
      props: { type: 'object', additionalProperties: false, properties: {} },
      ...more,
    });
    const code = `export default function Part() {\n  return <p>${content}</p>;\n}\n`;
    project.write(`widgets/${name}/Part.tsx`, code);
  };
  const size = { type: 'integer', minimum: 1, maximum: 9, default: 3, description: 'How large.' };
  const props = { type: 'object', additionalProperties: false, properties: { size } };
  widget('text', { messages: ['text.more'], props });
  widget('box', { slots: { inside: { description: 'What is in it.' } } }, '<Slot name="inside" />');
  const label = { type: 'string', format: 'message-key', description: 'Its text.' };
  const item = {
    type: 'object',
    required: ['id', 'label'],
    additionalProperties: false,
    properties: {
      id: { type: 'string', description: 'Its name.' },
      label,
      when: {
        $ref: '/schemas/brand/condition.schema.json',
        description: 'It is there only while this holds.',
      },
    },
  };
  const items = { type: 'array', default: [], items: item, description: 'The links.' };
  widget('list', { props: { type: 'object', additionalProperties: false, properties: { items } } });
  project.write('brands/base/brand.json', base);
  project.write('brands/demo/brand.json', demo);
  project.write('brands/shop/brand.json', shop);
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>\n';
  for (const file of ['base/assets/logo.svg', 'base/assets/icon.svg', 'demo/assets/logo.svg'])
    project.write(`brands/${file}`, picture);
  for (const [code, texts] of Object.entries(words)) {
    const ownTexts = [...keys, 'text.more', 'list.all', 'list.mine'].map((key, index) => [key, texts[index]]);
    const house = JSON.parse(readFileSync(join(messages, `${code}.json`), 'utf8')) as object;
    // The project's own texts come first, so that their lines stay where they are.
    const all = { ...Object.fromEntries(ownTexts), ...house, $schema, ...Object.fromEntries(ownTexts) };
    project.write(`brands/base/messages/${code}.json`, all);
  }
  project.write('brands/demo/messages/EN.json', { 'text.more': 'Show more' });
  project.write('brands/base/tokens.json', {
    color: { $type: 'color', brand: { 500: { $value: '#2f5fe3' } }, neutral: { 0: { $value: '#ffffff' } } },
    space: { $type: 'dimension', 2: { $value: { value: 8, unit: 'px' } } },
  });
  const surface = (value: string) => ({ color: { surface: { base: { $type: 'color', $value: value } } } });
  project.write('brands/base/tokens.dark.json', {
    color: {
      surface: { base: { $type: 'color', $value: '#101018' } },
      action: {
        primary: { $type: 'color', $value: '{color.brand.500}' },
        hover: {
          $type: 'color',
          $value: '{color.action.primary}',
          $extensions: { 'livery.derive': { mix: { with: '{color.neutral.0}', weight: 0.5 } } },
        },
      },
    },
  });
  project.write('brands/base/tokens.light.json', {
    color: {
      surface: { base: { $type: 'color', $value: '{color.neutral.0}' } },
      action: {
        primary: { $type: 'color', $value: '{color.brand.500}' },
        hover: { $type: 'color', $value: '{color.action.primary}' },
      },
    },
  });
  project.write('brands/demo/tokens.json', { color: { brand: { 500: { $value: '#aa2200' } } } });
  project.write('brands/demo/tokens.light.json', surface('#fffaf0'));
  return project;
}

/** Lets shop's page of terms show a content, `law`: of base in English, of shop in Vietnamese. */
export function addContents(project: TestProject): void {
  project.write('widgets/paper/widget.json', {
    name: 'paper',
    title: 'paper',
    description: 'For tests.',
    component: 'Part.tsx',
    regions: ['main'],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { content: { type: 'string', format: 'content', description: 'Its text.' } },
    },
  });
  project.write('widgets/paper/Part.tsx', 'export default function Part() {\n  return <p>part</p>;\n}\n');
  const placement = '"main": [{ "id": "law", "widget": "paper", "props": { "content": "law" } }]';
  project.write(
    'brands/shop/brand.json',
    shop.replace('"regions": ["header"] }', `"regions": ["header"], ${placement} }`),
  );
  project.write('brands/base/content/law.EN.md', 'Be fair.\n');
  project.write('brands/shop/content/law.VI.md', 'Hãy công bằng.\n');
}
