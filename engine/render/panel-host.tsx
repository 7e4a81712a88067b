import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { type PanelPlace, withPanel } from '#engine/routing/panel-address.ts';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { open as follow } from './action-context.ts';
import { useApp } from './app.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { InPanel } from './in-panel.ts';
import { menuRow } from './menu-row.ts';
import { Placements } from './placement.tsx';
import { Skeleton } from './skeleton.tsx';
import { PATIENCE } from './swr-defaults.ts';
import { token } from './token.ts';
import { useHolds } from './use-condition.ts';
import { useMessages } from './use-language.ts';
import { type OpenPanel, useOpenPanel } from './use-open-panel.ts';

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

const Way = styled(Link)`
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
  const open = useOpenPanel();
  useAdmission(open);
  return open?.held ? <Panel key={open.name} {...open} /> : null;
}

/**
 * Leads whoever a panel is not for where the manifest says, which may be a login; the panel opens after that. A panel
 * that was open closes, and does not come back with the next visitor.
 */
function useAdmission(open: OpenPanel | undefined): void {
  const app = useApp();
  const holds = useHolds();
  const shown = useRef<string>(undefined);
  const asked = useRef<PanelPlace>(undefined);
  const { name, page, held } = open ?? {};
  useEffect(() => {
    if (held) {
      shown.current = name;
      asked.current = undefined;
    }
    if (name === undefined || page === undefined || held !== false) return;
    app.router.showPanel(undefined, true);
    if (shown.current === name) return;
    asked.current = { name, page };
    follow(app, { panel: name });
  }, [app, name, held, page]);
  const wanted = asked.current;
  const isOpen = wanted !== undefined && holds(app.brand.panels[wanted.name]?.when);
  useEffect(() => {
    if (isOpen && asked.current) app.router.showPanel(asked.current);
  }, [app, isOpen]);
}

function Panel({ name, panel, pages, current }: OpenPanel) {
  const { brand, router } = useApp();
  const { search, hash } = useLocation();
  const t = useMessages();
  return (
    <Dialog title={t(panel.title)} label={undefined} size="full" onClose={() => router.showPanel(undefined)}>
      <Columns>
        <Pages aria-label={t(panel.title)}>
          <ul>
            {pages.map(({ id, title, icon, badge }) => {
              const isCurrent = id === current?.id;
              return (
                <li key={id}>
                  <Way
                    ref={isCurrent ? bringIntoView : undefined}
                    {...(isCurrent && { 'aria-current': 'page' as const })}
                    to={{ search: withPanel(search, brand.panels, { name, page: id }), hash }}
                    state={KEEP_MAIN}
                    preventScrollReset
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
        {current ? (
          // Without a name: widgets name their regions, and one in another of the same name would be said twice.
          <section key={current.id}>
            <InPanel value={true}>
              <Placements list={current.main} />
            </InPanel>
          </section>
        ) : (
          <Skeleton />
        )}
      </Columns>
    </Dialog>
  );
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
