import { inputHash } from '@liveryjs/cli/bundle/input-hash';
import { originsOf } from '@liveryjs/cli/bundle/origins-of';
import { stylesheetOf } from '@liveryjs/cli/bundle/stylesheet';
import { partsOf } from '@liveryjs/cli/plugin/parts-of';
import { ownText, pointerKeys, valueAt } from '@liveryjs/compiler/manifest';
import type { Placement } from '@liveryjs/schemas/brand';
import { type BrandResult, listBrands, loadBrand, type Workspace } from '@liveryjs/workspace/open';

/** The sources of a brand's bundle: the hash that decides whether it is built anew, and what each page is made of. */
export interface Composed {
  readonly hash: string;
  /** By name. */
  readonly pages: Readonly<Record<string, string>>;
  readonly modes: Readonly<Record<string, string>>;
  readonly languages: Readonly<Record<string, string>>;
}

/** Every brand that is built, by id; undefined when one of them has an error. */
export function compose(workspace: Workspace): Readonly<Record<string, Composed>> | undefined {
  const results = listBrands(workspace).map((id) => loadBrand(workspace, id));
  const composed = results
    .filter(({ abstract }) => !abstract)
    .map((result) => composeBrand(workspace, result));
  return composed.every((each) => each !== undefined) ? Object.fromEntries(composed) : undefined;
}

function composeBrand(workspace: Workspace, result: BrandResult): [id: string, Composed] | undefined {
  const parts = partsOf(workspace, result);
  const { brand: whole, theme, messages } = result;
  if (!parts || !whole || !theme || !messages) return undefined;
  const { domains, budgets } = whole;
  const { routes, regions, notFound, statusScreens, modals, panels, ...rest } = parts.brand;
  const files = [...Object.values(parts.assets), ...parts.styleFiles];
  const messagesOf = saidBy(workspace, result);
  const inAll = [
    rest,
    domains,
    messagesOf('everywhere'),
    parts.css((path) => path),
    files.map(({ path, bytes }) => [path, [...bytes]]),
    routes.map(({ id, path, aliases, when }) => [id, path, aliases, when]),
  ];
  const pages: Record<string, string> = {};
  const add = (name: string, ...content: unknown[]) => {
    pages[name] = JSON.stringify([inAll, messagesOf(name), content, saidByWidgets(JSON.stringify(content))]);
  };
  /** Returns the texts in the code of the widgets that stand in some content. */
  const saidByWidgets = (content: string) => {
    const placed = workspace.widgets.filter(({ name }) => content.includes(`"widget":"${name}"`));
    const keys = placed.flatMap((widget) => widget.messages ?? []);
    return Object.values(messages.compiled).map((texts) => keys.map((key) => texts[key]));
  };
  const shell = (names: readonly string[]) =>
    Object.entries(regions)
      .filter(([name]) => names.includes(name))
      .map(([name, list]): [readonly Placement[], unknown] => [list, messagesOf(`region ${name}`)]);
  for (const route of routes) add(`route ${route.id}`, route, shell(route.regions));
  add('notFound', notFound, shell(Object.keys(regions)));
  for (const screen of statusScreens) add(`status screen ${screen.id}`, screen);
  for (const modal of modals) add(`modal ${modal.id}`, modal);
  for (const [name, { pages: inside, ...panel }] of Object.entries(panels))
    for (const { main, ...page } of inside)
      add(
        `panel ${name}, page ${page.id}`,
        [panel, inside.map(({ main: _main, ...each }) => each), messagesOf(`panel ${name}`)],
        [page.id, main],
      );
  const texts = (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, JSON.stringify(value)]));
  return [
    result.id,
    {
      hash: inputHash(parts, stylesheetOf(parts), 'code', { domains, budgets, origins: originsOf(whole) }),
      pages,
      modes: texts(theme.modes),
      languages: texts(messages.compiled),
    },
  ];
}

/** The texts that are said at a place, in all languages. */
function saidBy(workspace: Workspace, { merged, uses, messages }: BrandResult): (place: string) => unknown {
  const compiled = Object.values(messages?.compiled ?? {});
  const placeOf = (pointer: string) => {
    const [section = '', name = '', , page = '', inPage] = pointerKeys(pointer);
    const id = (itemPointer: string) => ownText(valueAt(merged, itemPointer), 'id');
    if (section === 'routes') return `route ${id(`/routes/${name}`)}`;
    if (section === 'regions') return `region ${name}`;
    if (section === 'notFound') return 'notFound';
    if (section === 'statusScreens') return `status screen ${id(`/statusScreens/${name}`)}`;
    if (section === 'modals') return `modal ${id(`/modals/${name}`)}`;
    if (section !== 'panels') return 'everywhere';
    const ofPage = `panel ${name}, page ${id(`/panels/${name}/pages/${page}`)}`;
    return inPage === 'main' ? ofPage : `panel ${name}`;
  };
  const keys = new Map<string, string[]>([['everywhere', [...workspace.messages]]]);
  for (const { pointer, value } of uses.messages) {
    // A widget's code says its texts wherever the widget stands.
    if (pointer.endsWith('/widget')) continue;
    const place = placeOf(pointer);
    keys.set(place, [...(keys.get(place) ?? []), value]);
  }
  return (place) => compiled.map((texts) => (keys.get(place) ?? []).map((key) => [key, texts[key]]));
}
