import { createContext, type ReactNode, useContext } from 'react';
import {
  Button,
  type ButtonProps,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import type { Finding, Json, Origin, Stale } from '#studio/api.ts';
import { Icon } from './icons.tsx';
import { visible } from './visible.ts';

/** A button that is an icon, named for screen readers and in a tooltip. */
export function IconButton({
  name,
  label,
  tip = label,
  ...rest
}: ButtonProps & {
  readonly name: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  /** Text of the tooltip. Default: the label. */
  readonly tip?: string;
}) {
  return (
    <TooltipTrigger delay={400}>
      <Button {...rest} className="icon-button" aria-label={label}>
        <Icon name={name} />
      </Button>
      <Tooltip className="tooltip" offset={6}>
        {tip}
      </Tooltip>
    </TooltipTrigger>
  );
}

/** A choice of one of a few. */
export function Choice({
  label,
  isLabelShown = false,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly note?: string }[];
  readonly onChange: (id: string) => void;
}) {
  return (
    <Select
      className="choice"
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key))}
      {...(isLabelShown ? {} : { 'aria-label': label })}
    >
      {isLabelShown && <Label className="label">{label}</Label>}
      <Button className="choice-button">
        <SelectValue className="choice-value">{({ selectedText }) => selectedText}</SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="popover" offset={4}>
        <ListBox className="list-box" items={options}>
          {({ id, label: text, note }) => (
            <ListBoxItem className="list-item" id={id} textValue={text}>
              <span>{text}</span>
              {note !== undefined && <span className="note">{note}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}

/** Values of the brand beneath which a parent's value has changed. */
export const StaleValues = createContext<readonly Stale[]>([]);

/** The file and line of a value, and whose it is. */
export function OriginLine({
  origin,
  otherwise,
  isSame = false,
  onReset,
  onSpread,
}: {
  readonly origin: Origin | undefined;
  readonly otherwise: string;
  /** True when it says what would hold without it. */
  readonly isSame?: boolean | undefined;
  readonly onReset?: (() => void) | undefined;
  /** Asks in which other brands the own value is to be, too. */
  readonly onSpread?: (() => void) | undefined;
}) {
  const stale = useContext(StaleValues).find(({ place }) => place === origin?.place);
  return (
    <div className="origin">
      {origin === undefined ? (
        <span>{otherwise}</span>
      ) : (
        <span title={origin.place}>
          <b className={origin.isOwn ? 'own' : undefined}>
            {origin.isOwn ? 'Own value' : `From ${origin.layer}`}
          </b>
          <span className="place">{shortPlace(origin)}</span>
          {isSame && <span className="same">, as inherited</span>}
          {stale !== undefined && (
            <span className="stale">
              {stale.over} has changed its value since, from {shown(stale.was)} to {shown(stale.now)}.
            </span>
          )}
        </span>
      )}
      {origin?.isOwn && (onSpread ?? onReset) && (
        <div className="origin-links">
          {onSpread && (
            <Button className="link-button" aria-label="In other brands, too" onPress={onSpread}>
              Other brands…
            </Button>
          )}
          {onReset && (
            <Button className="link-button" onPress={onReset}>
              {isSame ? 'Take out' : 'Reset'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A value in a line of text: a colour as browsers write it. */
function shown(value: Json): string {
  const { hex } = Object(value) as { readonly hex?: Json };
  const text = [hex, value].find((each) => typeof each === 'string') ?? JSON.stringify(value);
  return visible(text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
}
const LONGEST_SHOWN = 100;

/** The file in the folder of its brand, and the line: `messages/EN.json:901`. */
function shortPlace({ place, layer }: Origin): string {
  const folder = `/${layer}/`;
  return place.slice(place.lastIndexOf(folder) + folder.length).replace(/:\d+$/, '');
}

/** Findings, each with its file, its line and its remedy. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="findings">
      {findings.map(({ severity, message, hint, place, code }) => (
        <li key={code + place + message} className={`finding ${severity}`}>
          <p>
            <span className="severity">{severity}</span> {visible(message)}
          </p>
          {hint !== '' && <p className="hint">{visible(hint)}</p>}
          <p className="place">{place}</p>
        </li>
      ))}
    </ul>
  );
}

/** A sentence in the middle of an empty space. */
export function Quiet({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="quiet-state">
      <p className="quiet-title">{title}</p>
      {children}
    </div>
  );
}
