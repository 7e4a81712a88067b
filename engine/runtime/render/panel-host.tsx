import { listName } from '@liveryjs/compiler/plain/list-name';
import type { PanelPage } from '@liveryjs/schemas/brand';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { type PanelPlace, withPanel } from '#engine/routing/panel-address.ts';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { open as follow } from './action-context.ts';
import { useApp } from './app.ts';
import { Dialog } from './dialog.tsx';
import { OutagePage } from './failure.tsx';
import { Icon } from './icon.tsx';
import { InPanel } from './in-panel.ts';
import { inTurn } from './in-turn.ts';
import { Link } from './link.tsx';
import { Listed } from './listed.tsx';
import { menuRow } from './menu-row.ts';
import { Actions, ActionsPlace } from './page-actions.tsx';
import { PageTitle } from './page-title.ts';
import { Skeleton } from './skeleton.tsx';
import { PATIENCE } from './swr-defaults.ts';
import { token } from './token.ts';
import { useHolds } from './use-condition.ts';
import { useMessages } from './use-language.ts';
import { type OpenPanel, useOpenPanel } from './use-open-panel.ts';
import { useTitle } from './use-title.ts';

const Columns = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.4')};
  min-block-size: 100%;

  @container panel (min-width: 44rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${token('space.5')};
  }

  /* On paper stands the page alone. */
  @media print {
    display: block;
  }

  > section {
    ${inTurn}
    min-inline-size: 0;
    container-type: inline-size;
  }
`;

/** The purpose of a page, in a title and perhaps a sentence; at its end the actions on all of it. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.4')};
  min-block-size: ${token('size.control.md')};
  margin-block-end: ${token('space.4')};

  /* The actions go below the title where its longest word leaves no room. */
  h2 {
    flex: 1 1 auto;
    inline-size: min-content;
  }

  p {
    flex: 1 0 100%;
    margin: 0;
    /* A line of its own, however wide the panel is. */
    padding-inline-end: max(0px, 100% - ${token('size.reading')});
    color: ${token('color.text.secondary')};
  }
`;

/** The box that the layout of a panel is measured by: it is as narrow in a sheet as on a phone. */
const Measure = styled.div`
  container: panel / inline-size;
`;

/** Below a bar that unfolds where the panel is narrow, a column that stays where it is wide. */
const Pages = styled.nav`
  position: sticky;
  inset-block-start: var(--livery-dialog-bar);
  z-index: 1;
  align-self: start;
  min-inline-size: 0;
  max-block-size: calc(100dvh - var(--livery-dialog-bar));
  margin-inline: calc(-1 * ${token('space.5')});
  padding-inline: ${token('space.5')};
  border-block-end: 1px solid ${token('color.border.subtle')};
  background: ${token('color.surface.overlay')};
  overflow-y: auto;

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    align-items: center;
    gap: 0 ${token('space.1')};
  }

  @container panel (max-width: 43.99rem) {
    & > button[aria-expanded='false'] ~ div {
      display: none;
    }
  }

  @container panel (min-width: 44rem) {
    margin-inline: 0;
    padding-inline: 0;
    border: 0;

    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Unfold = styled.button`
  ${menuRow}
  margin-block-end: ${token('space.2')};
  background: ${token('color.surface.selected')};
  color: ${token('color.text.onSelected')};

  & > :last-child {
    margin-inline-start: auto;
    transition: rotate ${token('motion.duration.fast')};
  }

  &[aria-expanded='true'] > :last-child {
    rotate: 180deg;
  }

  @container panel (min-width: 44rem) {
    display: none;
  }
`;

const Group = styled.div`
  padding-block-end: ${token('space.3')};

  p {
    margin: 0;
    padding: ${token('space.1')} ${token('space.3')};
    color: ${token('color.text.muted')};
    font: ${token('typography.caption')};
  }
`;

const Way = styled(Link)`
  ${menuRow}
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

  @container panel (min-width: 44rem) {
    min-block-size: ${token('size.control.md')};
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
  const requestedRef = useRef<PanelPlace>(undefined);
  const { name, page, held } = open ?? {};
  useEffect(() => {
    if (held) {
      shown.current = name;
      requestedRef.current = undefined;
    }
    if (name === undefined || page === undefined || held !== false) return;
    app.router.showPanel(undefined, true);
    if (shown.current === name) return;
    requestedRef.current = { name, page };
    follow(app, { panel: name });
    // The page below stays; the panel is opened below.
    if (app.state.aim) app.state.aim = () => {};
  }, [app, name, held, page]);
  const requestedPlace = requestedRef.current;
  const isOpen = requestedPlace !== undefined && holds(app.brand.panels[requestedPlace.name]?.when);
  useEffect(() => {
    if (isOpen && requestedRef.current) app.router.showPanel(requestedRef.current);
  }, [app, isOpen]);
}

function Panel({ name, panel, pages, current }: OpenPanel) {
  const { router } = useApp();
  const t = useMessages();
  const [unfolded, setUnfolded] = useState(false);
  const groups = useId();
  useTitle(current?.title);
  return (
    <Dialog
      title={t(panel.title)}
      label={undefined}
      size={panel.layout}
      onClose={() => router.showPanel(undefined)}
    >
      <Measure>
        <Columns>
          <Pages aria-label={t(panel.title)}>
            <Unfold
              type="button"
              aria-expanded={unfolded}
              aria-controls={groups}
              onClick={() => setUnfolded(!unfolded)}
            >
              {current?.icon && <Icon name={current.icon} />}
              {current && <span>{t(current.title)}</span>}
              <Icon name="chevron-down" />
            </Unfold>
            <div id={groups}>
              {groupsOf(pages).map(({ title, pages: groupPages }, index) => (
                <Group key={groupPages[0]?.id}>
                  {title && <p id={`${groups}-${index}`}>{t(title)}</p>}
                  <ul {...(title && { 'aria-labelledby': `${groups}-${index}` })}>
                    {groupPages.map((page) => (
                      <li key={page.id}>
                        <PageLink
                          panel={name}
                          page={page}
                          isCurrent={page === current}
                          onFollow={() => setUnfolded(false)}
                        />
                      </li>
                    ))}
                  </ul>
                </Group>
              ))}
            </div>
          </Pages>
          {current ? (
            // Without a name: widgets name their regions, and one in another of the same name would be said twice.
            <section key={current.id}>
              <InPanel value={true}>
                <PageContent panel={name} page={current} />
              </InPanel>
            </section>
          ) : (
            <Skeleton />
          )}
        </Columns>
      </Measure>
    </Dialog>
  );
}

function PageContent({ panel, page: { id, title, lead, main } }: { panel: string; page: PanelPage }) {
  const t = useMessages();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <ActionsPlace value={actions}>
      <Head>
        <PageTitle as="h2">{t(title)}</PageTitle>
        <Actions ref={setActions} />
        {lead && <p>{t(lead)}</p>}
      </Head>
      <OutagePage>
        <Listed name={listName.panelPage(panel, id)} list={main} />
      </OutagePage>
    </ActionsPlace>
  );
}

interface PageLinkProps {
  /** Name of the panel. */
  readonly panel: string;
  readonly page: PanelPage;
  readonly isCurrent: boolean;
  readonly onFollow: () => void;
}

function PageLink({ panel, page: { id, title, icon, badge }, isCurrent, onFollow }: PageLinkProps) {
  const { brand } = useApp();
  const { search, hash } = useLocation();
  const t = useMessages();
  return (
    <Way
      {...(isCurrent && { 'aria-current': 'page' as const })}
      to={{ search: withPanel(search, brand.panels, { name: panel, page: id }), hash }}
      state={KEEP_MAIN}
      preventScrollReset
      onClick={onFollow}
    >
      {icon && <Icon name={icon} />}
      <span>{t(title)}</span>
      {badge && <Count name={badge} />}
    </Way>
  );
}

/** Pages that follow each other under one heading, in their order. */
function groupsOf(pages: readonly PanelPage[]): { title: string | undefined; pages: PanelPage[] }[] {
  const groups: { title: string | undefined; pages: PanelPage[] }[] = [];
  for (const page of pages) {
    const last = groups.at(-1);
    if (last && last.title === page.group) last.pages.push(page);
    else groups.push({ title: page.group, pages: [page] });
  }
  return groups;
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
