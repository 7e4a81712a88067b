import type { Finding } from '#compiler/issues/index.ts';
import { alwaysShown } from '#compiler/manifest/jurisdictions/read-jurisdiction.ts';
import { andOf, atRuled, rulesOf } from '#compiler/manifest/jurisdictions/rules-of.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'rule-forbidden': {
    title: 'A brand shows what a jurisdiction forbids',
    severity: 'error',
    message: ({ path, name, key, by, more }) =>
      `${path} shows ${JSON.stringify(name)}${more === 0 ? '' : `, and so ${more === 1 ? 'does 1 more place' : `do ${more} more places`}`}; ${key} of ${by} names it.`,
    hint: ({ homes }) =>
      `Take out ${andOf(homes)}, and the links there: what is inherited goes by "$remove": true, a name in a list by a list without it.`,
  } satisfies Finding<{
    path: string;
    name: string;
    key: string;
    by: string;
    more: number;
    homes: readonly string[];
  }>,
};

export const nothingForbidden = createCheck({
  docs: 'No page shows what a jurisdiction forbids, by the settings that name it (`shows`) and by the widgets that always do.',
  findings,
  run(context) {
    const { survey, widgets, saidBy, path, report } = context;
    for (const { rule, by } of rulesOf(context, 'forbidden')) {
      const { key, name, shown: kind } = rule;
      const placed = survey.placements.filter(({ widget }) =>
        alwaysShown(widgets.get(widget)?.props ?? {}, kind).includes(name),
      );
      const named = survey.shows.filter((use) => use.kind === kind && use.value === name);
      const pointers = [...named.map(({ pointer }) => pointer), ...placed.map(({ pointer }) => pointer)];
      const first = pointers.find((pointer) => saidBy(pointer)?.startsWith('brand')) ?? pointers[0];
      if (first === undefined) continue;
      const homes = homesOf(pointers).map(path);
      const args = { path: path(first), name, key, by, more: pointers.length - 1, homes };
      report('rule-forbidden', atRuled(context, first), args);
    }
  },
});

/**
 * Returns the pointers of what is to be taken out: a page or a modal that shows the thing more than once, else the placement
 * that does.
 */
function homesOf(pointers: readonly string[]): string[] {
  const homes = pointers.map((pointer) => {
    const [page = ''] =
      /^\/(?:routes|modals|statusScreens)\/\d+|^\/panels\/[^/]+\/pages\/\d+/.exec(pointer) ?? [];
    const placement = /^\/(?:main|regions\/[^/]+)\/\d+/.exec(pointer.slice(page.length))?.[0];
    return { page, placement: placement === undefined ? pointer : `${page}${placement}` };
  });
  const placements = [...new Map(homes.map((home) => [home.placement, home])).values()];
  return [
    ...new Set(
      placements.map(({ page, placement }) =>
        page !== '' && placements.filter((other) => other.page === page).length > 1 ? page : placement,
      ),
    ),
  ];
}
