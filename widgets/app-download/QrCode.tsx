import { styled } from 'styled-components';
import { Skeleton, token, useAsset, useMessages, useResource } from '#engine/kit/index.ts';

/** Width and height in CSS pixels [9.01]. */
const SIZE = 100;
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

const Place = styled(Skeleton)`
  inline-size: ${SIZE}px;
  block-size: ${SIZE}px;
`;

interface Props {
  readonly text: string;
  /** What it leads to, for those who do not see it. */
  readonly label: string;
}

/** A QR code with the brand's small mark in its middle [2.30]. Nothing where its code cannot be fetched: a link stands beside it. */
export function QrCode({ text, label }: Props) {
  const t = useMessages();
  const logo = useAsset('favicon');
  const { data, failure } = useResource(['qrPath', text], async () => {
    const { qrPath } = await import('./qr-path.ts');
    return qrPath(text);
  });
  if (failure) return null;
  if (!data) {
    return (
      <Ground aria-busy="true">
        <Place />
      </Ground>
    );
  }
  const { size, path } = data;
  const side = size * LOGO;
  const start = (size - side) / 2;
  const inset = side * 0.1;
  return (
    <Ground>
      <svg role="img" width={SIZE} height={SIZE} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <title>{t('appDownload.code', { app: label })}</title>
        <path d={path} fill="#000" />
        {logo && (
          <>
            <rect x={start} y={start} width={side} height={side} rx={side * 0.2} fill="#fff" />
            <image
              href={logo}
              x={start + inset}
              y={start + inset}
              width={side - 2 * inset}
              height={side - 2 * inset}
            />
          </>
        )}
      </svg>
    </Ground>
  );
}
