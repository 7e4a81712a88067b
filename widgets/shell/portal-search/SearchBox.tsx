import { Icon, token, useMessages } from '@liveryjs/engine/kit';
import type { KeyboardEvent, RefObject } from 'react';
import { styled } from 'styled-components';

/** Characters of what is looked for. */
const LONGEST = 100;

const Box = styled.div`
  position: sticky;
  inset-block-start: var(--livery-dialog-bar, 0px);
  z-index: 1;
  padding-block-end: ${token('space.3')};
  background: ${token('color.surface.overlay')};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('size.control.lg')};
  padding-inline: ${token('space.4')} ${token('space.1')};
  border: 1px solid ${token('color.field.border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field.surface')};
  color: ${token('color.field.text')};

  &:focus-within {
    border-color: ${token('color.field.borderFocus')};
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: -1px;
  }

  > svg {
    color: ${token('color.text.muted')};
  }

  input {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;

    &::placeholder {
      color: ${token('color.field.placeholder')};
    }
  }

  button {
    display: grid;
    place-items: center;
    inline-size: ${token('size.control.md')};
    block-size: ${token('size.control.md')};
    padding: 0;
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${token('color.text.secondary')};
    cursor: pointer;
  }
`;

interface Props {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Id of the list below; undefined while it is empty. */
  readonly list: string | undefined;
  /** Id of the element that Enter would choose. */
  readonly active: string | undefined;
}

/** The box that is typed into, with a button that clears it. */
export function SearchBox({ box, typed, onType, onKeyDown, list, active }: Props) {
  const t = useMessages();
  return (
    <Box>
      <Line>
        <Icon name="search" />
        <input
          ref={box}
          type="text"
          role="combobox"
          dir="auto"
          inputMode="search"
          enterKeyHint="search"
          aria-label={t('portalSearch.label')}
          aria-autocomplete="list"
          aria-expanded={list !== undefined}
          {...(list !== undefined && { 'aria-controls': list })}
          {...(active !== undefined && { 'aria-activedescendant': active })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST}
          placeholder={t('portalSearch.label')}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={t('portalSearch.clear')}
            onClick={() => {
              onType('');
              box.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </Line>
    </Box>
  );
}
