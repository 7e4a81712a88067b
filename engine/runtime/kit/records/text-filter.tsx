import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FieldBox } from '#engine/kit/field.tsx';
import { Icon } from '#engine/render/icon.tsx';

/** Milliseconds without another letter after which a text counts as typed. */
const PAUSE = 500;

interface Props {
  /** The name of what it narrows by, which is also its text while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** A text to narrow a list by, in the look of the selects beside it. It counts after a pause, and at Enter. */
export function TextFilter({ label, value, onType }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // The address may change by another way than typing, such as a step back.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  const take = () => {
    window.clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    if (text !== value) onType(text);
  };
  const wait = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(take, PAUSE);
  };
  return (
    <FieldBox data-compact="">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={100}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onInput={wait}
        onBlur={take}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Enter') take();
        }}
      />
    </FieldBox>
  );
}
