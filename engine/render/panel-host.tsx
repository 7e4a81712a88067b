import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useApp, useAppState } from './app.ts';
import { Dialog } from './dialog.tsx';
import { Placements } from './placement.tsx';
import { token } from './token.ts';
import { useHolds } from './use-condition.ts';
import { useMessages } from './use-language.ts';

const Columns = styled.div`
  display: grid;
  gap: ${token('space.5')};

  @media (min-width: 48rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
  }

  nav ul {
    display: flex;
    gap: ${token('space.1')};
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-x: auto;
  }

  @media (min-width: 48rem) {
    nav ul {
      flex-direction: column;
    }
  }

  nav button {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.2')};
    inline-size: 100%;
    min-block-size: ${token('size.control.md')};
    padding: ${token('space.2')} ${token('space.3')};
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: ${token('color.text.secondary')};
    font: inherit;
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
  }

  nav button:hover {
    background: ${token('color.surface.raised')};
  }

  nav button[aria-current] {
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.semibold')};
  }
`;

/** The panel that is open, if any, with the pages whose condition holds, in the manifest's order [2.17]. */
export function PanelHost() {
  const { brand, state } = useApp();
  const t = useMessages();
  const holds = useHolds();
  const open = useAppState((app) => app.panel);
  const badges = useAppState((app) => app.badges);
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
        <nav aria-label={t(panel.title)}>
          <ul>
            {pages.map(({ id, title, badge }) => {
              const count = badge ? (badges[badge] ?? 0) : 0;
              return (
                <li key={id}>
                  <button
                    type="button"
                    {...(id === current?.id && { 'aria-current': 'page' as const })}
                    onClick={() => {
                      state.panel = { name: open.name, page: id };
                    }}
                  >
                    {t(title)}
                    {count > 0 && <span>{count}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </nav>
        {current && (
          <section key={current.id} aria-label={t(current.title)}>
            <Placements list={current.main} />
          </section>
        )}
      </Columns>
    </Dialog>
  );
}
