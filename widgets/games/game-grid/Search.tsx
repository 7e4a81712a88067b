import { FieldBox, Icon, token, useHydrated, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SEARCH_LENGTH } from './game-grid.model.ts';

/** Milliseconds without a key before a search is made. */
const PAUSE = 300;

const Form = styled.form`
  position: relative;
  flex: 1 1 16rem;
  max-inline-size: 28rem;

  input {
    appearance: none;

    &::-webkit-search-cancel-button {
      display: none;
    }
  }

  button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: ${token('size.control.sm')};
    block-size: ${token('size.control.sm')};
    margin-inline-end: ${token('space.1')};
    padding: 0;
    border: 0;
    border-radius: ${token('radius.full')};
    background: none;
    color: ${token('color.text.muted')};
    cursor: pointer;

    &:hover {
      background: ${token('color.action.quietHover')};
      color: ${token('color.text.primary')};
    }
  }
`;

interface Props {
  /** What is searched for. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Id of the heading of what is searched: a page may have several lists. */
  readonly headingId: string;
  /** What the results stand in. */
  readonly controls: string;
}

/**
 * A box that searches once the visitor stops typing, or at once on Enter. What is typed is the box's own, so that
 * typing waits for nothing; a value that it has not sent itself (a step back, cleared filters) replaces it.
 */
export function Search({ value, onSearch, headingId, controls }: Props) {
  const t = useMessages();
  const inputId = useId();
  // What is typed before anybody listens would be lost.
  const hydrated = useHydrated();
  const [text, setText] = useState(value);
  const sent = useRef(value);

  const send = useCallback(
    (next: string) => {
      sent.current = next.trim();
      onSearch(sent.current);
    },
    [onSearch],
  );

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => send(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, send]);

  return (
    <Form
      role="search"
      aria-labelledby={headingId}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(text);
      }}
    >
      <VisuallyHidden as="label" htmlFor={inputId}>
        {t('gameGrid.searchLabel')}
      </VisuallyHidden>
      <FieldBox data-compact="">
        <Icon name="search" />
        <input
          id={inputId}
          type="search"
          dir="auto"
          disabled={!hydrated}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LENGTH}
          placeholder={t('gameGrid.search')}
          aria-controls={controls}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text && (
          <button
            type="button"
            aria-label={t('gameGrid.clearSearch')}
            onClick={({ currentTarget }) => {
              setText('');
              send('');
              currentTarget.form?.querySelector('input')?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </FieldBox>
    </Form>
  );
}
