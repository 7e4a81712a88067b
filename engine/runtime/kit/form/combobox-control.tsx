import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { type ComboboxOption, filterOptions } from './filter-options.ts';
import { OptionList, optionId, Sign } from './option-list.tsx';

/** Milliseconds after which the list closes when its box is left [2.32]. */
const CLOSES_AFTER = 200;
/** Characters of what is searched for. */
const LONGEST = 100;

const Root = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  align-self: stretch;
  min-inline-size: 0;
  color: ${token('color.field.text')};

  > svg {
    margin-inline-end: ${token('space.3')};
    color: ${token('color.text.muted')};
    pointer-events: none;
  }
`;

const Chosen = styled(Sign)`
  margin-inline-start: ${token('space.3')};
`;

export interface ChoiceProps {
  /** The form gets the chosen value by this name. */
  readonly name: string;
  readonly options: readonly ComboboxOption[];
  /** The choice as long as nobody has chosen; may come later. */
  readonly defaultValue?: string | undefined;
  readonly onChoose?: (value: string) => void;
}

interface Props extends ChoiceProps {
  /** The part of the chosen option that the box shows. */
  readonly shows: 'label' | 'detail';
  /** The attributes that tie its input to the texts around. */
  readonly input: Readonly<Record<string, string | boolean | undefined>>;
}

/**
 * A choice among many, by typing: the list opens with the focus and closes shortly after it has gone. Until something
 * else is chosen, what was chosen stays.
 */
export function ComboboxControl({ name, options, defaultValue = '', shows, input, onChoose }: Props) {
  const t = useMessages();
  const listId = useId();
  const [ownValue, setOwn] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const hidden = useRef<HTMLInputElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const value = ownValue ?? defaultValue;
  const chosen = options.find((option) => option.value === value);
  const matches = filterOptions(options, typed ?? '');

  const show = () => {
    clearTimeout(closing.current);
    if (open) return;
    setOpen(true);
    setActive(chosen ? options.indexOf(chosen) : 0);
  };
  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (next: string) => {
    setOwn(next);
    onChoose?.(next);
    close();
  };
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    // The form hears of it as of what is typed.
    if (ownValue !== undefined) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [ownValue]);
  useEffect(() => {
    const form = hidden.current?.form;
    const reset = () => setOwn(undefined);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isOfList = step !== 0 || (open && (event.key === 'Enter' || event.key === 'Escape'));
    if (!isOfList || event.nativeEvent.isComposing) return;
    // For the list alone, not for a form or a dialog around.
    event.preventDefault();
    event.stopPropagation();
    const option = matches[active];
    if (event.key === 'Escape') close();
    else if (step === 0) option && choose(option.value);
    else if (open) setActive((active + step + matches.length) % Math.max(1, matches.length));
    else show();
  };

  return (
    <Root>
      <input ref={hidden} type="hidden" name={name} value={value} readOnly />
      {chosen?.picture !== undefined && <Chosen src={chosen.picture} alt="" width={20} height={20} eager />}
      <input
        dir="auto"
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        {...(open && { 'aria-controls': listId })}
        {...(open && matches[active] && { 'aria-activedescendant': optionId(listId, matches[active].value) })}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        value={typed ?? chosen?.[shows] ?? chosen?.label ?? ''}
        onChange={({ target }) => {
          show();
          setTyped(target.value);
          setActive(0);
        }}
        onClick={show}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          show();
        }}
        onBlur={() => {
          closing.current = setTimeout(close, CLOSES_AFTER);
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <OptionList
          id={listId}
          field={hidden}
          options={matches}
          value={value}
          active={matches[active]?.value}
          none={t('form.noMatch')}
          onChoose={choose}
        />
      )}
      <Icon name="chevron-down" />
    </Root>
  );
}
