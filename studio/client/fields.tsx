import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Group,
  Input,
  Label,
  NumberField,
  Switch,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import type { Field, Json, MessageText, StudioEdit } from '#studio/api.ts';
import type { Commit } from './calls.ts';
import { Choice, FindingList, OriginLine } from './controls.tsx';

interface Common {
  readonly brand: string;
  readonly language: string;
  readonly commit: Commit;
}

/** One setting: the control for its kind, whose value it shows, and what is wrong with it. */
export function SettingField({ field, brand, language, commit }: Common & { readonly field: Field }) {
  const set = (value: Json, gesture?: string) => commit([{ op: 'set', brand, at: field.at, value }], gesture);
  return (
    <div className={`field${field.findings.length > 0 ? ' wrong' : ''}`}>
      <Control field={field} set={set} common={{ brand, language, commit }} />
      <OriginLine
        origin={field.origin}
        otherwise={field.value === undefined ? 'Not set' : 'Default of the widget'}
        onReset={() => commit([{ op: 'reset', brand, at: field.at }])}
      />
      <FindingList findings={field.findings} />
    </div>
  );
}

function Control({
  field,
  set,
  common,
}: {
  readonly field: Field;
  readonly set: (value: Json, gesture?: string) => void;
  readonly common: Common;
}) {
  const { control, value, title, description, options = [], minimum, maximum, isWhole, message } = field;
  const hint = description !== undefined && (
    <Text slot="description" className="description">
      {description}
    </Text>
  );
  if (control === 'boolean')
    return (
      <>
        <Switch className="switch" isSelected={value === true} onChange={set}>
          <span className="label">{title}</span>
          <span className="switch-track" aria-hidden="true" />
        </Switch>
        {description !== undefined && <p className="description">{description}</p>}
      </>
    );
  if (control === 'select')
    return (
      <>
        <Choice
          label={title}
          isLabelShown
          value={typeof value === 'string' ? value : ''}
          options={options.map((id) => ({ id, label: id }))}
          onChange={set}
        />
        {description !== undefined && <p className="description">{description}</p>}
      </>
    );
  if (control === 'number')
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
        {hint}
      </NumberField>
    );
  if (control === 'message')
    return (
      <>
        {message !== undefined && <MessageField label={title} message={message} {...common} />}
        <LiveText
          label={message === undefined ? title : 'Message key'}
          isMono
          isLabelQuiet={message !== undefined}
          value={typeof value === 'string' ? value : ''}
          onCommit={(text, gesture) => text !== '' && set(text, gesture)}
          isLate
        />
        {description !== undefined && <p className="description">{description}</p>}
      </>
    );
  if (control === 'text')
    return (
      <>
        <LiveText label={title} value={typeof value === 'string' ? value : ''} onCommit={set} />
        {description !== undefined && <p className="description">{description}</p>}
      </>
    );
  return (
    <>
      <JsonText label={title} value={value} onCommit={set} />
      {description !== undefined && <p className="description">{description}</p>}
    </>
  );
}

/** A text of the brand in one language. */
export function MessageField({
  label,
  message,
  brand,
  language,
  commit,
}: Common & { readonly label: string; readonly message: MessageText }) {
  const { key, text, origin } = message;
  const place = { brand, at: key, language };
  return (
    <div className="message">
      <LiveText
        label={label}
        note={language}
        isLong
        value={text ?? ''}
        onCommit={(value, gesture) => commit([{ op: 'set', ...place, value } satisfies StudioEdit], gesture)}
      />
      <OriginLine
        origin={origin}
        otherwise={`Nothing says it in ${language}`}
        onReset={() => commit([{ op: 'reset', ...place }])}
      />
    </div>
  );
}

/** The pause after a letter, before a text is shown in the portal, in milliseconds. */
const PAUSE = 150;

/** A text that shows in the portal while it is written. All of one visit of the field is one step. */
function LiveText({
  label,
  note,
  value,
  onCommit,
  isLong = false,
  isMono = false,
  isLabelQuiet = false,
  isLate = false,
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
}) {
  const [text, setText] = useState(value);
  const isFocused = useRef(false);
  const visit = useRef('');
  /** True while the brand says something else than what stands in the field. */
  const isOutdated = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (isFocused.current) isOutdated.current = value !== text;
    else setText(value);
  }, [value, text]);
  /** True while something is written that was not given on. */
  const isWaiting = useRef(false);
  const commit = (next: string) => {
    clearTimeout(timer.current);
    isWaiting.current = false;
    onCommit(next, visit.current);
  };
  const InputOrArea = isLong ? TextArea : Input;
  return (
    <TextField
      className="text-field"
      value={text}
      onFocus={() => {
        isFocused.current = true;
        visit.current = crypto.randomUUID();
      }}
      onBlur={() => {
        isFocused.current = false;
        if (isWaiting.current) commit(text);
        else if (isOutdated.current) setText(value);
      }}
      onChange={(next) => {
        setText(next);
        isWaiting.current = true;
        clearTimeout(timer.current);
        if (!isLate) timer.current = setTimeout(() => commit(next), PAUSE);
      }}
    >
      <Label className={isLabelQuiet ? 'label quiet' : 'label'}>
        {label}
        {note !== undefined && <span className="note">{note}</span>}
      </Label>
      <InputOrArea className={`input${isMono ? ' mono' : ''}${isLong ? ' area' : ''}`} />
    </TextField>
  );
}

/** A value for which there is no control of its own. It is taken when the field is left, and held against the same checks. */
function JsonText({
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
      setWrong(`This is no JSON: ${(error as Error).message}`);
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
