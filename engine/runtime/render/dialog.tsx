import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { keepScrollbarRoom } from './keep-scrollbar-room.ts';
import { token } from './token.ts';
import { openDialog } from './top-dialog.ts';
import { useMessages } from './use-language.ts';

const WIDTHS = { small: '26rem', medium: '40rem', large: '64rem', palette: '44rem' };

/** Dialogs as high as the window, at its end. */
const SIDES = { sheet: '40rem', drawer: token('size.panel'), workspace: '100vw' };

type DialogSize = keyof typeof WIDTHS | keyof typeof SIDES;

const isSide = (size: DialogSize): size is keyof typeof SIDES => size in SIDES;

const Frame = styled.dialog<{ $size: DialogSize }>`
  /* The height of the bar: sticky content sticks below it. */
  --livery-dialog-bar: calc(${token('size.control.md')} + 2 * ${token('space.3')});
  --livery-dialog-edge: ${token('space.5')};
  inline-size: min(${({ $size }) => (isSide($size) ? SIDES[$size] : WIDTHS[$size])}, 100vw - 2 * ${token('space.4')});
  max-inline-size: none;
  max-block-size: calc(100dvh - 2 * ${token('space.4')});
  margin: auto;
  padding: 0;
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.dialog')};
  background: ${token('color.surface.overlay')};
  color: ${token('color.text.primary')};
  box-shadow: ${token('shadow.xl')};
  overscroll-behavior: contain;
  outline: none;

  &::backdrop {
    background: ${token('color.scrim')};
  }

  ${({ $size }) =>
    isSide($size) &&
    `
      inline-size: min(${SIDES[$size]}, 100vw);
      block-size: 100dvh;
      max-block-size: none;
      margin-inline: auto 0;
      border-width: 0;
      border-inline-start-width: 1px;
      border-radius: 0;
    `}

  ${({ $size }) =>
    $size === 'workspace' &&
    `
      --livery-dialog-edge: max(${token('space.5')}, (100vw - ${token('size.content')}) / 2);
      border: 0;
    `}

  /* Its content changes with each key, its height does not. */
  ${({ $size }) =>
    $size === 'palette' &&
    `
      block-size: min(38rem, 80dvh);
      margin-block: min(5rem, 8dvh) auto;

      @media not all and (min-width: 48rem) {
        inline-size: 100vw;
        block-size: 100dvh;
        max-block-size: none;
        margin: 0;
        border: 0;
        border-radius: 0;
      }
    `}

  @media (prefers-reduced-motion: no-preference) {
    transition: opacity ${token('motion.duration.normal')} ${token('motion.easing.enter')},
      translate ${token('motion.duration.normal')} ${token('motion.easing.enter')};

    @starting-style {
      opacity: 0;
      translate: 0 ${token('space.4')};
    }
  }
`;

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  padding-block: ${token('space.3')};
  padding-inline: var(--livery-dialog-edge) calc(var(--livery-dialog-edge) - ${token('space.2')});
  background: inherit;

  /* Without a title, what is said stands beside the button. */
  &[data-alone] {
    float: inline-end;
    padding-inline-start: ${token('space.2')};
  }

  h2 {
    margin: 0;
    font: ${token('typography.heading')};
  }

  button {
    display: grid;
    place-items: center;
    inline-size: ${token('size.control.md')};
    block-size: ${token('size.control.md')};
    margin-inline-start: auto;
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.lg')};
    cursor: pointer;
  }

  button:hover {
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
  }

  /* Each sheet would repeat it over its first lines. */
  @media print {
    position: static;
  }
`;

const Content = styled.div`
  padding: 0 var(--livery-dialog-edge) ${token('space.5')};

  [data-alone] + & {
    padding-block-start: ${token('space.5')};
  }
`;

export interface DialogProps {
  readonly title: string | undefined;
  /** Name for screen readers where there is no title. */
  readonly label: string | undefined;
  readonly size: DialogSize;
  /** alertdialog: something that has to be answered before anything else. */
  readonly role?: 'alertdialog';
  /** Id of the element that says more. */
  readonly describedBy?: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog [2.28]: an optional title, a close button; a click outside and Escape (the browser's own key for
 * it) close it. The browser's modal keeps the focus inside, makes the page inert and gives the focus back; the page
 * does not scroll.
 */
export function Dialog({ title, label, size, role, describedBy, className, onClose, children }: DialogProps) {
  const t = useMessages();
  const heading = useId();
  const element = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: a dialog that is closed in place gives the focus back.
  useLayoutEffect(() => {
    keepScrollbarRoom();
    return element.current ? openDialog(element.current) : undefined;
  }, []);
  return (
    <Frame
      ref={element}
      className={className}
      $size={size}
      role={role}
      aria-describedby={describedBy}
      tabIndex={-1}
      {...(title ? { 'aria-labelledby': heading } : { 'aria-label': label })}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Bar data-alone={role === 'alertdialog' && !title ? '' : undefined}>
        {title && <h2 id={heading}>{title}</h2>}
        <button type="button" data-close="" aria-label={t('engine.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </Bar>
      <Content>{children}</Content>
    </Frame>
  );
}
