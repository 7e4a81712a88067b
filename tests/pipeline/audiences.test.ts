import { resolve } from 'node:path';
import type { Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import { conditionHolds } from '@liveryjs/engine/render/use-condition';
import { saidTo } from '@liveryjs/sandbox/conformance/access-row';
import { accessRows } from '@liveryjs/sandbox/conformance/access-rows';
import type { Condition, LinkTarget, Placement, ResolvedBrand } from '@liveryjs/schemas/brand';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { usesOfWidgets } from '@liveryjs/workspace/widgets/listed-uses';
import { describe, expect, it } from 'vitest';

const AUDIENCES = ['visitor', 'member', 'agent', 'trial'] as const;
type Audience = (typeof AUDIENCES)[number];

/** The refusals of a call to somebody whom it is not for. */
const REFUSALS = ['not_logged_in', 'not_agent', 'need_true_account'];

/** The feature that an entry needs, because the platform refuses the entry's destination while that is off [6.01]. */
const NEEDS: Readonly<Record<string, string>> = {
  'action freePlay': 'freePlay',
  'modal register': 'directRegister',
  'modal feedback': 'feedback',
  'route register': 'directRegister',
  'route help': 'helpCentre',
  'route pointMall': 'pointsMall',
};

const portal = { allOf: ['resources'] };
const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const brands = listBrands(workspace).flatMap((id) => loadBrand(workspace, id).brand ?? []);
const usesOf = usesOfWidgets(workspace);
const callsOfWidget = new Map(workspace.widgets.map((widget) => [widget.name, usesOf(widget).calls]));

interface Entry {
  readonly at: string;
  readonly to: LinkTarget;
  readonly when: readonly (Condition | undefined)[];
}

/** Everything of a manifest that leads somewhere, with the conditions that it shows under. */
function entriesIn(value: unknown, pointer: string, when: Entry['when'] = []): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const { to, when: condition } = value as { to?: unknown; when?: Condition };
  const under = condition === undefined ? when : [...when, condition];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    entriesIn(part, `${pointer}/${name}`, under),
  );
  return typeof to === 'object' && to !== null ? [{ at: pointer, to, when: under }, ...inside] : inside;
}

function shownEntries(brand: ResolvedBrand, facts: Facts): Entry[] {
  const holds = (condition: Condition | undefined) => conditionHolds(portal, condition, facts);
  const { regions, routes, modals, notFound, statusScreens } = brand;
  return entriesIn({ regions, routes, modals, notFound, statusScreens }, '').filter(({ when }) =>
    when.every((condition) => holds(condition) !== false),
  );
}

const factsOf = (brand: ResolvedBrand, audience: Audience, all: boolean): Facts => ({
  audience: [audience],
  features: all ? Object.keys(brand.features) : [],
});

/** Where a target leads somebody; undefined where it leads nowhere. */
function destination(brand: ResolvedBrand, to: LinkTarget, facts: Facts): string | undefined {
  const holds = (condition: Condition | undefined) => conditionHolds(portal, condition, facts) !== false;
  const reachable = {
    route: brand.routes.some(({ id, when }) => id === to.route && holds(when)),
    modal: brand.modals.some(({ id }) => id === to.modal),
  };
  if (to.route !== undefined) return reachable.route ? `route ${to.route}` : undefined;
  if (to.modal !== undefined) return reachable.modal ? `modal ${to.modal}` : undefined;
  if (to.panel === undefined) return to.action === undefined ? 'elsewhere' : `action ${to.action}`;
  const panel = brand.panels[to.panel];
  if (!panel) return undefined;
  if (!holds(panel.when)) {
    const detour = panel.otherwise.find(({ when }) => holds(when));
    return detour && destination(brand, detour.to, facts);
  }
  const page = panel.pages.find(({ id }) => id === (to.page ?? panel.default));
  return page && holds(page.when) ? `page ${page.id}` : undefined;
}

function widgetsIn(list: readonly Placement[]): string[] {
  return list.flatMap(({ widget, slots }) => [widget, ...Object.values(slots).flatMap(widgetsIn)]);
}

/** Tells whether a call is for somebody: one of its rows lets them in. */
function isFor(audience: Audience, call: string): boolean {
  return accessRows
    .filter((row) => row.call === call)
    .some((row) => !REFUSALS.some((code) => saidTo(row, audience).endsWith(code)));
}

const cases = brands.flatMap((brand) =>
  AUDIENCES.flatMap((audience) =>
    [true, false].map(
      (all) => [brand.id, audience, all ? 'on' : 'off', brand, factsOf(brand, audience, all)] as const,
    ),
  ),
);

describe('[6.05] what a portal shows leads on', () => {
  it.each(cases)('%s to a %s, with every feature %s', (_id, _audience, _features, brand, facts) => {
    const entries = shownEntries(brand, facts);
    const nowhere = entries.filter(({ to }) => destination(brand, to, facts) === undefined);
    expect(nowhere.map(({ at, to }) => [at, to])).toEqual([]);
    const off = entries.filter(({ to }) => {
      const need = NEEDS[destination(brand, to, facts) ?? ''];
      return need !== undefined && need in brand.features && !facts.features?.includes(need);
    });
    expect(off.map(({ at, to }) => [at, to])).toEqual([]);
  });
});

describe('[1.10] nothing leads to an app that there is none of', () => {
  it.each(brands.map((brand) => [brand.id, brand] as const))('%s', (_id, brand) => {
    const facts = { ...factsOf(brand, 'member', true), resources: [], anyResource: [] };
    const ways = shownEntries(brand, facts).filter(
      ({ to }) => to.route === 'down' || to.modal === 'download',
    );
    expect(ways.map(({ at }) => at)).toEqual([]);
  });
});

describe('[2.15] the side menu is on no page of a game, in whichever letters its address is written', () => {
  const games = ['/seamless', '/lottery', '/vnlottery', '/sealottery', '/down'];
  it.each(brands.map((brand) => [brand.id, brand] as const))('%s', (_id, brand) => {
    const shown = brand.routes.filter(
      ({ path, regions }) => games.includes(path.toLowerCase()) && regions.includes('sideMenu'),
    );
    expect(shown.map(({ path }) => path)).toEqual([]);
  });
});

describe('[6.05] panels open for whom they are, and lead others to where they can go on', () => {
  const memberCentre = {
    visitor: 'modal loginPopupModal',
    member: 'page securityCenter',
    agent: 'page securityCenter',
    trial: 'modal needTrueAccount',
  };
  it.each(brands.map((brand) => [brand.id, brand] as const))('%s', (_id, brand) => {
    const led = (panel: string) =>
      Object.fromEntries(
        AUDIENCES.map((audience) => [
          audience,
          destination(brand, { panel }, factsOf(brand, audience, true)),
        ]),
      );
    if (brand.panels.memberCentre) expect(led('memberCentre')).toEqual(memberCentre);
    if (!brand.panels.agentCentre) return;
    // Nothing leads a member there.
    const agent = `page ${brand.panels.agentCentre.default}`;
    expect(led('agentCentre')).toEqual({ ...memberCentre, member: undefined, agent });
  });
});

describe('[6.05] pages of panels ask the platform for nothing that it refuses to whom it shows them', () => {
  it.each(brands.map((brand) => [brand.id, brand] as const))('%s', (_id, brand) => {
    const refused: string[] = [];
    let askedCount = 0;
    for (const [name, { when, pages }] of Object.entries(brand.panels)) {
      for (const page of pages) {
        for (const audience of AUDIENCES) {
          const facts = factsOf(brand, audience, true);
          const shown = [when, page.when].every(
            (condition) => conditionHolds(portal, condition, facts) !== false,
          );
          const made = shown ? widgetsIn(page.main).flatMap((widget) => callsOfWidget.get(widget) ?? []) : [];
          for (const call of made) {
            askedCount += 1;
            if (!isFor(audience, call)) refused.push(`${name}/${page.id}: ${call} by a ${audience}`);
          }
        }
      }
    }
    expect(refused).toEqual([]);
    if (Object.keys(brand.panels).length > 0) expect(askedCount).toBeGreaterThan(0);
  });
});
