import { Picture, token } from '@liveryjs/engine/kit';
import type { ClubLabel } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Ring = styled.span`
  display: grid;
  flex: none;
  inline-size: var(--size);
  block-size: var(--size);
  padding: ${token('border.width.thick')};
  border-radius: ${token('radius.full')};
  background: linear-gradient(135deg, var(--rank, ${token('color.brand.400')}), var(--rank2, ${token('color.brand.600')}));

  img {
    border: ${token('border.width.thick')} solid ${token('color.surface.overlay')};
    border-radius: ${token('radius.full')};
  }
`;

interface Props {
  /** Address of the picture; undefined: the brand's own shows. */
  readonly src: string | undefined;
  /** The rank whose colours the ring has. */
  readonly rank: ClubLabel | undefined;
  /** Width and height in pixels. */
  readonly size: number;
}

/** The picture of an account in a ring of its rank's colours; the brand's own where there is none [2.23]. */
export function Avatar({ src, rank, size }: Props) {
  return (
    <Ring
      style={{
        ['--size' as string]: `${size}px`,
        ['--rank' as string]: rank?.color,
        ['--rank2' as string]: rank?.color2,
      }}
    >
      <Picture src={src} alt="" width={size} height={size} eager />
    </Ring>
  );
}
