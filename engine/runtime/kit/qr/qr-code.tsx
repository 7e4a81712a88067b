import { styled } from 'styled-components';
import { useAsset } from '#engine/kit/use-brand.ts';
import { useResource } from '#engine/kit/use-resource.ts';
import { token } from '#engine/render/token.ts';

/** Part of the width that the logo covers, with the ground around it. */
const LOGO = 0.24;

/** White in every mode: readers want dark on light, and room around. */
const Ground = styled.div`
  inline-size: fit-content;
  padding: ${token('space.3')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('color.neutral.0')};
`;

interface Props {
  readonly text: string;
  /** The content of the code in words, for those who do not see it. */
  readonly title: string;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** A QR code with the brand's small mark in its middle. Nothing where its code cannot be fetched: a link stands beside it. */
export function QrCode({ text, title, size: side }: Props) {
  const logo = useAsset('favicon');
  const { data, failure } = useResource(['qrPath', text], async () => {
    const { qrPath } = await import('./qr-path.ts');
    return qrPath(text);
  });
  if (failure) return null;
  if (!data) {
    return (
      <Ground aria-busy="true">
        <svg width={side} height={side} aria-hidden="true" />
      </Ground>
    );
  }
  const { size, path } = data;
  const logoSide = size * LOGO;
  const start = (size - logoSide) / 2;
  const inset = logoSide * 0.1;
  return (
    <Ground>
      <svg role="img" width={side} height={side} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <title>{title}</title>
        <path d={path} fill="#000" />
        {logo && (
          <>
            <rect x={start} y={start} width={logoSide} height={logoSide} rx={logoSide * 0.2} fill="#fff" />
            <image
              href={logo}
              x={start + inset}
              y={start + inset}
              width={logoSide - 2 * inset}
              height={logoSide - 2 * inset}
            />
          </>
        )}
      </svg>
    </Ground>
  );
}
