import { useState } from 'react';
import { Button, FieldError, Form, Input, Label, Switch, TextField } from 'react-aria-components';
import type { Blank, Field, StudioEdit } from '#studio/api.ts';
import { SettingField } from './fields.tsx';
import { type JsonRecord, jsonAt, withEdits } from './local-value.ts';

/** The id and the settings without which an item is not whole. */
export function NeededSettings({
  blank,
  brand,
  language,
  languages,
  onBack,
  onAdd,
}: {
  readonly blank: Blank;
  readonly onBack: (() => void) | undefined;
  readonly onAdd: (item: JsonRecord, more: readonly StudioEdit[]) => void;
  readonly brand: string;
  /** Code of the language in which texts are written. */
  readonly language: string;
  /** Codes of all languages of the brand. */
  readonly languages: readonly string[];
}) {
  const [id, setId] = useState(blank.id);
  const [value, setValue] = useState<JsonRecord>(blank.value);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [isEverywhere, setEverywhere] = useState(true);
  const others = languages.filter((code) => code !== language);
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
      used.flatMap((field) => {
        const value = texts[field.at] ?? '';
        const codes = value === '' ? [] : [language, ...(isEverywhere ? others : [])];
        return codes.map(
          (code): StudioEdit => ({
            op: 'set',
            brand,
            at: keyOf(field),
            language: code,
            value,
          }),
        );
      }),
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
        {messages.length > 0 && others.length > 0 && (
          <Switch className="switch" isSelected={isEverywhere} onChange={setEverywhere}>
            <span>
              {others.length === 1
                ? `In ${others[0]} too, until it is translated`
                : `In the ${others.length} other languages too, until they are translated`}
            </span>
            <span className="switch-track" aria-hidden="true" />
          </Switch>
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
