import { useRef, useState } from 'react';
import {
  Button,
  type Color,
  ColorPicker,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  Popover,
  Radio,
  RadioGroup,
  SearchField,
} from 'react-aria-components';
import type { ColorInMode, ColorToken, StudioEdit } from '#studio/api.ts';
import { type Commit, useAnswer } from './calls.ts';
import { ColorInputs, colorOf } from './color-inputs.tsx';
import { OriginLine, Quiet } from './controls.tsx';
import type { FormContext } from './form-context.ts';
import { Icon } from './icons.tsx';
import { Palette } from './Palette.tsx';

/** The colour tokens of a brand in one mode, each with the pairs that it has to stay readable in. */
export function Colors({
  brand,
  shownBy,
  mode,
  modes,
  revision,
  commit,
  spread,
}: {
  readonly brand: string;
  /** The portal whose colours are shown, where the brand is only extended. */
  readonly shownBy: string | undefined;
  readonly mode: string;
  readonly modes: readonly { readonly id: string; readonly label: string }[];
  readonly revision: number;
  readonly commit: Commit;
  readonly spread: FormContext['spread'];
}) {
  const [query, setQuery] = useState('');
  const { data, error } = useAnswer(
    '/api/colors',
    { brand, ...(shownBy !== undefined && { shownBy }) },
    revision,
  );
  if (error !== undefined) return <Quiet title={error} />;
  if (data === undefined) return <div className="panel-loading" role="status" aria-label="Loading colours" />;
  if (data.tokens.length === 0)
    return (
      <Quiet title="No colours yet">
        <p>They appear once the theme of the brand can be read. See Findings for what is in the way.</p>
      </Quiet>
    );
  const tokens = data.tokens.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const groups = new Map<string, ColorToken[]>();
  for (const token of tokens) groups.set(groupOf(token), [...(groups.get(groupOf(token)) ?? []), token]);
  const label = modes.find(({ id }) => id === mode)?.label ?? mode;
  return (
    <div className="colors">
      <SearchField className="search" aria-label="Search colours" value={query} onChange={setQuery}>
        <Icon name="search" />
        <Input className="input" placeholder="Search colours" />
      </SearchField>
      <p className="description">Colours of the mode {label}. Choose another mode above to see its own.</p>
      <Palette brand={brand} tokens={data.tokens} mode={mode} commit={commit} />
      {tokens.length === 0 && <Quiet title="No colour matches" />}
      {[...groups].map(([group, members]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="color-list">
            {members.map((token) => (
              <Row
                key={token.name}
                token={token}
                brand={brand}
                mode={mode}
                label={label}
                commit={commit}
                spread={spread}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Beside the list where there is room for the portal, else below the colour: as the columns of the page stand. */
const placement = () => (innerWidth > 640 ? 'left top' : 'bottom');

function Row({
  token,
  brand,
  mode,
  label,
  commit,
  spread,
}: {
  readonly token: ColorToken;
  readonly brand: string;
  readonly mode: string;
  readonly label: string;
  readonly commit: Commit;
  readonly spread: FormContext['spread'];
}) {
  const color = token.modes.find((each) => each.mode === mode);
  if (color === undefined) return null;
  const failing = token.modes.flatMap(({ pairs }) => pairs).filter(({ isMet }) => !isMet).length;
  const name = token.name.split('.').slice(2).join('.') || token.name;
  return (
    <li>
      <DialogTrigger>
        <Button className="color-row" aria-label={`${token.name}, ${color.css}`}>
          <span className="swatch" style={{ background: color.css }} />
          <span className="color-name">{name}</span>
          {failing > 0 && (
            <span className="badge error">{failing === 1 ? '1 pair fails' : `${failing} pairs fail`}</span>
          )}
          {color.origin.isOwn && <span className="dot" role="img" aria-label="Own value" />}
          <span className="note mono">{color.alias === undefined ? color.css : lastOf(color.alias)}</span>
        </Button>
        <Popover className="popover color-popover" placement={placement()} offset={8}>
          <Dialog className="color-dialog" aria-label={token.name}>
            {({ close }) => (
              <Picker
                token={token}
                color={color}
                brand={brand}
                label={label}
                commit={commit}
                spread={
                  spread &&
                  ((edit) => {
                    close();
                    spread(edit);
                  })
                }
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </li>
  );
}

function Picker({
  token,
  color,
  brand,
  label,
  commit,
  spread,
}: {
  readonly token: ColorToken;
  readonly color: ColorInMode;
  readonly brand: string;
  readonly label: string;
  readonly commit: Commit;
  readonly spread: FormContext['spread'];
}) {
  const [scope, setScope] = useState(color.fileMode === undefined ? 'all' : 'mode');
  const [value, setValue] = useState<Color>(() => colorOf(color.css));
  const gesture = useRef(crypto.randomUUID());
  const place = (mode: string | undefined) => ({
    brand,
    at: token.name,
    ...(mode !== undefined && { mode }),
  });
  const change = (next: Color | null) => {
    if (next === null) return;
    setValue(next);
    const hex = next.toString(next.getChannelValue('alpha') < 1 ? 'hexa' : 'hex').toLowerCase();
    // The file of a mode lies over the one for all modes.
    const inFiles = [...new Set(token.modes.map(({ fileMode }) => fileMode))];
    const modes = scope === 'all' ? inFiles : [color.mode];
    const edits = modes.map((mode): StudioEdit => ({ op: 'set', ...place(mode), value: hex }));
    commit(edits, gesture.current);
  };
  const shown = scope === 'all' ? token.modes : [color];
  return (
    <div className="picker">
      <h3 className="mono">{token.name}</h3>
      <ColorPicker value={value} onChange={change}>
        <ColorInputs hasOpacity />
      </ColorPicker>
      <RadioGroup className="radios" value={scope} onChange={setScope} orientation="horizontal">
        <Label className="label">Change</Label>
        <Radio className="radio" value="all">
          All modes
        </Radio>
        <Radio className="radio" value="mode">
          Only {label}
        </Radio>
      </RadioGroup>
      <OriginLine
        origin={color.origin}
        otherwise=""
        isSame={color.isSame}
        onReset={() => {
          commit([{ op: 'reset', ...place(color.fileMode) }]);
        }}
        onSpread={
          spread &&
          (() =>
            spread({
              op: 'set',
              ...place(color.fileMode),
              value: color.alias === undefined ? color.css : `{${color.alias}}`,
            }))
        }
      />
      {color.alias !== undefined && (
        <p className="description">
          Takes its value from <code>{color.alias}</code>.
        </p>
      )}
      <Pairs modes={shown} />
    </div>
  );
}

/** The verdict of each pair of colours that a token is in. */
function Pairs({ modes }: { readonly modes: readonly ColorInMode[] }) {
  const pairs = modes.flatMap(({ mode, pairs: inMode }) => inMode.map((pair) => ({ mode, ...pair })));
  if (pairs.length === 0)
    return <p className="description">This colour is in no pair that has to stay readable.</p>;
  const sorted = [...pairs].sort((a, b) => Number(a.isMet) - Number(b.isMet));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ul className="pairs" aria-label="Contrast" tabIndex={0}>
      {sorted.map(({ mode, id, other, part, color, ground, ratio, needed, isMet }) => (
        <li key={mode + id} className={isMet ? 'pair' : 'pair failing'}>
          <span className="sample" style={{ color, background: ground }} aria-hidden="true">
            Aa
          </span>
          <span className="pair-name" title={other}>
            {part === 'text' ? `on ${lastOf(other)}` : `below ${lastOf(other)}`}
            {modes.length > 1 && <span className="note">{mode}</span>}
          </span>
          <span className="pair-ratio">
            {ratio === undefined ? 'not opaque' : ratio.toFixed(2)} {isMet ? 'passes' : `needs ${needed}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function groupOf({ name }: ColorToken): string {
  const [, group = name] = name.split('.');
  return group.charAt(0).toUpperCase() + group.slice(1);
}

function lastOf(name: string): string {
  return name.split('.').slice(1).join('.');
}
