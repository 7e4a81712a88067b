import { styled } from 'styled-components';
import { useRuntime } from './app.ts';

const Svg = styled.svg`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  /* Browsers may draw a symbol anew while it is pressed, and forget the press: what is pressed is what the icon stands in. */
  pointer-events: none;

  [dir='rtl'] &[data-directional] {
    transform: scaleX(-1);
  }
`;

/** Icons that point somewhere and turn round with the writing direction. */
const DIRECTIONAL = new Set(['chevron-start', 'chevron-end', 'arrow-end', 'logout']);

/**
 * An icon of the brand's sprite (asset `icons`), in the colour and size of the text around it. Decoration only:
 * whatever it stands for is also said in words. Nothing where the brand has no sprite.
 *
 * @param name id of a symbol in the sprite
 */
export function Icon({ name, className }: { name: string; className?: string }) {
  const { assets } = useRuntime();
  if (assets.icons === undefined) return null;
  return (
    <Svg aria-hidden="true" className={className} {...(DIRECTIONAL.has(name) && { 'data-directional': '' })}>
      <use href={`${assets.icons}#${name}`} />
    </Svg>
  );
}
