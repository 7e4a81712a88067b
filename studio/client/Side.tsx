import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from 'react-aria-components';
import type { BrandView, PageView } from '#studio/api.ts';
import type { Commit } from './calls.ts';
import { Quiet } from './controls.tsx';
import type { NodeActions } from './node-actions.ts';
import { Outline } from './Outline.tsx';

/** The left side: all places of the brand that hold placements, and the sections of its manifest. */
export function Side({
  brand,
  page,
  view,
  error,
  selected,
  onSelect,
  commit,
  actions,
}: {
  readonly brand: BrandView;
  readonly page: string;
  readonly view: PageView | undefined;
  readonly error: string | undefined;
  readonly selected: string | undefined;
  readonly onSelect: (place: string) => void;
  readonly commit: Commit;
  readonly actions: NodeActions;
}) {
  return (
    <Tabs className="side-tabs">
      <TabList className="tab-list" aria-label="Parts of the brand">
        <Tab className="tab" id="places">
          Places
        </Tab>
        <Tab className="tab" id="sections">
          Sections
        </Tab>
      </TabList>
      <TabPanel className="side-panel" id="places">
        {error !== undefined && <Quiet title={error} />}
        {view !== undefined && (
          <Outline
            key={page}
            view={view}
            brand={brand.id}
            selected={selected}
            onSelect={onSelect}
            commit={commit}
            actions={actions}
          />
        )}
      </TabPanel>
      <TabPanel className="side-panel" id="sections">
        <Sections brand={brand} selected={selected} onSelect={onSelect} />
      </TabPanel>
    </Tabs>
  );
}

function Sections({
  brand,
  selected,
  onSelect,
}: {
  readonly brand: BrandView;
  readonly selected: string | undefined;
  readonly onSelect: (place: string) => void;
}) {
  const groups = [...new Set(brand.sections.map(({ group }) => group))].map((id) => ({
    id,
    sections: brand.sections
      .filter(({ group }) => group === id)
      .map((section) => ({ ...section, id: key(section.at) })),
  }));
  const around = brand.sections
    .map(({ at: place }) => place)
    .filter((place) => selected === place || (place !== '' && selected?.startsWith(`${place}/`)))
    .at(-1);
  return (
    <ListBox
      className="sections"
      aria-label="Sections"
      items={groups}
      selectionMode="single"
      selectedKeys={around === undefined ? [] : [key(around)]}
      onSelectionChange={(keys) => {
        const [first] = keys === 'all' ? [] : [...keys];
        if (first !== undefined) onSelect(String(first).slice(1));
      }}
    >
      {({ id, sections }) => (
        <ListBoxSection id={id} className="section-group">
          <Header className="section-header">{id}</Header>
          <Collection items={sections}>
            {(section) => (
              <ListBoxItem className="list-item" id={section.id} textValue={section.title}>
                {section.title}
              </ListBoxItem>
            )}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}

/** A place as a key, which may not be empty. */
function key(place: string): string {
  return `#${place}`;
}
