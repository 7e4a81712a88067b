import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Picture } from '#engine/kit/picture.tsx';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { type ComboboxOption, filterOptions } from './filter-options.ts';
import { usePlacedPopup } from './use-placed-popup.ts';

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

const Flag = styled(Picture)`
  flex: none;
  inline-size: ${token('size.icon.md')};
  block-size: ${token('size.icon.md')};
  border-radius: ${token('radius.full')};
  background: none;

  &[data-fallback] {
    padding: 0;
  }
`;

const Chosen = styled(Flag)`
  margin-inline-start: ${token('space.3')};
`;

const Popup = styled.div`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  min-inline-size: 16rem;
  max-inline-size: calc(100vw - 2 * ${token('space.4')});
  max-block-size: 18rem;
  margin: 0;
  padding: ${token('space.1')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.lg')};
  background: ${token('color.surface.overlay')};
  color: ${token('color.text.primary')};
  box-shadow: ${token('shadow.lg')};
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

const Option = styled(ComboboxItem)`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('size.control.md')};
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.control')};
  cursor: pointer;

  > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('color.text.secondary')};
    font: inherit;
    font-variant-numeric: tabular-nums;
  }

  &:hover,
  &[data-active-item] {
    background: ${token('color.surface.hover')};
  }

  &[aria-selected='true'] {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};

    small {
      color: inherit;
    }
  }

  &[data-active-item] {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    background: none;
    color: ${token('color.text.muted')};
    outline: none;
    cursor: default;
  }
`;

export interface ChoiceProps {
  /** The form gets the chosen value by this name. */
  readonly name: string;
  readonly options: readonly ComboboxOption[];
  /** What is chosen as long as nobody has chosen; may come later. */
  readonly defaultValue?: string | undefined;
  readonly onChoose?: (value: string) => void;
}

interface Props extends ChoiceProps {
  /** What the box shows of the chosen option. */
  readonly shows: 'label' | 'detail';
  /** What ties its input to the texts around. */
  readonly input: Readonly<Record<string, string | boolean | undefined>>;
}

/**
 * A choice among many, by typing: the list opens with the focus and closes shortly after it has gone. Until something
 * else is chosen, what was chosen stays.
 */
export function ComboboxControl({ name, options, defaultValue = '', shows, input, onChoose }: Props) {
  const t = useMessages();
  const [own, setOwn] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const hidden = useRef<HTMLInputElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const value = own ?? defaultValue;
  const chosen = options.find((option) => option.value === value);

  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (next: string) => {
    setOwn(next);
    onChoose?.(next);
  };
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    // The form hears of it as of what is typed.
    if (own !== undefined) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [own]);
  useEffect(() => {
    const form = hidden.current?.form;
    const reset = () => setOwn(undefined);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  const shown = chosen?.[shows] ?? chosen?.label ?? '';
  return (
    <Root>
      <input ref={hidden} type="hidden" name={name} value={value} readOnly />
      {chosen?.picture !== undefined && <Chosen src={chosen.picture} alt="" width={20} height={20} eager />}
      <ComboboxProvider
        open={open}
        setOpen={(next) => (next ? setOpen(true) : close())}
        inputValue={typed ?? ''}
        setInputValue={setTyped}
        selectedValue={value}
        setSelectedValue={choose}
      >
        <Combobox
          {...input}
          autoSelect
          setValueOnClick={false}
          value={typed ?? shown}
          maxLength={LONGEST}
          spellCheck={false}
          onFocus={({ currentTarget }) => {
            clearTimeout(closing.current);
            currentTarget.select();
            setOpen(true);
          }}
          onBlur={() => {
            closing.current = setTimeout(close, CLOSES_AFTER);
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (!open || event.key !== 'Escape') return;
            // For the list alone, not for a dialog around.
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        />
        {open && (
          <OptionList
            inside={hidden}
            options={filterOptions(options, typed ?? '')}
            none={t('form.noMatch')}
          />
        )}
      </ComboboxProvider>
      <Icon name="chevron-down" />
    </Root>
  );
}

interface ListProps {
  readonly inside: RefObject<HTMLElement | null>;
  readonly options: readonly ComboboxOption[];
  /** Said when there is no option. */
  readonly none: string;
}

function OptionList({ inside, options, none }: ListProps) {
  const popup = usePlacedPopup(inside);
  return (
    // A press on an option leaves the focus where it is.
    <Popup ref={popup} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <ComboboxList>
        {options.map(({ value, label, detail, picture }) => (
          <Option key={value} value={value} setValueOnClick={false}>
            {picture !== undefined && <Flag src={picture} alt="" width={20} height={20} />}
            <span>{label}</span>
            {detail !== undefined && <small dir="ltr">{detail}</small>}
          </Option>
        ))}
        {options.length === 0 && <Option disabled>{none}</Option>}
      </ComboboxList>
    </Popup>
  );
}
