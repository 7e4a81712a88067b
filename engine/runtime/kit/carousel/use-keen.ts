import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { answersMedia } from '#engine/render/browser/media.ts';

/** From this width of the window on, in CSS pixels, neighbours of a centred slide show more of themselves. */
export const WIDE = 640;

/** The number of slides that fit side by side: the part above 1 is what shows of the neighbours. */
export const PER_VIEW = { plain: 1, centred: 1.12, centredWide: 1.28 } as const;

/** The part of the space between slides that is left on a narrow window, where it would hide the neighbours. */
const NARROW_SPACING = 0.4;

export interface Slides {
  readonly track: RefObject<HTMLDivElement | null>;
  /** The slider is here: until then slides lie as the page's own rules lay them. */
  readonly ready: boolean;
  /** Index of the slide that shows. */
  readonly current: number;
  /** True while a pointer is dragging the slides. */
  readonly dragging: boolean;
  /** Moves by so many slides. */
  readonly step: (by: number) => void;
  readonly goTo: (index: number) => void;
}

interface Options {
  readonly centred: boolean;
  /** Pixels between slides. */
  readonly spacing: number;
  /** Changes of slide are not animated. */
  readonly still: boolean;
  /** The language, which decides the direction of writing: the slides are laid out anew when it changes. */
  readonly language: string;
}

type Move = (slider: KeenSliderInstance) => void;

/**
 * Slides that loop and can be dragged. The children of `track` are the slides; more than one is needed. The slider's
 * code comes after the page shows: what is asked of it before happens then.
 */
export function useKeen({ centred, spacing, still, language }: Options): Slides {
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance>(null);
  const wished = useRef<Move>(undefined);
  const [ready, setReady] = useState(false);
  const [current, setCurrent] = useState(0);
  const [dragging, setDragging] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the language decides the direction
  useEffect(() => {
    let gone = false;
    let end = () => {};
    void import('keen-slider').then(
      ({ default: KeenSlider }) => {
        const element = track.current;
        if (gone || !element) return;
        const slides = (perView: number, gap: number) => ({
          perView,
          spacing: gap,
          origin: centred ? ('center' as const) : ('auto' as const),
        });
        const { plain, centred: narrow, centredWide: wide } = PER_VIEW;
        const instance = new KeenSlider(element, {
          selector: ':scope > *',
          loop: true,
          rtl: getComputedStyle(element).direction === 'rtl',
          slides: slides(centred ? narrow : plain, spacing * NARROW_SPACING),
          // The slider asks without a guard.
          ...(answersMedia() && {
            breakpoints: { [`(min-width: ${WIDE}px)`]: { slides: slides(centred ? wide : plain, spacing) } },
          }),
          slideChanged: ({ track: { details } }) => setCurrent(details.rel),
          dragStarted: () => setDragging(true),
          dragEnded: () => setDragging(false),
        });
        slider.current = instance;
        // In the frame in which the slider lays its slides: the place that the page keeps for the first one ends then.
        requestAnimationFrame(() => !gone && flushSync(() => setReady(true)));
        setCurrent(0);
        wished.current?.(instance);
        wished.current = undefined;
        // The slider itself looks at its size only when the window's changes. The first answer is the width that it knows.
        let width: number | undefined;
        const sizes = new ResizeObserver(() => {
          const before = width;
          width = element.clientWidth;
          if (before !== undefined && before !== width) instance.update();
        });
        sizes.observe(element);
        end = () => {
          sizes.disconnect();
          instance.destroy();
        };
      },
      // Without it the first slide stands; the page's next load tries again.
      (error: unknown) => console.error('[livery] the slider did not load', error),
    );
    return () => {
      gone = true;
      end();
      slider.current = null;
      setReady(false);
    };
  }, [centred, spacing, language]);

  const ask = useCallback((move: Move) => {
    if (slider.current) move(slider.current);
    else wished.current = move;
  }, []);
  const step = useCallback(
    (by: number) =>
      ask((keenSlider) => keenSlider.moveToIdx(keenSlider.track.details.abs + by, true, timing(still))),
    [ask, still],
  );
  const goTo = useCallback(
    (index: number) => ask((keenSlider) => keenSlider.moveToIdx(index, false, timing(still))),
    [ask, still],
  );
  return { track, ready, current, dragging, step, goTo };
}

function timing(still: boolean) {
  return still ? { duration: 0 } : undefined;
}
