import { Button, ColorPicker, Dialog, DialogTrigger, Group, Popover } from 'react-aria-components';
import { ColorInputs, colorOf } from './color-inputs.tsx';
import { Remarks } from './new-brand-fields.tsx';
import { visible } from './visible.ts';

/** Colours of the palette that are shown, by the names of their tokens. */
const SHOWN = ['color.brand.500', 'color.accent.500', 'color.glow.500', 'color.neutral.tint'];

/** The colour that all others of a brand are made to go with. */
export function ColorField({
  color,
  palette,
  error,
  notes,
  parent,
  onChange,
}: {
  /** `#rrggbb`; undefined where the parent has none, and nobody has chosen one. */
  readonly color: string | undefined;
  /** Empty while the colours are those of the parent. */
  readonly palette: Readonly<Record<string, string>>;
  readonly error: string | undefined;
  readonly notes: readonly string[];
  readonly parent: string;
  readonly onChange: (color: string) => void;
}) {
  const shown = SHOWN.flatMap((name) => palette[name] ?? []);
  return (
    <Group className="color-field" aria-labelledby="color-label">
      <span className="label" id="color-label">
        Main colour
      </span>
      <div className="color-chosen">
        <DialogTrigger>
          <Button className="button color-button" aria-label={`Main colour, ${color ?? 'none yet'}. Choose`}>
            <span className="swatch" style={{ background: color }} />
            <span className="mono">{color ?? 'Choose'}</span>
          </Button>
          <Popover className="popover color-popover" placement="top start" offset={8}>
            <Dialog className="color-dialog" aria-label="Main colour">
              <div className="picker">
                <ColorPicker
                  value={colorOf(color ?? '')}
                  onChange={(next) => onChange(next.toString('hex').toLowerCase())}
                >
                  <ColorInputs />
                </ColorPicker>
              </div>
            </Dialog>
          </Popover>
        </DialogTrigger>
        {shown.length > 0 && (
          <ul className="palette" aria-label="Palette">
            {SHOWN.filter((name) => palette[name] !== undefined).map((name) => (
              <li key={name} className="palette-color">
                <span className="swatch" style={{ background: palette[name] }} />
                <span className="note">{name.split('.')[1]}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="description">
        {shown.length === 0
          ? `As ${visible(parent)} has it, with all of its other colours. Choose another one, and a whole palette is made to go with it.`
          : 'The accent, the glow and the tint of the greys are made to go with it, and all their shades follow.'}
      </p>
      <Remarks error={error} notes={notes} />
    </Group>
  );
}
