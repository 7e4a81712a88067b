import { useState } from 'react';
import {
  Button,
  Disclosure,
  DisclosurePanel,
  Group,
  Heading,
  Input,
  Label,
  NumberField,
  Switch,
  Text,
} from 'react-aria-components';
import type { Field, Json, StudioEdit } from '#studio/api.ts';
import type { Commit } from './calls.ts';
import { Choice, FindingList, OriginLine } from './controls.tsx';
import type { FormContext } from './form-context.ts';
import { ItemList } from './ItemList.tsx';
import { Icon } from './icons.tsx';
import { Choices, Pick } from './pickers.tsx';
import { JsonText, LiveText, MessageField } from './texts.tsx';

interface FieldProps {
  readonly field: Field;
  readonly context: FormContext;
}

/** One setting: the control for its kind, whose value it shows, and what is wrong with it. */
export function SettingField({ field, context }: FieldProps) {
  const { brand, commit, spread } = context;
  const { value } = field;
  const canSpread = spread !== undefined && value !== undefined && !OF_MANY.has(field.control);
  const inside =
    field.control === 'object' ? (
      <ObjectField field={field} context={context} />
    ) : (
      <Control field={field} context={context} />
    );
  return (
    <div className={`field${field.findings.length > 0 ? ' wrong' : ''}`}>
      {inside}
      {!context.isNew && (field.control !== 'object' || field.origin !== undefined) && (
        <OriginLine
          origin={field.origin}
          otherwise={field.value === undefined ? 'Not set' : 'Default'}
          isSame={field.isSame}
          onReset={() => commit([{ op: 'reset', brand, at: field.at }])}
          onSpread={canSpread ? () => spread({ op: 'set', brand, at: field.at, value }) : undefined}
        />
      )}
      <FindingList findings={field.findings} />
    </div>
  );
}

/** Controls of values that lie in several places, of which each brand has its own. */
const OF_MANY: ReadonlySet<Field['control']> = new Set(['object', 'list', 'placements']);

function Control({ field, context }: FieldProps) {
  const { control, value, title, description, options = [], message, list } = field;
  const { brand, commit } = context;
  const set = (next: Json, gesture?: string) =>
    commit([{ op: 'set', brand, at: field.at, value: next }], gesture);
  const text = typeof value === 'string' ? value : '';
  const hint = description !== undefined && <p className="description">{description}</p>;
  if (control === 'number') return <NumberControl field={field} set={set} />;
  return (
    <>
      {control === 'boolean' && (
        <Switch className="switch" isSelected={value === true} onChange={set}>
          <span className="label">{title}</span>
          <span className="switch-track" aria-hidden="true" />
        </Switch>
      )}
      {control === 'select' && (
        <Choice
          label={title}
          isLabelShown
          value={text}
          options={options.map((id) => ({ id, label: id }))}
          onChange={set}
        />
      )}
      {control === 'choice' && <Pick label={title} value={text} options={options} onChange={set} />}
      {control === 'placements' && (
        <Pick
          label={title}
          value={firstWidget(value)}
          options={options}
          onChange={(widget) => set([{ id: widget, widget }])}
        />
      )}
      {control === 'choices' && (
        <Choices label={title} value={textsIn(value)} options={options} onChange={set} />
      )}
      {control === 'lines' && (
        <LiveText
          label={title}
          note="one a line"
          isLong
          isLate
          value={textsIn(value).join('\n')}
          onCommit={(lines, gesture) =>
            set(
              lines.split('\n').flatMap((line) => line.trim() || []),
              gesture,
            )
          }
        />
      )}
      {control === 'message' && message !== undefined && (
        <MessageField label={title} message={message} {...context} />
      )}
      {control === 'message' && (
        <LiveText
          label={message === undefined ? title : 'Message key'}
          isMono
          isLabelQuiet={message !== undefined}
          value={text}
          onCommit={(key, gesture) => key !== '' && set(key, gesture)}
          isLate
        />
      )}
      {control === 'text' && <LiveText label={title} value={text} onCommit={set} />}
      {control === 'json' && <JsonText label={title} value={value} onCommit={set} />}
      {control === 'list' && list !== undefined && <ItemList title={title} list={list} context={context} />}
      {hint}
    </>
  );
}

function NumberControl({
  field: { value, title, description, minimum, maximum, isWhole },
  set,
}: {
  readonly field: Field;
  readonly set: (value: number) => void;
}) {
  return (
    <NumberField
      className="text-field"
      value={typeof value === 'number' ? value : Number.NaN}
      {...(minimum !== undefined && { minValue: minimum })}
      {...(maximum !== undefined && { maxValue: maximum })}
      {...(isWhole === true && { step: 1 })}
      formatOptions={{ useGrouping: false }}
      onChange={(number) => !Number.isNaN(number) && number !== value && set(number)}
    >
      <Label className="label">{title}</Label>
      <Group className="number">
        <Input className="input" />
        <Button slot="decrement" className="step">
          −
        </Button>
        <Button slot="increment" className="step">
          +
        </Button>
      </Group>
      {description !== undefined && (
        <Text slot="description" className="description">
          {description}
        </Text>
      )}
    </NumberField>
  );
}

/** Settings inside of a setting, and of those of which one alone counts the choice which. */
function ObjectField({ field, context }: FieldProps) {
  const { title, description, fields = [], alternatives = [], isRequired } = field;
  const valued = alternatives.find((name) => isSet(fields.find((each) => each.name === name)));
  const [chosen = valued ?? '', setChosen] = useState<string>();
  const isShown = ({ name, needs }: Field) =>
    alternatives.length === 0 ||
    name === chosen ||
    (needs === undefined ? !alternatives.includes(name) : needs === chosen);
  return (
    <Disclosure className="object" defaultExpanded={isRequired || isSet(field)}>
      <Heading level={3}>
        <Button slot="trigger" className="disclosure-button">
          <Icon name="right" />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="object-fields">
          {description !== undefined && <p className="description">{description}</p>}
          {alternatives.length > 0 && (
            <Choice
              label="Kind"
              isLabelShown
              value={chosen}
              options={fields
                .filter(({ name }) => alternatives.includes(name))
                .map((each) => ({ id: each.name, label: each.title }))}
              onChange={setChosen}
            />
          )}
          {fields.filter(isShown).map((each) => (
            <SettingField
              key={each.name}
              field={each}
              context={{ ...context, commit: alone(context, fields, each, alternatives) }}
            />
          ))}
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}

/** Edits of one alternative, which take out what the others and what hangs on them say. */
function alone(
  { brand, commit }: FormContext,
  fields: readonly Field[],
  field: Field,
  alternatives: readonly string[],
): Commit {
  if (!alternatives.includes(field.name)) return commit;
  const others = fields.filter(
    ({ name, needs }) =>
      name !== field.name && (alternatives.includes(name) || (needs !== undefined && needs !== field.name)),
  );
  return (edits, gesture) => {
    const isReset = edits.some(({ op }) => op === 'reset');
    const cleared = isReset ? [] : others.filter(isSet).map((other) => withoutValue(brand, other));
    commit([...edits, ...cleared], gesture);
  };
}

function withoutValue(brand: string, { at: place, inherited }: Field): StudioEdit {
  return inherited === undefined || inherited === null
    ? { op: 'reset', brand, at: place }
    : { op: 'set', brand, at: place, value: null };
}

function isSet(field: Field | undefined): boolean {
  return field?.value !== undefined && field.value !== null;
}

function textsIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function firstWidget(value: Json | undefined): string {
  const [first] = Array.isArray(value) ? value : [];
  return typeof first?.widget === 'string' ? first.widget : '';
}
