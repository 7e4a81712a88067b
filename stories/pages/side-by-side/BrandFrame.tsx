import { token } from '@liveryjs/engine/render/token';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { StoryBrand } from '#stories/portal/story-brand.ts';

const Figure = styled.figure`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${token('space.2')};
  min-inline-size: 0;
  margin: 0;

  figcaption {
    font: ${token('typography.label')};
    font-weight: ${token('font.weight.semibold')};
  }
`;

const View = styled.div`
  overflow: hidden;
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.md')};

  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;

interface Props {
  readonly brand: StoryBrand;
  readonly src: string;
  /** The width and height of the window that the page is laid out for, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A story in a window of its own, made smaller until it fits. */
export function BrandFrame({ brand: { id, name }, src, width, height }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    if (view.current) observer.observe(view.current);
    return () => observer.disconnect();
  }, [width]);
  const scale = Math.min(1, room / width);
  return (
    <Figure>
      <figcaption>{name}</figcaption>
      <View ref={view} dir="ltr" style={{ blockSize: height * scale, maxInlineSize: width }}>
        <iframe
          title={name}
          data-brand={id}
          src={src}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      </View>
    </Figure>
  );
}
