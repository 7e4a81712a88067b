import { useEffect, useRef, useState } from 'react';
import { Input, Label, Text, TextArea, TextField } from 'react-aria-components';
import type { Json, MessageText, StudioEdit } from '#studio/api.ts';
import type { Commit } from './calls.ts';
import { OriginLine } from './controls.tsx';
import type { FormContext } from './form-context.ts';

/** A text of the brand in one language. */
export function MessageField({
  label,
  message,
  brand,
  language,
  commit,
  spread,
  isFocused = false,
}: {
  readonly label: string;
  readonly message: MessageText;
  readonly brand: string;
  readonly language: string;
  readonly commit: Commit;
  readonly spread?: FormContext['spread'];
  /** True where it is to be written in at once. */
  readonly isFocused?: boolean;
}) {
  const { key, text, origin } = message;
  const place = { brand, at: key, language };
  return (
    <div className="message" data-message={key}>
      <LiveText
        label={label}
        note={language}
        isLong
        isFocused={isFocused}
        value={text ?? ''}
        onCommit={(value, gesture) => commit([{ op: 'set', ...place, value } satisfies StudioEdit], gesture)}
      />
      <OriginLine
        origin={origin}
        otherwise={`No text in ${language} yet`}
        isSame={message.isSame}
        onReset={() => commit([{ op: 'reset', ...place }])}
        onSpread={spread && (() => spread({ op: 'set', ...place, value: text ?? '' }))}
      />
    </div>
  );
}

/** A text that shows in the portal while it is written. All of one visit of the field is one step. */
export function LiveText({
  label,
  note,
  value,
  onCommit,
  isLong = false,
  isMono = false,
  isLabelQuiet = false,
  isLate = false,
  isWhole = false,
  isFocused: isFirst = false,
}: {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly onCommit: (value: string, gesture: string) => void;
  readonly isLong?: boolean;
  readonly isMono?: boolean;
  readonly isLabelQuiet?: boolean;
  /** It shows when the field is left. */
  readonly isLate?: boolean;
  /** It is a text of many lines, which has all the room there is. */
  readonly isWhole?: boolean;
  /** It has the focus from the beginning. */
  readonly isFocused?: boolean;
}) {
  const [text, setText] = useState(value);
  const isFocused = useRef(false);
  const visit = useRef('');
  /** True while the brand says something else than what stands in the field. */
  const isOutdated = useRef(false);
  useEffect(() => {
    if (isFocused.current) isOutdated.current = value !== text;
    else setText(value);
  }, [value, text]);
  /** True when something was written in this visit, which stays where it could not be given on. */
  const isWritten = useRef(false);
  /** True while something is written that was not given on. */
  const isWaiting = useRef(false);
  const commit = (next: string) => {
    isWaiting.current = false;
    onCommit(next, visit.current);
  };
  const InputOrArea = isLong || isWhole ? TextArea : Input;
  return (
    <TextField
      className={`text-field${isWhole ? ' whole' : ''}`}
      autoFocus={isFirst}
      value={text}
      onFocus={() => {
        isFocused.current = true;
        isWritten.current = false;
        visit.current = crypto.randomUUID();
      }}
      onBlur={() => {
        isFocused.current = false;
        if (isWaiting.current) commit(text);
        else if (isOutdated.current && !isWritten.current) setText(value);
      }}
      onChange={(next) => {
        setText(next);
        isWritten.current = true;
        if (isLate) isWaiting.current = true;
        else commit(next);
      }}
    >
      <Label className={isLabelQuiet ? 'label quiet' : 'label'}>
        {label}
        {note !== undefined && <span className="note">{note}</span>}
      </Label>
      <InputOrArea
        className={`input${isMono ? ' mono' : ''}${isLong || isWhole ? ' area' : ''}`}
        {...(isWhole && { dir: 'auto' })}
      />
    </TextField>
  );
}

/** A value for which there is no control of its own. It is taken when the field is left, and held against the same checks. */
export function JsonText({
  label,
  value,
  onCommit,
}: {
  readonly label: string;
  readonly value: Json | undefined;
  readonly onCommit: (value: Json) => void;
}) {
  const written = value === undefined ? '' : JSON.stringify(value, null, 2);
  const [text, setText] = useState(written);
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    setText(written);
    setWrong(undefined);
  }, [written]);
  const leave = () => {
    if (text === written || text.trim() === '') return setWrong(undefined);
    try {
      onCommit(JSON.parse(text) as Json);
      setWrong(undefined);
    } catch (error) {
      setWrong(`This is not valid JSON: ${(error as Error).message}`);
    }
  };
  return (
    <TextField
      className="text-field"
      value={text}
      isInvalid={wrong !== undefined}
      onChange={setText}
      onBlur={leave}
    >
      <Label className="label">
        {label}
        <span className="note">JSON</span>
      </Label>
      <TextArea
        className="input area mono"
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        spellCheck={false}
      />
      {wrong !== undefined && (
        <Text slot="errorMessage" className="error-text">
          {wrong}
        </Text>
      )}
    </TextField>
  );
}
