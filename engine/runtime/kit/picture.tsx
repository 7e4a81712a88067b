import { useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { useInView } from 'react-intersection-observer';
import { styled } from 'styled-components';
import { useRuntime } from '#engine/render/app.ts';
import { token } from '#engine/render/token.ts';
import { createLruSet } from './lru-set.ts';
import { useHydrated } from './use-hydrated.ts';
import { useMedia } from './use-media.ts';

// [9.03]: pictures are asked for within 1.3 windows, three times, at least 200 ms apart; 200 are remembered.
const PRELOAD = '30% 0px';
const ATTEMPTS = 3;
const PAUSE = 200;
const shown = createLruSet<string>(200);

/** Media query of windows that `narrow` pictures are for. */
export const NARROW = 'not all and (min-width: 640px)';
/** Media query of all other windows. */
const WIDE = '(min-width: 640px)';

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

  /* Two were prerendered, and one of them is for this window. */
  &[data-narrow] {
    @media (min-width: 640px) {
      display: none;
    }
  }

  &[data-wide] {
    @media not all and (min-width: 640px) {
      display: none;
    }
  }

  &[data-fallback] {
    object-fit: contain;
    padding: 18%;
    background: ${token('color.surface.sunken')};
  }
`;

/** Takes the place of a picture that there is none of: what it would show, on the brand's colours. */
const Lost = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  padding: 8%;
  background: ${token('gradient.cover')};
  color: ${token('color.media.text')};
  container-type: size;

  > span {
    max-inline-size: 100%;
    font-family: ${token('font.family.display')};
    font-size: clamp(0.75rem, 13cqi, 1.75rem);
    font-weight: ${token('font.weight.bold')};
    line-height: 1.25;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  /* In the smallest places, its first letter alone. */
  @container (max-width: 4.5rem) {
    > span {
      font-size: 0;

      &::first-letter {
        font-size: ${token('font.size.lg')};
      }
    }
  }
`;

export interface PictureProps {
  readonly src: string | undefined;
  /** Takes its place in windows less than 640 px wide. */
  readonly narrow?: string | undefined;
  /** The picture in words; empty for decoration. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The name on the brand's colours where the picture is missing. Without one, the brand's own picture shows there. */
  readonly name?: string | undefined;
  /** Ask for it at once, near or not. */
  readonly eager?: boolean;
  /** Ask for it at once and before other pictures: for the largest at the top of a page. */
  readonly urgent?: boolean;
  readonly className?: string;
}

/** A picture that loads when it comes near, is tried three times, and gives way to what stands for it [2.23], [9.03]. */
export function Picture({ narrow, ...picture }: PictureProps) {
  return narrow ? <PictureByWidth narrow={narrow} {...picture} /> : <OnePicture {...picture} />;
}

/**
 * Chromium keeps the whole tree around a `<source media>` that was removed together with its `<picture>`, as long as the
 * document lives: the query is asked here. A page that was prerendered has both pictures, of which its styles show one.
 */
function PictureByWidth({ narrow, src, ...picture }: PictureProps) {
  const isNarrow = useMedia(NARROW);
  const isPrerendered = !useHydrated();
  if (!isPrerendered)
    return <OnePicture key={isNarrow ? 'narrow' : 'wide'} src={isNarrow ? narrow : src} {...picture} />;
  return (
    <>
      <OnePicture key="wide" src={src} within="wide" {...picture} />
      <OnePicture key="narrow" src={narrow} within="narrow" {...picture} />
    </>
  );
}

function OnePicture({
  src,
  alt,
  width,
  height,
  name,
  eager,
  urgent,
  className,
  within,
}: Omit<PictureProps, 'narrow'> & { readonly within?: 'wide' | 'narrow' }) {
  const { assets, portal } = useRuntime();
  const [last, setLast] = useState({ src, attempt: 0, failures: 0 });
  const { ref, inView } = useInView({ rootMargin: PRELOAD, triggerOnce: true });
  const now = last.src === src ? last : { src, attempt: 0, failures: 0 };
  const { attempt, failures } = now;
  // Only what did not load makes anybody ask where else it is.
  const sources = src && failures > 0 ? [src, ...(portal.otherPictures?.(src) ?? [])] : [src];
  const failed = !src || failures >= Math.max(ATTEMPTS, sources.length);
  // Between two attempts nothing is asked for: a picture that has just failed would be drawn as a broken one.
  const pausing = failures > attempt;
  const shouldLoad = !pausing && (eager || urgent || inView || (src !== undefined && shown.has(src)));
  const address = failed ? assets.fallbackImage : shouldLoad ? sources[attempt % sources.length] : undefined;

  // A browser would ask for it when it knows the layout.
  if (within && urgent && address)
    preload(address, { as: 'image', fetchPriority: 'high', media: within === 'wide' ? WIDE : NARROW });

  useEffect(() => {
    if (!pausing || failed) return;
    const timer = setTimeout(() => setLast({ src, attempt: failures, failures }), PAUSE);
    return () => clearTimeout(timer);
  }, [src, failures, pausing, failed]);

  if (failed && name !== undefined)
    return (
      <Lost
        className={className}
        data-fallback=""
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <span dir="auto">{name}</span>
      </Lost>
    );
  return (
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
      // A picture that does not show is not fetched.
      {...(within && { [`data-${within}`]: '', loading: 'lazy' as const })}
      onLoad={() => src && !failed && shown.add(src)}
      onError={() => !failed && setLast({ ...now, failures: failures + 1 })}
    />
  );
}
