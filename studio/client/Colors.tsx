import { useRef, useState } from 'react';
import {
  Button,
  type Color,
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  Popover,
  parseColor,
  Radio,
  RadioGroup,
  SearchField,
  SliderTrack,
} from 'react-aria-components';
import type { ColorInMode, ColorToken, StudioEdit } from '#studio/api.ts';
import { type Commit, useAnswer } from './calls.ts';
import { OriginLine, Quiet } from './controls.tsx';
import { Icon } from './icons.tsx';

/** The colour tokens of a brand in one mode, each with the pairs that it has to stay readable in. */
export function Colors({
  brand,
  shownBy,
  mode,
  modes,
  revision,
  commit,
}: {
  readonly brand: string;
  /** The portal whose colours are shown, where the brand is only extended. */
  readonly shownBy: string | undefined;
  readonly mode: string;
  readonly modes: readonly { readonly id: string; readonly label: string }[];
  readonly revision: number;
  readonly commit: Commit;
}) {
  const [query, setQuery] = useState('');
  const { data, error } = useAnswer(
    '/api/colors',
    { brand, ...(shownBy !== undefined && { shownBy }) },
    revision,
  );
  if (error !== undefined) return <Quiet title={error} />;
  if (data === undefined) return <div className="panel-loading" role="status" aria-label="Loading colours" />;
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
      <p className="description">As they are in {label}. Choose another mode above to see its colours.</p>
      {tokens.length === 0 && <Quiet title="No colour matches" />}
      {[...groups].map(([group, members]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="color-list">
            {members.map((token) => (
              <Row key={token.name} token={token} brand={brand} mode={mode} label={label} commit={commit} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({
  token,
  brand,
  mode,
  label,
  commit,
}: {
  readonly token: ColorToken;
  readonly brand: string;
  readonly mode: string;
  readonly label: string;
  readonly commit: Commit;
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
        <Popover className="popover color-popover" placement="left top" offset={8}>
          <Dialog className="color-dialog" aria-label={token.name}>
            <Picker token={token} color={color} brand={brand} label={label} commit={commit} />
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
}: {
  readonly token: ColorToken;
  readonly color: ColorInMode;
  readonly brand: string;
  readonly label: string;
  readonly commit: Commit;
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
        <ColorArea className="color-area" colorSpace="hsb" xChannel="saturation" yChannel="brightness">
          <ColorThumb className="thumb" />
        </ColorArea>
        <ColorSlider className="color-slider" colorSpace="hsb" channel="hue">
          <Label className="hidden-label">Hue</Label>
          <SliderTrack className="color-track">
            <ColorThumb className="thumb" />
          </SliderTrack>
        </ColorSlider>
        <ColorSlider className="color-slider" colorSpace="hsb" channel="alpha">
          <Label className="hidden-label">Opacity</Label>
          <SliderTrack className="color-track">
            <ColorThumb className="thumb" />
          </SliderTrack>
        </ColorSlider>
        <ColorField className="text-field">
          <Label className="label">Hex</Label>
          <Input className="input mono" />
        </ColorField>
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
    return <p className="description">No pair of colours that must stay readable has it.</p>;
  const sorted = [...pairs].sort((a, b) => Number(a.isMet) - Number(b.isMet));
  return (
    <ul className="pairs" aria-label="Contrast">
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

/** A colour of CSS; black where the picker cannot read it. */
function colorOf(css: string): Color {
  try {
    return parseColor(css).toFormat('hsb');
  } catch {
    return parseColor('#000000').toFormat('hsb');
  }
}
