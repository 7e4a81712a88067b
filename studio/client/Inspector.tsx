import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { flushSync } from 'react-dom';
import type { FormView, Held, PageView } from '#studio/api.ts';
import { useAnswer } from './calls.ts';
import { FindingList, IconButton, OriginLine, Quiet } from './controls.tsx';
import { SettingField } from './fields.tsx';
import type { FormContext } from './form-context.ts';
import { ItemList } from './ItemList.tsx';
import { Icon } from './icons.tsx';
import { type NodeActions, neighbour } from './node-actions.ts';
import { type Placed, placedAt } from './outline-nodes.ts';
import { MessageField } from './texts.tsx';
import { keyOfTexts, type Picking } from './use-picking.ts';

/** The settings of whatever is chosen, and its place in the page. */
export function Inspector({
  selected,
  revision,
  view,
  actions,
  clicked,
  context,
}: {
  readonly selected: string | undefined;
  readonly revision: number;
  readonly view: PageView | undefined;
  readonly actions: NodeActions;
  /** The texts that were clicked on in the portal. */
  readonly clicked: Picking['clicked'];
  readonly context: FormContext;
}) {
  const { brand, language } = context;
  const placed = placedAt(view?.nodes ?? [], selected);
  const isHidden = placed?.node.isHidden === true;
  const { data, error } = useAnswer(
    '/api/form',
    // The language is not there before the brand is.
    selected === undefined || isHidden || language === '' ? undefined : { brand, at: selected, language },
    revision,
  );
  if (selected === undefined)
    return (
      <Quiet title="Nothing is chosen">
        <p>Choose a line on the left, or a part of the portal with Select, to see and change its settings.</p>
      </Quiet>
    );
  if (placed !== undefined && isHidden)
    return (
      <Quiet title={`${placed.node.title} is hidden here`}>
        <p>This brand leaves out what it inherits.</p>
        {placed.node.hiddenBy !== undefined && <p className="place">{placed.node.hiddenBy}</p>}
        <Button className="button" onPress={() => actions.show(placed.node)}>
          Show it again
        </Button>
        {context.spread !== undefined && (
          <Button
            className="button"
            onPress={() => context.spread?.({ op: 'remove', brand, at: placed.node.at })}
          >
            Hide in other brands, too…
          </Button>
        )}
      </Quiet>
    );
  if (error !== undefined) return <Quiet title={error} />;
  if (data === undefined)
    return <div className="panel-loading" role="status" aria-label="Loading settings" />;
  if (data.form === undefined)
    return (
      <Quiet title="This is no longer here">
        <p>The brand has nothing at this place any more. Undo brings back what you removed.</p>
      </Quiet>
    );
  return (
    <Settings
      key={selected}
      form={data.form}
      placed={placed}
      actions={actions}
      clicked={clicked?.at === selected ? clicked : undefined}
      context={context}
    />
  );
}

function Settings({
  form,
  placed,
  actions,
  clicked,
  context,
}: {
  readonly form: FormView;
  readonly placed: Placed | undefined;
  readonly actions: NodeActions;
  readonly clicked: Picking['clicked'];
  readonly context: FormContext;
}) {
  const { title, id, crumbs, description, origin, fields, more, list, findings } = form;
  const { brand, commit } = context;
  const isOwnList = list !== undefined && origin?.isOwn === true;
  const { settings, isOpen, setOpen } = useClickedText(form, clicked);
  return (
    <div className="inspector" ref={settings}>
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label="Around it">
          {crumbs.map((crumb) => (
            <Button key={crumb.at} className="link-button" onPress={() => context.open(crumb.at)}>
              {crumb.title}
            </Button>
          ))}
        </nav>
      )}
      <div className="inspector-head">
        <div>
          <h2>{title}</h2>
          {id !== '' && id !== title && <p className="note">{id}</p>}
        </div>
        {placed?.node.isItem && <Actions placed={placed} actions={actions} />}
      </div>
      {description !== '' && <p className="description">{description}</p>}
      {form.at !== '' && (
        <OriginLine
          origin={origin}
          otherwise="Not set anywhere"
          onReset={isOwnList ? () => commit([{ op: 'reset', brand, at: form.at }]) : undefined}
        />
      )}
      {placed !== undefined && <Conditions placed={placed} />}
      <FindingList findings={findings} />
      {list !== undefined && <ItemList title={title} isTitleShown={false} list={list} context={context} />}
      {list === undefined && (
        <div className="fields">
          {fields.length === 0 && <p className="quiet">It has no settings.</p>}
          {fields.map((field) => (
            <SettingField key={field.at} field={field} context={context} />
          ))}
        </div>
      )}
      {more.length > 0 && (
        <div className="fields">
          {more.map((field) => (
            <SettingField key={field.at} field={field} context={context} />
          ))}
        </div>
      )}
      <Texts form={form} context={context} isOpen={isOpen} onOpen={setOpen} />
    </div>
  );
}

function Actions({ placed, actions }: { readonly placed: Placed; readonly actions: NodeActions }) {
  const { node } = placed;
  const [before, after] = [neighbour(placed, 'before'), neighbour(placed, 'after')];
  return (
    <div className="inspector-actions">
      <IconButton
        name="moveUp"
        label={before === undefined ? 'It is the first' : `Move above ${before.title}`}
        isDisabled={before === undefined}
        onPress={() => actions.move(placed, 'before')}
      />
      <IconButton
        name="moveDown"
        label={after === undefined ? 'It is the last' : `Move below ${after.title}`}
        isDisabled={after === undefined}
        onPress={() => actions.move(placed, 'after')}
      />
      {node.kind === 'placement' && (
        <IconButton name="copy" label="Duplicate" onPress={() => actions.duplicate(node)} />
      )}
      <IconButton
        name={node.isAdded ? 'remove' : 'hide'}
        label={node.isAdded ? 'Remove' : 'Hide in this brand'}
        onPress={() => actions.remove(node)}
      />
    </div>
  );
}

/** Its own condition, and those around it that keep it from showing. */
function Conditions({ placed: { node, above } }: { readonly placed: Placed }) {
  const around = above.filter(({ when }) => when?.state === 'hidden' || when?.state === 'depends');
  return (
    <>
      {node.when !== undefined && <Condition when={node.when} />}
      {around.map((each) => (
        <Condition key={each.at} when={each.when as Held} title={each.title} />
      ))}
    </>
  );
}

function Condition({
  when: { words, state, why, place },
  title,
}: {
  readonly when: Held;
  /** The name of what has the condition, where that is something around. */
  readonly title?: string;
}) {
  return (
    <div className={`condition${state === 'hidden' ? ' failing' : ''}`}>
      <p>
        {title === undefined ? 'Shows when ' : `${title}, which it is in, shows when `}
        <b>{words}</b>
      </p>
      {state === 'hidden' && <p>Not shown: {why.join(', ')}.</p>}
      {state === 'depends' && <p>It {why.join(', ')}.</p>}
      {place !== undefined && <p className="place">{place}</p>}
    </div>
  );
}

/** Leads to the field of the text that was clicked on in the portal. */
function useClickedText(form: FormView, clicked: Picking['clicked']) {
  const settings = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const lead = useEffectEvent((texts: readonly string[]) => {
    const key = keyOfTexts(form, texts);
    if (key === undefined) return;
    if (form.texts.some((text) => text.key === key)) flushSync(() => setOpen(true));
    const fields = settings.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [];
    const field = [...fields].find(({ dataset }) => dataset.message === key);
    field?.querySelector<HTMLElement>('textarea, input')?.focus();
  });
  useEffect(() => {
    if (clicked) queueMicrotask(() => lead(clicked.texts));
  }, [clicked]);
  return { settings, isOpen, setOpen };
}

function Texts({
  form: { texts },
  context,
  isOpen,
  onOpen,
}: {
  readonly form: FormView;
  readonly context: FormContext;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}) {
  if (texts.length === 0) return null;
  return (
    <Disclosure className="disclosure" isExpanded={isOpen} onExpandedChange={onOpen}>
      <Heading level={3}>
        <Button slot="trigger" className="disclosure-button">
          <Icon name="right" />
          Texts of the widget <span className="note">{texts.length}</span>
        </Button>
      </Heading>
      <DisclosurePanel className="fields">
        {texts.map((message) => (
          <MessageField key={message.key} label={message.key} message={message} {...context} />
        ))}
      </DisclosurePanel>
    </Disclosure>
  );
}
