import { useRef, useState } from 'react';
import { Button, type Color, ColorPicker, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { ColorToken } from '#studio/api.ts';
import type { Commit } from './calls.ts';
import { ColorInputs, colorOf } from './color-inputs.tsx';

/** The colour that a brand's palette follows from. */
const ROOT = 'color.brand.500';
const SHOWN = [ROOT, 'color.accent.500', 'color.glow.500', 'color.neutral.tint'];

interface Props {
  readonly brand: string;
  readonly tokens: readonly ColorToken[];
  readonly mode: string;
  readonly commit: Commit;
}

/** A whole palette from one colour, as one step of the draft; nothing where the brand has no colour to begin with. */
export function Palette(props: Props) {
  if (cssOf(props, ROOT) === undefined) return null;
  return (
    <DialogTrigger>
      <Button className="button">Palette from one colour</Button>
      <Popover className="popover color-popover" placement="left top" offset={8}>
        <Dialog className="color-dialog" aria-label="Palette from one colour">
          <Maker {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Maker(props: Props) {
  const { brand, tokens, commit } = props;
  const [value, setValue] = useState<Color>(() => colorOf(cssOf(props, ROOT) ?? ''));
  const gesture = useRef(crypto.randomUUID());
  const failing = tokens.flatMap(({ modes }) =>
    modes.flatMap(({ mode, pairs }) => pairs.flatMap((pair) => (pair.isMet ? [] : mode + pair.id))),
  );
  const count = new Set(failing).size;
  const change = (next: Color | null) => {
    if (next === null) return;
    setValue(next);
    const hex = next.toString('hex').toLowerCase();
    commit([{ op: 'palette', brand, at: 'color', value: hex }], gesture.current);
  };
  return (
    <div className="picker">
      <h3>Palette from one colour</h3>
      <p className="description">
        The accent, the glow and the tint of the greys are made to go with it, and all their shades follow.
        Undo takes all of it back at once.
      </p>
      <ColorPicker value={value} onChange={change}>
        <ColorInputs />
      </ColorPicker>
      <ul className="palette" aria-label="Palette">
        {SHOWN.map((name) => (
          <li key={name} className="palette-color">
            <span className="swatch" style={{ background: cssOf(props, name) }} />
            <span className="note">{name.split('.')[1]}</span>
          </li>
        ))}
      </ul>
      <p className={`pair-verdict${count > 0 ? ' failing' : ''}`} role="status">
        {count === 0
          ? 'All pairs of colours stay readable, in every mode.'
          : `${countOf(count)} ${count === 1 ? 'fails' : 'fail'}: the list says which.`}
      </p>
    </div>
  );
}

function cssOf({ tokens, mode }: Pick<Props, 'tokens' | 'mode'>, name: string): string | undefined {
  return tokens.find((token) => token.name === name)?.modes.find((each) => each.mode === mode)?.css;
}

function countOf(count: number): string {
  return count === 1 ? '1 pair' : `${count} pairs`;
}
