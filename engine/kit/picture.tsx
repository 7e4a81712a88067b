import { useEffect, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { styled } from 'styled-components';
import { useApp } from '#engine/render/app.ts';
import { token } from '#engine/render/token.ts';
import { createLruSet } from './lru-set.ts';

// [9.03]: pictures are asked for within 1.3 windows, three times, at least 200 ms apart; 200 are remembered.
const PRELOAD = '30% 0px';
const ATTEMPTS = 3;
const PAUSE = 200;
const shown = createLruSet<string>(200);

const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  background: ${token('color.skeleton.base')};

  /* Browsers draw a line around what has no source yet. */
  &:not([src]) {
    clip-path: inset(1px);
  }

  /* It is replaced when its answer comes: browsers forget a press that began on what is gone since. */
  :is(a, button, label) & {
    pointer-events: none;
  }

  &[data-fallback] {
    object-fit: contain;
    padding: 18%;
    background: ${token('color.surface.sunken')};
  }
`;

const Name = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: ${token('space.2')};
  color: ${token('color.text.primary')};
  font: ${token('typography.label')};
  text-align: center;
  overflow-wrap: anywhere;
`;

export interface PictureProps {
  readonly src: string | undefined;
  /** What the picture says; empty for decoration. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What stands on the brand's own picture where it takes this one's place; the box around is positioned. */
  readonly name?: string;
  /** Ask for it at once, near or not. */
  readonly eager?: boolean;
  /** Ask for it at once and before other pictures: for the largest at the top of a page. */
  readonly urgent?: boolean;
  readonly className?: string;
}

/** A picture that loads when it comes near, is tried three times, and gives way to the brand's own [2.23], [9.03]. */
export function Picture({ src, alt, width, height, name, eager, urgent, className }: PictureProps) {
  const { assets } = useApp();
  const [last, setLast] = useState({ src, attempt: 0, failures: 0 });
  const { ref, inView } = useInView({ rootMargin: PRELOAD, triggerOnce: true });
  const now = last.src === src ? last : { src, attempt: 0, failures: 0 };
  const { attempt, failures } = now;
  const failed = !src || failures >= ATTEMPTS;
  // Between two attempts nothing is asked for: a picture that has just failed would be drawn as a broken one.
  const pausing = failures > attempt;
  const wanted = !pausing && (eager || urgent || inView || (src !== undefined && shown.has(src)));
  const address = failed ? assets.fallbackImage : wanted ? src : undefined;

  useEffect(() => {
    if (!pausing || failed) return;
    const timer = setTimeout(() => setLast({ src, attempt: failures, failures }), PAUSE);
    return () => clearTimeout(timer);
  }, [src, failures, pausing, failed]);

  const image = (
    <Image
      key={failed ? 'fallback' : attempt}
      ref={ref}
      className={className}
      src={address}
      // A picture without an address but with a text is drawn as a broken one.
      alt={address ? alt : ''}
      width={width}
      height={height}
      decoding="async"
      {...(failed && { 'data-fallback': '' })}
      {...(urgent && { fetchPriority: 'high' as const })}
      onLoad={() => src && !failed && shown.add(src)}
      onError={() => !failed && setLast({ ...now, failures: failures + 1 })}
    />
  );
  if (!failed || name === undefined) return image;
  return (
    <>
      {image}
      <Name aria-hidden dir="auto">
        {name}
      </Name>
    </>
  );
}
