import { useState } from 'react';
import {
  Button,
  Dialog,
  FieldError,
  Form,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  SearchField,
  TextField,
} from 'react-aria-components';
import type { Blank, Field, StudioEdit } from '#studio/api.ts';
import { type Commit, useAnswer } from './calls.ts';
import { IconButton, Quiet } from './controls.tsx';
import { SettingField } from './fields.tsx';
import { Icon } from './icons.tsx';
import { type JsonRecord, jsonAt, withEdits } from './local-value.ts';
import type { Adding } from './node-actions.ts';

interface DialogProps {
  readonly adding: Adding;
  readonly brand: string;
  readonly language: string;
  readonly revision: number;
  readonly commit: Commit;
  readonly onClose: () => void;
}

/** Something new for a list: of placements one of the widgets that it takes. Needed settings come first. */
export function AddDialog({ adding, brand, language, revision, commit, onClose }: DialogProps) {
  const { data, error } = useAnswer('/api/blanks', { brand, at: adding.list, language }, revision);
  const [picked, setPicked] = useState<Blank>();
  const [only, second] = data?.blanks ?? [];
  const blank = picked ?? (second === undefined && only?.value.widget === undefined ? only : undefined);
  const finish = (edits: readonly StudioEdit[]) => {
    commit(edits);
    onClose();
  };
  const addItem = (item: JsonRecord, more: readonly StudioEdit[]) => {
    const { id, ...rest } = item;
    const edit: StudioEdit = data?.isKeyed
      ? { op: 'set', brand, at: `${adding.list}/${String(id)}`, value: rest }
      : { op: 'add', brand, at: adding.list, value: item, ...adding.spot };
    finish([edit, ...more]);
  };
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal narrow">
        <Dialog className="review">
          <header className="review-head">
            <Heading slot="title">
              {blank === undefined ? `Add to ${adding.title}` : `New: ${blank.title}`}
            </Heading>
            <IconButton name="close" label="Close" onPress={onClose} />
          </header>
          {error !== undefined && <Quiet title={error} />}
          {data?.blanks.length === 0 && <Quiet title="No widget can stand here" />}
          {blank !== undefined ? (
            <NeededSettings
              key={blank.id + blank.title}
              blank={blank}
              brand={brand}
              language={language}
              onBack={picked === undefined ? undefined : () => setPicked(undefined)}
              onAdd={addItem}
            />
          ) : (
            <Widgets
              blanks={data?.blanks ?? []}
              onPick={(next) =>
                next.fields.length === 0 ? addItem({ id: next.id, ...next.value }, []) : setPicked(next)
              }
            />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Widgets({
  blanks,
  onPick,
}: {
  readonly blanks: readonly Blank[];
  readonly onPick: (blank: Blank) => void;
}) {
  const [query, setQuery] = useState('');
  const needle = query.trim().toLowerCase();
  const matching = blanks.filter(({ id, title, description }) =>
    [id, title, description].some((text) => text.toLowerCase().includes(needle)),
  );
  // Names come before descriptions that only mention the word.
  const sorted = [...matching].sort(
    (first, second) => Number(isNamed(second, needle)) - Number(isNamed(first, needle)),
  );
  return (
    <div className="add-widgets">
      <SearchField className="search" aria-label="Search widgets" autoFocus value={query} onChange={setQuery}>
        <Icon name="search" />
        <Input className="input" placeholder="Search by name or by what it shows" />
      </SearchField>
      <ListBox
        className="widget-list"
        aria-label="Widgets"
        items={sorted}
        onAction={(key) => {
          const blank = blanks.find(({ id }) => id === key);
          if (blank !== undefined) onPick(blank);
        }}
        renderEmptyState={() => <Quiet title="No widget matches" />}
      >
        {({ id, title, description, fields }) => (
          <ListBoxItem className="widget-item" id={id} textValue={title}>
            <span className="widget-title">
              {title}
              {fields.length > 0 && <span className="note">asks for settings</span>}
            </span>
            <span className="description">{description}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}

function isNamed({ title, id }: Blank, needle: string): boolean {
  return `${title} ${id}`.toLowerCase().includes(needle);
}

/** The id and the settings without which an item is not whole. */
function NeededSettings({
  blank,
  brand,
  language,
  onBack,
  onAdd,
}: {
  readonly blank: Blank;
  readonly brand: string;
  readonly language: string;
  readonly onBack: (() => void) | undefined;
  readonly onAdd: (item: JsonRecord, more: readonly StudioEdit[]) => void;
}) {
  const [id, setId] = useState(blank.id);
  const [value, setValue] = useState<JsonRecord>(blank.value);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const messages = blank.fields.filter(({ control }) => control === 'message');
  const keyOf = ({ at: place, name }: Field) => {
    const written = jsonAt(value, place);
    return typeof written === 'string' ? written : `${brand}.${id}.${name}`;
  };
  const used = messages.filter((field) => texts[field.at] || jsonAt(value, field.at) !== undefined);
  const item = used.reduce<JsonRecord>(
    (whole, field) => withEdits(whole, [{ op: 'set', brand, at: field.at, value: keyOf(field) }]),
    { id, ...value },
  );
  const missing = blank.fields.filter(
    ({ isRequired, at: place, control, fields = [] }) =>
      isRequired && (jsonAt(item, place) === undefined || (control === 'object' && isBare(item, fields))),
  );
  const isId = /^[A-Za-z][A-Za-z0-9_-]*$/.test(id);
  const add = () =>
    onAdd(
      item,
      used.flatMap((field): StudioEdit[] =>
        texts[field.at]
          ? [{ op: 'set', brand, at: keyOf(field), language, value: texts[field.at] ?? '' }]
          : [],
      ),
    );
  const context = {
    brand,
    language,
    commit: (edits: readonly StudioEdit[]) => setValue((before) => withEdits(before, edits)),
    open: () => undefined,
    add: () => undefined,
    isNew: true,
  };
  return (
    <Form
      className="add-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isId && missing.length === 0) add();
      }}
    >
      <div className="review-body">
        <p className="description">{blank.description}</p>
        <TextField className="text-field" value={id} onChange={setId} isInvalid={!isId} autoFocus>
          <Label className="label">Name in the file</Label>
          <Input className="input mono" />
          <FieldError className="error-text">Letters, digits, - and _, with a letter first.</FieldError>
        </TextField>
        {blank.fields.map((field) =>
          field.control === 'message' ? (
            <NewText
              key={field.at}
              field={field}
              language={language}
              text={texts[field.at] ?? ''}
              messageKey={keyOf(field)}
              onText={(text) => setTexts((before) => ({ ...before, [field.at]: text }))}
              onKey={(key) =>
                setValue((before) => withEdits(before, [{ op: 'set', brand, at: field.at, value: key }]))
              }
            />
          ) : (
            <SettingField key={field.at} field={withValue(field, value)} context={context} />
          ),
        )}
      </div>
      <footer className="review-foot">
        <span className="quiet">
          {missing.length > 0 && `Missing: ${missing.map(({ title }) => title.toLowerCase()).join(', ')}`}
        </span>
        <span className="spring" />
        {onBack !== undefined && (
          <Button className="button" onPress={onBack}>
            Back
          </Button>
        )}
        <Button className="button primary" type="submit" isDisabled={!isId || missing.length > 0}>
          Add
        </Button>
      </footer>
    </Form>
  );
}

/** A text of its own, with the key under which the brand keeps it; another key shows the text that stands there. */
function NewText({
  field,
  language,
  text,
  messageKey,
  onText,
  onKey,
}: {
  readonly field: Field;
  readonly language: string;
  readonly text: string;
  readonly messageKey: string;
  readonly onText: (text: string) => void;
  readonly onKey: (key: string) => void;
}) {
  return (
    <div className="field">
      <TextField className="text-field" value={text} onChange={onText}>
        <Label className="label">
          {field.title}
          <span className="note">{language}</span>
        </Label>
        <Input className="input" />
      </TextField>
      <TextField className="text-field" value={messageKey} onChange={onKey}>
        <Label className="label quiet">Message key</Label>
        <Input className="input mono" />
      </TextField>
      {field.description !== undefined && <p className="description">{field.description}</p>}
    </div>
  );
}

/** A field with the value that it has in an item that is not there yet. */
function withValue(field: Field, item: JsonRecord): Field {
  const { value: _, list: __, ...rest } = field;
  const value = jsonAt(item, field.at) ?? field.value;
  return {
    ...rest,
    control: field.control === 'list' ? 'json' : field.control,
    ...(value !== undefined && { value }),
    ...(field.fields && { fields: field.fields.map((each) => withValue(each, item)) }),
  };
}

/** Tells whether an object has none of its settings that count. */
function isBare(item: JsonRecord, fields: readonly Field[]): boolean {
  const needed = fields.filter(({ isRequired }) => isRequired);
  const all = needed.length > 0 ? needed : fields;
  const isThere = ({ at: place }: Field) => jsonAt(item, place) !== undefined;
  return needed.length > 0 ? !all.every(isThere) : !all.some(isThere);
}
