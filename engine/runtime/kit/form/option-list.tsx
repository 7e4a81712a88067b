import { type RefObject, useEffect } from 'react';
import { styled } from 'styled-components';
import { Picture } from '#engine/kit/picture.tsx';
import { token } from '#engine/render/token.ts';
import type { ComboboxOption } from './filter-options.ts';
import { usePlacedPopup } from './use-placed-popup.ts';

/** The small round picture of an option. */
export const Sign = styled(Picture)`
  flex: none;
  inline-size: ${token('size.icon.md')};
  block-size: ${token('size.icon.md')};
  border-radius: ${token('radius.full')};
  background: none;

  &[data-fallback] {
    padding: 0;
  }
`;

const List = styled.div`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
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

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('size.control.md')};
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.control')};
  cursor: pointer;

  span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('color.text.secondary')};
    font: inherit;
  }

  &:hover {
    background: ${token('color.surface.hover')};
  }

  &[aria-selected='true'] {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};

    small {
      color: inherit;
    }
  }

  &[data-active] {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    background: none;
    color: ${token('color.text.secondary')};
    cursor: default;
  }
`;

export function optionId(listId: string, value: string): string {
  return `${listId}-${value}`;
}

interface Props {
  readonly id: string;
  /** An element inside of the field that the list belongs to. */
  readonly field: RefObject<HTMLElement | null>;
  readonly options: readonly ComboboxOption[];
  /** The chosen value. */
  readonly value: string;
  /** The value that Enter would choose. */
  readonly active: string | undefined;
  /** Said where there is no option. */
  readonly none: string;
  readonly onChoose: (value: string) => void;
}

/** The options of a combobox, over everything. The focus stays in its box. */
export function OptionList({ id, field, options, value, active, none, onChoose }: Props) {
  const popup = usePlacedPopup(field);
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <List ref={popup} id={id} role="listbox" popover="manual" onMouseDown={(event) => event.preventDefault()}>
      {options.map((option) => (
        <Option
          key={option.value}
          id={optionId(id, option.value)}
          role="option"
          aria-selected={option.value === value}
          {...(option.value === active && { 'data-active': '' })}
          onClick={() => onChoose(option.value)}
        >
          {option.picture !== undefined && <Sign src={option.picture} alt="" width={20} height={20} />}
          <span>{option.label}</span>
          {option.detail !== undefined && <small dir="ltr">{option.detail}</small>}
        </Option>
      ))}
      {options.length === 0 && (
        <Option role="option" aria-selected={false} aria-disabled>
          {none}
        </Option>
      )}
    </List>
  );
}
