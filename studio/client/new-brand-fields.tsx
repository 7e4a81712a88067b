import { Checkbox, CheckboxGroup, FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import type { NewBrandView } from '#studio/api.ts';
import { Choice } from './controls.tsx';
import type { Fields, Written } from './new-brand-form.ts';
import { visible } from './visible.ts';

/** A line of text with its hint and what is wrong with it. */
export function Entry({
  name,
  label,
  value,
  hint,
  error,
  placeholder,
  isMono = false,
  isFirst = false,
  onChange,
  onLeave,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly placeholder?: string;
  readonly isMono?: boolean;
  /** It has the focus from the beginning. */
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}) {
  return (
    <TextField
      className="text-field"
      name={name}
      value={value}
      isInvalid={error !== undefined}
      autoFocus={isFirst}
      autoComplete="off"
      onChange={onChange}
      onBlur={onLeave}
    >
      <Label className="label">{label}</Label>
      <Input
        className={`input${isMono ? ' mono' : ''}`}
        spellCheck={!isMono}
        {...(placeholder !== undefined && { placeholder })}
      />
      <Text slot="description" className="description">
        {hint}
      </Text>
      <FieldError className="error-text">{error === undefined ? '' : visible(error)}</FieldError>
    </TextField>
  );
}

/** The languages of the parent, of which the brand has some, and the one that it begins with. */
export function Languages({
  view,
  fields,
  error,
  onChange,
}: {
  readonly view: NewBrandView;
  readonly fields: Fields;
  readonly error: string | undefined;
  readonly onChange: (change: Written) => void;
}) {
  const chosen = view.languages.filter(({ code }) => fields.languages.includes(code));
  return (
    <div className="new-brand-part">
      <CheckboxGroup
        className="checks"
        value={[...fields.languages]}
        isInvalid={error !== undefined}
        onChange={(languages) => onChange({ languages })}
      >
        <Label className="label">Languages</Label>
        <div className="check-grid">
          {view.languages.map(({ code, label }) => (
            <Checkbox key={code} className="check" value={code}>
              <span className="check-box" aria-hidden="true" />
              <span className="check-label">{visible(label)}</span>
              <span className="note">{code}</span>
            </Checkbox>
          ))}
        </div>
        <FieldError className="error-text">{error === undefined ? '' : visible(error)}</FieldError>
      </CheckboxGroup>
      {chosen.length > 1 && (
        <Choice
          label="Default language"
          isLabelShown
          value={fields.defaultLanguage}
          options={chosen.map(({ code, label }) => ({ id: code, label: visible(label), note: code }))}
          onChange={(defaultLanguage) => onChange({ defaultLanguage })}
        />
      )}
    </div>
  );
}

/** Sentences that belong to no line of text. */
export function Errors({ sentences }: { readonly sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <p key={sentence} className="error-text" role="alert">
      {visible(sentence)}
    </p>
  ));
}

/** A fault of a field that is no line of text, and sentences that do not stand in the way. */
export function Remarks({
  error,
  notes,
}: {
  readonly error: string | undefined;
  readonly notes: readonly string[];
}) {
  return (
    <>
      <p className="error-text" role="status">
        {error === undefined ? '' : visible(error)}
      </p>
      {notes.map((note) => (
        <p key={note} className="warning-text">
          {visible(note)}
        </p>
      ))}
    </>
  );
}
