import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

const Around = styled.span`
  display: inline-grid;
`;

/** Its gap to what it names belongs to it: the pointer can move over it. */
const Place = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: ${token('space.2')};
  border: 0;
  background: none;
  overflow: visible;

  &[data-side='start'] {
    translate: 0 -50%;
  }

  &[data-side='above'] {
    translate: -50% -100%;
  }

  &[data-side='below'] {
    translate: -50%;
  }

  span {
    display: block;
    padding: ${token('space.1')} ${token('space.3')};
    border: 1px solid ${token('color.border.regular')};
    border-radius: ${token('radius.md')};
    background: ${token('color.surface.overlay')};
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
    box-shadow: ${token('shadow.md')};
    white-space: nowrap;
  }
`;

interface Props {
  readonly text: string;
  /** Where the text stands: before it in the line, above or below. */
  readonly side: 'start' | 'above' | 'below';
  /** Says the text too, for screen readers. */
  readonly children: ReactNode;
}

/**
 * Shows the name of an icon while it is hovered or focused, over everything, until Escape. For those who see: to
 * screen readers the icon says its name itself.
 */
export function Tip({ text, side, children }: Props) {
  const [box, setBox] = useState<DOMRect>();
  const hide = () => setBox(undefined);
  const show = ({ currentTarget }: { currentTarget: Element }) =>
    setBox(currentTarget.getBoundingClientRect());
  return (
    <Around
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event)}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
      onClick={hide}
    >
      {children}
      {box && (
        <Place ref={lift} popover="manual" aria-hidden="true" data-side={side} style={placeBeside(box, side)}>
          <span>{text}</span>
        </Place>
      )}
    </Around>
  );
}

function lift(element: HTMLElement | null): void {
  element?.showPopover?.();
}

function placeBeside(box: DOMRect, side: Props['side']) {
  const middle = box.left + box.width / 2;
  if (side === 'above') return { top: box.top, left: middle };
  if (side === 'below') return { top: box.bottom, left: middle };
  const rtl = document.documentElement.dir === 'rtl';
  return {
    top: box.top + box.height / 2,
    ...(rtl ? { left: box.right } : { right: document.documentElement.clientWidth - box.left }),
  };
}
