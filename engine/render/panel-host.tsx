import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { keepMainFor, namesOfPanel, withoutNames } from '#engine/routing/panel-address.ts';
import { KEEP_MAIN, keepsMain } from '#engine/routing/use-main-key.ts';
import { useApp, useAppState } from './app.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { menuRow } from './menu-row.ts';
import { Placements } from './placement.tsx';
import { PATIENCE } from './swr-defaults.ts';
import { token } from './token.ts';
import { useHolds } from './use-condition.ts';
import { useMessages } from './use-language.ts';

const Columns = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.4')};
  min-block-size: 100%;

  @media (min-width: 48rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${token('space.5')};
  }

  section {
    min-inline-size: 0;
  }
`;

/** A row that scrolls sideways on narrow windows, a column that stays on wide ones. */
const Pages = styled.nav`
  position: sticky;
  inset-block-start: var(--livery-dialog-bar);
  z-index: 1;
  align-self: start;
  min-inline-size: 0;
  margin-inline: calc(-1 * ${token('space.5')});
  border-block-end: 1px solid ${token('color.border.subtle')};
  background: ${token('color.surface.overlay')};

  ul {
    display: flex;
    gap: ${token('space.1')};
    margin: 0;
    padding: 0 ${token('space.5')} ${token('space.2')};
    list-style: none;
    overflow-x: auto;
    scrollbar-width: none;
  }

  li {
    flex: none;
  }

  @media (min-width: 48rem) {
    margin-inline: 0;
    border: 0;

    ul {
      flex-direction: column;
      padding: 0;
    }
  }
`;

const Way = styled.button`
  ${menuRow}
  white-space: nowrap;
  transition: color ${token('motion.duration.fast')}, background ${token('motion.duration.fast')};

  &:hover {
    background: ${token('color.action.quietHover')};
    color: ${token('color.text.primary')};
  }

  &[aria-current] {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
    font-weight: ${token('font.weight.semibold')};
  }

  @media (min-width: 48rem) {
    min-block-size: ${token('size.control.lg')};
    white-space: normal;
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: ${token('size.badge')};
  block-size: ${token('size.badge')};
  margin-inline-start: auto;
  padding-inline: ${token('space.1')};
  border-radius: ${token('radius.full')};
  background: ${token('color.badge.count')};
  color: ${token('color.badge.onCount')};
  font: ${token('typography.caption')};
`;

/** The panel that is open, if any, with the pages whose condition holds, in the manifest's order [2.17]. */
export function PanelHost() {
  const { brand, state } = useApp();
  const t = useMessages();
  const holds = useHolds();
  const open = useAppState((app) => app.panel);
  const panel = open && brand.panels[open.name];
  const held = panel && holds(panel.when);
  // What is not for this visitor any more must not come back with the next one.
  useEffect(() => {
    if (held === false) state.panel = undefined;
  }, [held, state]);
  if (!open || !panel || !held) return null;
  const pages = panel.pages.filter((page) => holds(page.when));
  const current =
    [open.page, panel.default]
      .map((wanted) => pages.find(({ id }) => id === wanted))
      .find((page) => page !== undefined) ?? pages[0];
  return (
    <Dialog
      key={open.name}
      title={t(panel.title)}
      label={undefined}
      size="full"
      onClose={() => {
        state.panel = undefined;
      }}
    >
      <Columns>
        <Pages aria-label={t(panel.title)}>
          <ul>
            {pages.map(({ id, title, icon, badge }) => {
              const isCurrent = id === current?.id;
              return (
                <li key={id}>
                  <Way
                    type="button"
                    ref={isCurrent ? bringIntoView : undefined}
                    {...(isCurrent && { 'aria-current': 'page' as const })}
                    onClick={() => {
                      state.panel = { name: open.name, page: id };
                    }}
                  >
                    {icon && <Icon name={icon} />}
                    {t(title)}
                    {badge && <Count name={badge} />}
                  </Way>
                </li>
              );
            })}
          </ul>
        </Pages>
        {current && (
          // Without a name: widgets name their regions, and one in another of the same name would be said twice.
          <section key={current.id}>
            <Placements list={current.main} />
            <OwnAddress />
          </section>
        )}
      </Columns>
    </Dialog>
  );
}

/**
 * Takes out of the address what a page of the panel has put there, once that page does not show any more. Until then
 * the state of the address says which names those are, because nothing else is left of the page after a reload.
 */
function OwnAddress() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const known = useRef({ search, names: new Set(namesOfPanel(state)) });
  useEffect(() => {
    const { search: before, names } = known.current;
    known.current.search = search;
    if (!keepsMain(state)) return;
    for (const name of changedNames(before, search)) names.add(name);
    const own = [...names].filter((name) => new URLSearchParams(search).has(name));
    const isThere = window.location.pathname === pathname && window.location.search === search;
    if (!isThere || own.length === namesOfPanel(state).length) return;
    navigate(
      { pathname, search, hash },
      { replace: true, state: keepMainFor(own), preventScrollReset: true },
    );
  }, [pathname, search, hash, state, navigate]);
  useEffect(
    () => () => {
      const { search: last, names } = known.current;
      const { pathname, search: now, hash } = window.location;
      const query = new URLSearchParams(now);
      // Whoever went to another page took the whole address along.
      if (now !== last || ![...names].some((name) => query.has(name))) return;
      navigate(
        { pathname, search: withoutNames(now, [...names]), hash },
        { replace: true, state: KEEP_MAIN, preventScrollReset: true },
      );
    },
    [navigate],
  );
  return null;
}

/** Names that one query has otherwise than another. */
function changedNames(before: string, after: string): string[] {
  const [old, query] = [new URLSearchParams(before), new URLSearchParams(after)];
  return [...query.keys()].filter((name) => query.get(name) !== old.get(name));
}

/** A number of the platform, while it is above 0. That it cannot be loaded is told where it is from. */
function Count({ name }: { name: string }) {
  const { brand, portal } = useApp();
  const source = portal.badges?.[name];
  const { data = 0 } = useSWR(
    source?.key(brand) ?? null,
    () => source?.load(AbortSignal.timeout(PATIENCE)) ?? 0,
    { refreshInterval: source?.every ?? 0 },
  );
  return data > 0 ? <Badge>{data}</Badge> : null;
}

function bringIntoView(way: HTMLElement | null): void {
  way?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
