import { FieldBox, Icon, token, useHydrated, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { SEARCH_LENGTH } from './game-grid.model.ts';

/** Milliseconds without a key before a search is made. */
const PAUSE = 300;

const Form = styled.form`
  position: relative;

  input {
    appearance: none;

    /* Nothing is typed. */
    &:placeholder-shown + button {
      display: none;
    }

    &::-webkit-search-cancel-button {
      display: none;
    }
  }

  button[type='button'] {
    margin-inline-end: ${token('space.1')};
  }

  /* Its picture stands where those of other fields do. */
  button[type='submit'] {
    margin-inline: ${token('space.1')} calc(-1 * ${token('space.1')});
  }

  button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: ${token('size.control.sm')};
    block-size: ${token('size.control.sm')};
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
  /** The search text. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Id of the heading of what is searched: a page may have several lists. */
  readonly headingId: string;
  /** Id of the element with the results. */
  readonly controls: string;
}

/**
 * A box that searches once the visitor stops typing, or at once on Enter. What is typed stands in the page alone: React
 * hears of it with the search, so that a key renders nothing before it is painted. A value that the box has not sent
 * itself (a step back, cleared filters) replaces what is typed.
 */
export function Search({ value, onSearch, headingId, controls }: Props) {
  const t = useMessages();
  const inputId = useId();
  // Text that is typed before hydration would be lost.
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const sent = useRef(value);

  const send = () => {
    clearTimeout(timer.current);
    sent.current = input.current?.value.trim() ?? '';
    onSearch(sent.current);
  };

  useEffect(() => {
    if (value === sent.current || !input.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    input.current.value = value;
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Form
      ref={form}
      role="search"
      aria-labelledby={headingId}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <VisuallyHidden as="label" htmlFor={inputId}>
        {t('gameGrid.searchLabel')}
      </VisuallyHidden>
      <FieldBox data-compact="">
        <button type="submit" aria-label={t('gameGrid.search')} disabled={!hydrated}>
          <Icon name="search" />
        </button>
        <input
          ref={input}
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
          defaultValue={value}
          onInput={({ currentTarget }) => {
            clearTimeout(timer.current);
            if (currentTarget.value.trim() === sent.current) return;
            timer.current = window.setTimeout(() => form.current?.requestSubmit(), PAUSE);
          }}
        />
        <button
          type="button"
          aria-label={t('gameGrid.clearSearch')}
          onClick={() => {
            if (!input.current) return;
            input.current.value = '';
            send();
            input.current.focus();
          }}
        >
          <Icon name="close" />
        </button>
      </FieldBox>
    </Form>
  );
}
