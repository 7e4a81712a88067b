import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { useHydrated } from './use-hydrated.ts';

const Box = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  /* The content of a select may be wider than the select in some browsers, whatever its overflow is. */
  overflow: clip;
  min-inline-size: ${token('size.control.md')};
  min-block-size: ${token('size.control.md')};
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.control')};
  color: inherit;
  font-weight: ${token('font.weight.medium')};
  line-height: ${token('font.lineHeight.sm')};
  transition: background ${token('motion.duration.fast')};

  &:hover {
    background: ${token('color.action.quietHover')};
  }

  &:has(select:focus-visible) {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: -2px;
  }

  &[data-compact] {
    justify-content: center;
    padding-inline: 0;
  }

  &[data-busy] svg {
    animation: livery-breathe 0.6s ease-in-out infinite alternate;
  }

  /* The browser's own list, laid over what shows: right for fingers, keys and screen readers. */
  select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  option {
    background: ${token('color.surface.overlay')};
    color: ${token('color.text.primary')};
  }

  @supports (appearance: base-select) {
    select,
    select::picker(select) {
      appearance: base-select;
    }

    select::picker(select) {
      inline-size: max-content;
      min-inline-size: max(anchor-size(self-inline), 12rem);
      max-block-size: min(70vh, 34rem);
      margin-block: ${token('space.1')};
      padding: ${token('space.1')};
      border: 1px solid ${token('color.border.regular')};
      border-radius: ${token('radius.lg')};
      background: ${token('color.surface.overlay')};
      box-shadow: ${token('shadow.lg')};
    }

    option {
      flex-direction: row-reverse;
      justify-content: space-between;
      min-block-size: ${token('size.control.md')};
      padding-inline: ${token('space.3')};
      border-radius: ${token('radius.control')};
      background: none;
      font-weight: ${token('font.weight.medium')};
      cursor: pointer;
    }

    option:hover,
    option:focus {
      background: ${token('color.surface.hover')};
    }

    option:checked {
      background: ${token('color.surface.selected')};
      color: ${token('color.text.onSelected')};
    }
  }
`;

const Name = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface PickerOption {
  readonly value: string;
  readonly text: string;
  /** BCP 47 tag of the language that the text is in, where it is not the page's. */
  readonly lang?: string;
}

interface Props {
  readonly icon: string;
  /** The name of the choice, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly PickerOption[];
  /** Shows the icon alone. */
  readonly compact?: boolean;
  /** The choice is on its way. */
  readonly busy?: boolean;
  readonly className?: string;
  readonly onChoose: (value: string) => void;
}

/** A quiet choice between a few things, for bars and menus: an icon, what is chosen, and the browser's own list. */
export function Picker({
  icon,
  label,
  value,
  options,
  compact = false,
  busy = false,
  className,
  onChoose,
}: Props) {
  // A choice that is made before anybody listens would be lost.
  const hydrated = useHydrated();
  const chosen = options.find((option) => option.value === value);
  return (
    <Box className={className} {...(compact && { 'data-compact': '' })} {...(busy && { 'data-busy': '' })}>
      <Icon name={icon} />
      {!compact && (
        <>
          <Name aria-hidden="true" lang={chosen?.lang}>
            {chosen?.text}
          </Name>
          <Icon name="chevron-down" />
        </>
      )}
      <select
        aria-label={label}
        aria-busy={busy}
        disabled={!hydrated}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(({ value: option, text, lang }) => (
          <option key={option} value={option} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </Box>
  );
}
