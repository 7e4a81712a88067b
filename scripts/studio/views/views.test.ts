import { resolve } from 'node:path';
import type { Field, OutlineNode } from '@liveryjs/studio/api';
import { applyEdits } from '@liveryjs/workspace/edits/apply-edits';
import type { PlaceEdit } from '@liveryjs/workspace/edits/edit';
import { loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { withFiles } from '@liveryjs/workspace/open/with-files';
import { expect, test } from 'vitest';
import { blanksView } from './blanks.ts';
import { formView, sectionsOf } from './form.ts';
import { guiseView } from './guise.ts';
import { pageView } from './outline.ts';

const root = resolve(import.meta.dirname, '../../..');
const workspace = openWorkspace({ root });
const kiosk = loadBrand(workspace, 'kiosk');

const all = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...all(node.nodes)]);
const inside = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...inside(field.fields ?? [])]);

test('lists offer every widget that livery check lets stand there, and no other', { tags: 'matrix' }, () => {
  const { nodes, takes } = pageView(workspace, kiosk, 'home');
  const lists = all(nodes).flatMap(({ list }) => (list?.takes === undefined ? [] : [list]));
  const kinds = [...new Map(lists.map((list) => [list.takes, list])).values()];
  expect(kinds.length).toBeGreaterThan(5);
  const add = (list: string, name: string): PlaceEdit => ({
    op: 'add',
    brand: 'kiosk',
    at: list,
    value: { id: `try-${name}`, widget: name },
  });
  const refusals = (edits: readonly PlaceEdit[]) => {
    const { files, wrong } = applyEdits(workspace, edits);
    expect(wrong).toEqual([]);
    const tried = openWorkspace({ root, files: withFiles(workspace.files, files) });
    return tried.resolver
      .resolve('kiosk')
      .issues.filter(({ code }) => code === 'widget-region' || code === 'slot-widget').length;
  };
  const offered = kinds.flatMap(({ at: list, takes: kind = '' }) =>
    (takes[kind] ?? []).map((name) => add(list, name)),
  );
  expect(refusals(offered)).toBe(0);
  const strict = kinds.filter(({ takes: kind = '' }) => ['bottomBar', 'header'].includes(kind));
  expect(strict).toHaveLength(2);
  for (const { at: list, takes: kind = '' } of strict) {
    const others = workspace.widgets.filter(({ name }) => !takes[kind]?.includes(name));
    expect(refusals(others.map(({ name }) => add(list, name)))).toBe(others.length);
  }
});

test('every section and every item of its lists has a form, down to the settings of a link', () => {
  const sections = sectionsOf(workspace, kiosk);
  expect(sections.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['General', 'Routes', 'Banners', 'Redirects', 'Panels', 'Side menu: items']),
  );
  const lacking = sections.flatMap(({ at: place }) => {
    const form = formView(workspace, kiosk, place, 'EN');
    const items = form?.list?.items.filter(({ isHidden }) => !isHidden) ?? [];
    const inItems = items.filter((item) => formView(workspace, kiosk, item.at, 'EN') === undefined);
    return [...(form === undefined ? [place] : []), ...inItems.map((item) => item.at)];
  });
  expect(lacking).toEqual([]);

  const banner = formView(workspace, kiosk, '/banners/counter/items/tickets', 'EN');
  expect(banner?.crumbs.map(({ title }) => title)).toEqual(['Banners', 'Counter', 'Items']);
  const link = banner?.fields.find(({ name }) => name === 'to');
  expect(link?.alternatives).toEqual(['route', 'href', 'resource', 'modal', 'panel', 'action']);
  expect(inside(link?.fields ?? []).find(({ name }) => name === 'page')?.needs).toBe('panel');
  expect(inside(banner?.fields ?? []).find(({ at: place }) => place.endsWith('/to/route'))).toMatchObject({
    control: 'choice',
    value: 'lottery',
    options: expect.arrayContaining(['home', 'lottery']),
    origin: { layer: 'kiosk', isOwn: true },
  });
  // One that is inherited and left out can be shown again, and has no form.
  const groups = formView(workspace, kiosk, '/banners', 'EN')?.list?.items;
  expect(groups?.find(({ id }) => id === 'w_home')).toMatchObject({ isHidden: true });
  expect(formView(workspace, kiosk, '/banners/w_home', 'EN')).toBeUndefined();
});

test('a new item asks for what it cannot do without', () => {
  const names = (list: string, id?: string) => {
    const { blanks } = blanksView(workspace, kiosk, list, 'EN');
    return (id === undefined ? blanks[0] : blanks.find((blank) => blank.value.widget === id))?.fields.map(
      ({ name, control }) => `${name}: ${control}`,
    );
  };
  expect(names('/routes')).toEqual(['path: text', 'title: message', 'main: placements']);
  expect(names('/redirects')).toEqual(['from: text', 'to: object']);
  expect(names('/modals')).toEqual(['title: message', 'label: message', 'main: placements']);
  expect(names('/seasons')).toEqual(['from: text', 'until: text']);
  expect(names('/routes/home/main', 'promotion-slider')).toEqual(['to: object']);
  expect(names('/routes/home/main', 'announcements')).toEqual([]);
  // The list of a menu begins empty.
  expect(
    blanksView(workspace, kiosk, '/regions/sideMenu', 'EN').blanks.find(({ id }) => id === 'side-menu'),
  ).toMatchObject({ value: { widget: 'side-menu', props: { items: [] } }, fields: [] });
});

test('the outline has every place that holds placements, and says why something does not show', () => {
  const facts = { audience: ['visitor'], wallets: ['single'] };
  const nodes = all(pageView(workspace, loadBrand(workspace, 'aurora'), 'home', facts).nodes);
  const node = (place: string) => nodes.find((each) => each.at === place);
  for (const place of ['/regions/header', '/panels/memberCentre', '/modals', '/statusScreens', '/notFound'])
    expect(node(place)).toBeDefined();
  expect(node('/routes/home/main/recent')?.when).toEqual({
    words: 'audience member or agent',
    state: 'hidden',
    why: ['for member or agent only, not for visitor'],
    place: expect.stringMatching(/^brands\/house\/brand\.json:\d+:\d+$/),
  });
  expect(node('/routes/home/main/newPlayers')?.when?.state).not.toBe('hidden');
  // The facts of the page in the frame decide what only the platform knows.
  const transfer = nodes.find(({ when }) => when?.words === 'wallets byVendor');
  expect(transfer?.when).toMatchObject({
    state: 'hidden',
    why: ['needs wallets byVendor, and there is single'],
  });
  const unknown = all(pageView(workspace, loadBrand(workspace, 'aurora'), 'home').nodes);
  expect(unknown.find(({ at: place }) => place === transfer?.at)?.when?.state).toBe('unknown');
});

test('what a brand leaves out says where', () => {
  const left = all(pageView(workspace, kiosk, 'home').nodes).filter(({ isHidden }) => isHidden);
  expect(left.length).toBeGreaterThan(3);
  for (const { hiddenBy } of left) expect(hiddenBy).toMatch(/^brands\/kiosk\/brand\.json:\d+:\d+$/);
});

test('a brand can be seen with its features, statuses and seasons', () => {
  const view = guiseView(loadBrand(workspace, 'aurora'));
  expect(view.statuses).toContainEqual({ status: 1, title: 'Maintenance' });
  expect(view.features.length).toBeGreaterThan(5);
  const fixed = guiseView(kiosk).features.filter((feature) => feature.fixed);
  expect(fixed[0]?.fixed?.place).toMatch(/^brands\/kiosk\/brand\.json:\d+:\d+$/);
});

test('a value that is the inherited one anyway is told of', () => {
  const text = new TextDecoder().decode(workspace.files.read('brands/kiosk/brand.json'));
  const path = 'brands/kiosk/brand.json';
  const layout = text.replace('"rightBar": "floating"', '"rightBar": "column"');
  expect(layout).not.toBe(text);
  const files = withFiles(workspace.files, [{ path, after: layout }]);
  const other = openWorkspace({ root, files });
  const fields = formView(other, loadBrand(other, 'kiosk'), '/layout', 'EN')?.fields;
  expect(fields).toMatchObject([
    { name: 'sideMenu', value: 'drawer', origin: { isOwn: true } },
    { name: 'rightBar', value: 'column', isSame: true },
  ]);
  expect(fields?.[0]).not.toHaveProperty('isSame');
});
