import type { ComponentProps, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { BrandView } from '#studio/api.ts';
import { Colors } from './Colors.tsx';
import { useAnswer } from './calls.ts';
import { FindingList, Quiet, StaleValues } from './controls.tsx';
import { Inspector } from './Inspector.tsx';
import { Repeats } from './Repeats.tsx';

/** The right side: settings of what is chosen, colours, findings, and values that are repeated. */
export function Panel({
  data,
  page,
  shownBy,
  mode,
  children,
  ...inspected
}: ComponentProps<typeof Inspector> & {
  readonly data: BrandView | undefined;
  /** Id of the page that is seen; undefined where the brand has none. */
  readonly page: string | undefined;
  /** The portal whose colours are shown, where the brand is only extended. */
  readonly shownBy: string | undefined;
  readonly mode: string;
  /** Stands above all of it. */
  readonly children?: ReactNode;
}) {
  const { revision, context } = inspected;
  const { brand, commit } = context;
  const stale = useAnswer('/api/stale', { brand }, revision).data?.stale ?? [];
  return (
    <StaleValues value={stale}>
      <aside className="panel" aria-label="Settings" data-region="">
        {children}
        <Tabs className="tabs">
          <TabList className="tab-list" aria-label="Panel">
            <Tab className="tab" id="settings">
              Settings
            </Tab>
            <Tab className="tab" id="colors">
              Colours
            </Tab>
            <Tab className="tab" id="findings">
              Findings{data !== undefined && data.findings.length > 0 ? ` ${data.findings.length}` : ''}
            </Tab>
            <Tab className="tab" id="repeated">
              Repeated
            </Tab>
          </TabList>
          <TabPanel className="tab-panel" id="settings">
            {data !== undefined && page === undefined ? (
              <Quiet title="No settings yet">
                <p>They appear once the brand has a page. See Findings for what is in the way.</p>
              </Quiet>
            ) : (
              <Inspector {...inspected} />
            )}
          </TabPanel>
          <TabPanel className="tab-panel" id="colors">
            <Colors
              brand={brand}
              shownBy={shownBy}
              mode={mode}
              modes={data?.modes ?? []}
              revision={revision}
              commit={commit}
              spread={context.spread}
            />
          </TabPanel>
          <TabPanel className="tab-panel" id="findings">
            {data?.findings.length === 0 && (
              <Quiet title="No findings">
                <p>This brand is in order, your draft included.</p>
              </Quiet>
            )}
            <FindingList findings={data?.findings ?? []} />
          </TabPanel>
          <TabPanel className="tab-panel" id="repeated">
            <Repeats brand={brand} revision={revision} commit={commit} />
          </TabPanel>
        </Tabs>
      </aside>
    </StaleValues>
  );
}
