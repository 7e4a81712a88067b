import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import type { OutlineGroup, PlacementView } from '#studio/api.ts';
import { type Commit, useAnswer } from './calls.ts';
import { FindingList, IconButton, OriginLine, Quiet } from './controls.tsx';
import { MessageField, SettingField } from './fields.tsx';
import { Icon } from './icons.tsx';
import { placedAt } from './Outline.tsx';

/** The settings of the chosen placement, and its place in the page. */
export function Inspector({
  brand,
  selected,
  language,
  revision,
  groups,
  commit,
}: {
  readonly brand: string;
  readonly selected: string | undefined;
  readonly language: string;
  readonly revision: number;
  readonly groups: readonly OutlineGroup[];
  readonly commit: Commit;
}) {
  const placed = placedAt(groups, selected);
  const isThere = placed !== undefined && !placed.item.isHidden;
  const { data: answer, error } = useAnswer(
    '/api/placement',
    isThere && selected !== undefined ? { brand, at: selected, language } : undefined,
    revision,
  );
  const data = answer?.placement;
  if (selected === undefined || placed === undefined)
    return (
      <Quiet title="Nothing is chosen">
        <p>Choose a placement in the outline to see and change its settings.</p>
      </Quiet>
    );
  const { item, siblings } = placed;
  if (item.isHidden)
    return (
      <Quiet title={`${item.title} is hidden here`}>
        <p>This brand leaves out what it inherits.</p>
        <Button className="button" onPress={() => commit([{ op: 'reset', brand, at: selected }])}>
          Show it again
        </Button>
      </Quiet>
    );
  if (error !== undefined) return <Quiet title={error} />;
  if (data === undefined)
    return <div className="panel-loading" role="status" aria-label="Loading settings" />;
  const index = siblings.findIndex(({ id }) => id === item.id);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const move = (side: 'before' | 'after', beside: string | undefined) =>
    beside !== undefined && commit([{ op: 'move', brand, at: selected, [side]: beside }]);
  return (
    <div className="inspector">
      <div className="inspector-head">
        <div>
          <h2>{data.title}</h2>
          <p className="note">{data.id}</p>
        </div>
        <div className="inspector-actions">
          <IconButton
            name="moveUp"
            label={before === undefined ? 'It is the first' : `Move above ${before.title}`}
            isDisabled={before === undefined}
            onPress={() => move('before', before?.id)}
          />
          <IconButton
            name="moveDown"
            label={after === undefined ? 'It is the last' : `Move below ${after.title}`}
            isDisabled={after === undefined}
            onPress={() => move('after', after?.id)}
          />
          <IconButton
            name="hide"
            label="Hide in this brand"
            onPress={() => commit([{ op: 'remove', brand, at: selected }])}
          />
        </div>
      </div>
      <p className="description">{data.description}</p>
      <OriginLine origin={data.origin} otherwise="Not in a file" />
      {data.when !== undefined && (
        <p className="condition">
          Shows when <code>{JSON.stringify(data.when)}</code>
        </p>
      )}
      <FindingList findings={data.findings} />
      <Form key={selected} view={data} brand={brand} language={language} commit={commit} />
    </div>
  );
}

function Form({
  view,
  brand,
  language,
  commit,
}: {
  readonly view: PlacementView;
  readonly brand: string;
  readonly language: string;
  readonly commit: Commit;
}) {
  const { fields, texts } = view;
  return (
    <>
      <div className="fields">
        {fields.length === 0 && <p className="quiet">This widget has no settings.</p>}
        {fields.map((field) => (
          <SettingField key={field.name} field={field} brand={brand} language={language} commit={commit} />
        ))}
      </div>
      {texts.length > 0 && (
        <Disclosure className="disclosure">
          <Heading level={3}>
            <Button slot="trigger" className="disclosure-button">
              <Icon name="right" />
              Texts of the widget <span className="note">{texts.length}</span>
            </Button>
          </Heading>
          <DisclosurePanel className="fields">
            {texts.map((message) => (
              <MessageField
                key={message.key}
                label={message.key}
                message={message}
                brand={brand}
                language={language}
                commit={commit}
              />
            ))}
          </DisclosurePanel>
        </Disclosure>
      )}
    </>
  );
}
