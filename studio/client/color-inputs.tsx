import {
  type Color,
  ColorArea,
  ColorField,
  ColorSlider,
  ColorThumb,
  Input,
  Label,
  parseColor,
  SliderTrack,
} from 'react-aria-components';

/** The ways to give a colour, inside of a picker: by pointer, by keyboard, and as text. */
export function ColorInputs({ hasOpacity = false }: { readonly hasOpacity?: boolean }) {
  return (
    <>
      <ColorArea className="color-area" colorSpace="hsb" xChannel="saturation" yChannel="brightness">
        <ColorThumb className="thumb" />
      </ColorArea>
      <Channel channel="hue" label="Hue" />
      {hasOpacity && <Channel channel="alpha" label="Opacity" />}
      <ColorField className="text-field">
        <Label className="label">Hex</Label>
        <Input className="input mono" />
      </ColorField>
    </>
  );
}

function Channel({ channel, label }: { readonly channel: 'hue' | 'alpha'; readonly label: string }) {
  return (
    <ColorSlider className="color-slider" colorSpace="hsb" channel={channel}>
      <Label className="hidden-label">{label}</Label>
      <SliderTrack className="color-track">
        <ColorThumb className="thumb" />
      </SliderTrack>
    </ColorSlider>
  );
}

/** A colour of CSS; black where the picker cannot read it. */
export function colorOf(css: string): Color {
  try {
    return parseColor(css).toFormat('hsb');
  } catch {
    return parseColor('#000000').toFormat('hsb');
  }
}
