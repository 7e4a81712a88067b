import { lazy, type MouseEvent, type ReactNode, Suspense, useId } from 'react';
import { useMedia } from '#engine/kit/use-media.ts';
import { useLanguages } from '#engine/render/use-language.ts';
import { Aside, Frame, Head, Track } from './frame.ts';
import { type CarouselVariant, isInReach, placesOf } from './ring.ts';
import { useKeen } from './use-keen.ts';
import { useRotation } from './use-rotation.ts';
import type { CarouselWords } from './words.ts';

// The first picture does not wait for what turns the slides.
const CarouselControls = lazy(() => import('./controls.tsx'));

/** The state of a slide in its carousel. */
export interface SlideState {
  /** It shows, or comes next: its pictures are wanted. */
  readonly near: boolean;
  /** The one that shows before anybody turns. */
  readonly first: boolean;
}

interface Props<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  readonly words: CarouselWords;
  /** Milliseconds that a slide stays [4.19]. */
  readonly pause: number;
  readonly variant?: CarouselVariant;
  /** Pixels between slides. */
  readonly spacing?: number;
  /** In narrow windows the slides are a low bar without marks. */
  readonly flat?: boolean;
  /** One mark a slide, to choose it by. */
  readonly marks?: boolean;
  /** Returns the title of an item: on wide windows the titles of all stand beside the slides, in place of marks. */
  readonly titleOf?: ((item: T) => string) | undefined;
  /** Stands above the slides, beside the buttons. Without one, the buttons stand below the slides. */
  readonly head?: ReactNode;
  readonly children: (item: T, state: SlideState) => ReactNode;
}

/**
 * Slides that follow each other in a ring, after the carousel pattern of the ARIA Authoring Practices Guide. A single
 * one stands by itself.
 */
export function Carousel<T>(props: Props<T>) {
  const { items, keyOf, variant = 'plain', flat = false, head, children } = props;
  const [only, ...others] = items;
  if (only === undefined) return null;
  if (others.length > 0) return <Ring key={items.map(keyOf).join()} {...props} />;
  return (
    <CarouselStage variant={variant} flat={flat} head={head} single>
      {children(only, { near: true, first: true })}
    </CarouselStage>
  );
}

function Ring<T>({
  items,
  words,
  pause,
  variant = 'plain',
  spacing = 0,
  flat = false,
  marks = false,
  titleOf,
  head,
  children,
}: Props<T>) {
  const trackId = useId();
  const { current: language } = useLanguages();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const count = items.length;
  const centred = variant === 'centred';
  const places = placesOf(variant, items);
  const slides = useKeen({ centred, spacing, still, language: language.code });
  const { rotating, wanted, toggle, holds } = useRotation({ slides, count, pause, still });

  // Only what shows of a neighbour lets a click through to the track.
  const turnTo = ({ target, currentTarget, clientX }: MouseEvent<HTMLDivElement>) => {
    if (!centred || target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const rtl = getComputedStyle(currentTarget).direction === 'rtl';
    slides.step(clientX > left + width / 2 === rtl ? -1 : 1);
  };

  return (
    <Frame
      $centred={centred}
      aria-roledescription={words('carousel')}
      aria-label={words('label')}
      {...(head && { 'data-headed': '' })}
      {...(flat && { 'data-flat': '' })}
      {...(titleOf && { 'data-listed': '' })}
      {...holds}
    >
      {head && <Head>{head}</Head>}
      <Suspense fallback={titleOf && <Aside />}>
        <CarouselControls
          words={words}
          playing={still ? undefined : wanted}
          onToggle={toggle}
          onStep={slides.step}
          count={count}
          marks={marks}
          titles={titleOf && items.map(titleOf)}
          current={places[slides.current]?.index ?? 0}
          onChoose={slides.goTo}
          controls={trackId}
        />
      </Suspense>
      <Track
        ref={slides.track}
        id={trackId}
        aria-live={rotating ? 'off' : 'polite'}
        {...(centred && { 'data-centred': '' })}
        {...(!slides.ready && { 'data-waiting': '' })}
        onClick={turnTo}
      >
        {places.map(({ item, index }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may stand in two places
            key={place}
            role="group"
            aria-roledescription={words('slide')}
            aria-label={words('slideOf', { number: index + 1, count })}
            inert={place !== slides.current}
          >
            {children(item, {
              near: isInReach(place, slides.current, places.length),
              first: place === 0,
            })}
          </div>
        ))}
      </Track>
    </Frame>
  );
}

interface StageProps {
  readonly variant?: CarouselVariant;
  readonly head?: ReactNode;
  readonly flat?: boolean;
  /** Keeps the place of titles beside it. */
  readonly listed?: boolean;
  /** Nothing follows: there will be no controls. */
  readonly single?: boolean;
  /** True while the content is on its way. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The place of a carousel, with one thing in it. */
export function CarouselStage({ variant = 'plain', flat, head, listed, single, busy, children }: StageProps) {
  return (
    <Frame
      as="div"
      $centred={variant === 'centred'}
      {...(head && { 'data-headed': '' })}
      {...(flat && { 'data-flat': '' })}
      {...(listed && { 'data-listed': '' })}
      {...(single && { 'data-single': '' })}
    >
      {head && <Head>{head}</Head>}
      {listed && <Aside />}
      <Track {...(busy && { 'aria-busy': true })}>
        <div>{children}</div>
      </Track>
    </Frame>
  );
}
