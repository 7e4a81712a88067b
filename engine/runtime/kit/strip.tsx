import { type ComponentProps, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { matchesMedia } from '#engine/render/browser/media.ts';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';

const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

const Scroller = styled.div`
  /* Positioned content is clipped and scrolled with it, too. */
  position: relative;
  --fade-before: 0px;
  --fade-after: 0px;
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-padding-inline: ${token('space.7')};
  scrollbar-width: none;
  mask-image: linear-gradient(
    to right,
    transparent,
    currentColor var(--fade-before),
    currentColor calc(100% - var(--fade-after)),
    transparent
  );

  [dir='rtl'] & {
    mask-image: linear-gradient(
      to left,
      transparent,
      currentColor var(--fade-before),
      currentColor calc(100% - var(--fade-after)),
      transparent
    );
  }

  [data-before] > & {
    --fade-before: ${token('space.7')};
  }

  [data-after] > & {
    --fade-after: ${token('space.7')};
  }
`;

const Step = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  display: none;
  inline-size: ${token('size.control.sm')};
  block-size: ${token('size.control.sm')};
  margin-block: auto;
  padding: 0;
  place-items: center;
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.overlay')};
  color: ${token('color.text.secondary')};
  cursor: pointer;

  &:hover {
    color: ${token('color.text.primary')};
  }

  &[data-towards='after'] {
    inset-inline: auto 0;
  }

  @media (hover: hover) {
    [data-before] > &[data-towards='before'],
    [data-after] > &[data-towards='after'] {
      display: grid;
    }
  }
`;

/**
 * A row that scrolls sideways where it does not fit: ends behind which there is more fade, and a mouse finds buttons
 * there. A keyboard goes by what can have the focus in it, or by the row itself where nothing can. The child that is
 * marked `aria-current` or holds a checked input is kept in view.
 *
 * @param follow what the row is scrolled for: whenever it changes, the marked child comes into view
 */
export function Strip({
  className,
  follow,
  children,
  ...row
}: ComponentProps<typeof Scroller> & { follow?: string | undefined }) {
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = scroller;
    return current ? watchEnds(current) : undefined;
  }, []);

  // With the frame that lays the row out anyway, and not in the task that has made the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` is what the effect answers to
  useEffect(() => {
    const frame = requestAnimationFrame(() => scroller.current && showMarked(scroller.current));
    return () => cancelAnimationFrame(frame);
  }, [follow]);

  // Keyboards reach what is hidden by focus: the buttons are a mouse's.
  const step = (towards: 'before' | 'after') => (
    <Step
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-towards={towards}
      onClick={() => scroller.current && scrollOn(scroller.current, towards)}
    >
      <Icon name={towards === 'before' ? 'chevron-start' : 'chevron-end'} />
    </Step>
  );

  return (
    <Frame className={className}>
      <Scroller {...row} ref={scroller}>
        {children}
      </Scroller>
      {step('before')}
      {step('after')}
    </Frame>
  );
}

function watchEnds(row: HTMLElement): () => void {
  const measure = () => {
    // Negative in languages written from right to left.
    const before = Math.abs(row.scrollLeft);
    return { before, after: row.scrollWidth - row.clientWidth - before };
  };
  const show = ({ before, after }: ReturnType<typeof measure>) => {
    row.parentElement?.toggleAttribute('data-before', before > 1);
    row.parentElement?.toggleAttribute('data-after', after > 1);
    const needsFocus = before + after > 1 && !row.querySelector('a, button, input');
    if (needsFocus) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  };
  let frame = 0;
  const update = () => {
    // A measurement from before the scroll does not count any more.
    cancelAnimationFrame(frame);
    show(measure());
  };
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    // Measured where the layout is known for every row of the page, and shown in a frame of its own: what is shown may
    // change the sizes that are watched, and each row that is measured after another has changed costs a layout.
    const measured = measure();
    frame = requestAnimationFrame(() => show(measured));
  });
  const watch = () => {
    sizes.disconnect();
    for (const element of [row, ...row.children]) sizes.observe(element);
  };
  const children = new MutationObserver(watch);
  children.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', update, { passive: true });
  watch();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    children.disconnect();
    row.removeEventListener('scroll', update);
  };
}

function showMarked(row: HTMLElement): void {
  const child = row.querySelector(':scope > :is([aria-current], :has([aria-current], :checked))');
  if (!child) return;
  // In a child that is wider than the row, the marked part inside counts.
  const marked = (child.clientWidth > row.clientWidth && child.querySelector('[aria-current]')) || child;
  const item = marked.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  row.scrollLeft += item.left + item.width / 2 - frame.left - frame.width / 2;
}

function scrollOn(row: HTMLElement, towards: 'before' | 'after'): void {
  const rtl = getComputedStyle(row).direction === 'rtl';
  const sign = (towards === 'after') === rtl ? -1 : 1;
  const still = matchesMedia('(prefers-reduced-motion: reduce)');
  row.scrollBy({ left: sign * row.clientWidth * 0.75, behavior: still ? 'instant' : 'smooth' });
}
