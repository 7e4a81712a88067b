import {
  Icon,
  token,
  useActivate,
  useHydrated,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { Props } from './search-button.props.ts';

const KEYS = 'Control+K Meta+K';

const Box = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: inherit;
  font: ${token('typography.small')};
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
  }

  @media not all and (min-width: 80rem) {
    &[data-look='box'] > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  @media (min-width: 80rem) {
    &[data-look='box'] {
      justify-content: start;
      inline-size: 13rem;
      padding-inline: ${token('space.3')};
      border: 1px solid ${token('color.border.regular')};
      background: ${token('color.field.surface')};
      color: ${token('color.field.placeholder')};

      > span {
        flex: 1;
        overflow: hidden;
        text-align: start;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
  }
`;

/** A hint for the eye: screen readers hear of the key by aria-keyshortcuts. */
const Key = styled.i`
  display: none;

  @media (min-width: 80rem) {
    display: block;
    padding-inline: ${token('space.2')};
    border: 1px solid ${token('color.border.regular')};
    border-radius: ${token('radius.sm')};
    font-style: normal;
    white-space: nowrap;
  }
`;

/** Opens the search: by a press, and by Ctrl or ⌘ with K where nobody is typing. */
export default function SearchButton({ props: { to, look } }: WidgetProps<Props>) {
  const t = useMessages();
  const activate = useActivate();
  const isHydrated = useHydrated();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event) || isTyping(event.target)) return;
      event.preventDefault();
      activate(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [activate, to]);
  const label = t('searchButton.label');
  return (
    <Box type="button" data-look={look} aria-keyshortcuts={KEYS} onClick={() => activate(to)}>
      <Icon name="search" />
      {look === 'icon' ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {look === 'box' && (
        <Key aria-hidden>{isHydrated && /Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</Key>
      )}
    </Box>
  );
}

/** Where the keyboard writes no Latin letters, the place of the key counts. */
function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Tells whether keys write something in the target, or belong to something that lies over the page. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)
  );
}
