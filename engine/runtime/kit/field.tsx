import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};

  label {
    justify-self: start;
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }

  p {
    margin: 0;
    color: ${token('color.text.muted')};
    font: ${token('typography.small')};
  }

  p[data-error] {
    display: flex;
    gap: ${token('space.1')};
    color: ${token('color.danger.text')};

    svg {
      margin-block-start: 0.125em;
    }
  }
`;

/** The box that a field is filled in within: an icon, an input or a select, a button. `data-compact`: for rows of tools. */
export const FieldBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: ${token('size.control.lg')};
  border: 1px solid ${token('color.field.border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field.surface')};
  color: ${token('color.field.text')};
  transition: border-color ${token('motion.duration.fast')};

  &[data-compact] {
    min-block-size: ${token('size.control.md')};
  }

  > svg {
    flex: none;
    margin-inline-start: ${token('space.3')};
    color: var(--field-icon, ${token('color.text.muted')});
  }

  /* Where the field has an icon, the button that opens the browser's calendar lies over that. */
  > svg + input::-webkit-calendar-picker-indicator {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: ${token('size.control.lg')};
    block-size: auto;
    margin: 0;
    padding: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover {
    border-color: ${token('color.field.borderHover')};
  }

  &:has([aria-invalid='true']) {
    border-color: ${token('color.field.borderError')};
  }

  &:has(:is(input, select, textarea):focus-visible) {
    border-color: ${token('color.field.borderFocus')};
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: -1px;
    /* The outline is there at once, and lies over what would be drawn frame by frame while the first key is pressed. */
    transition: none;
    /* The icon follows by inheritance: a rule with :has() and svg has browsers match every svg of the page again. */
    --field-icon: ${token('color.text.primary')};
  }

  input,
  select {
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    /* With its label, below what sticks to the top of a dialog. */
    scroll-margin-block: calc(var(--livery-dialog-bar, 0px) + ${token('space.7')}) ${token('space.7')};
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    color: inherit;
    /* Typed text has a direction of its own; its start is the page's. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;

    &::placeholder {
      color: ${token('color.field.placeholder')};
      opacity: 1;
    }

    /* Text that the browser fills in keeps the field's own colours. */
    &:autofill {
      box-shadow: inset 0 0 0 ${token('size.control.lg')} ${token('color.field.surface')};
      -webkit-text-fill-color: ${token('color.field.text')};
      caret-color: ${token('color.field.text')};
    }
  }
`;

interface FrameProps {
  readonly label: string;
  /** The help for filling the field in. */
  readonly hint?: string | undefined;
  /** The error in the field's content. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  /** Returns the content of the box. Its input gets what ties it to the texts around. */
  readonly children: (input: InputTies) => ReactNode;
}

interface InputTies {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** A box to fill in: its label above, what is wrong or helps below. */
export function FieldFrame({ label, hint, error, className, children }: FrameProps) {
  const id = useId();
  const wrong = error !== undefined;
  const described = [wrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Root className={className}>
      <label htmlFor={id}>{label}</label>
      <FieldBox data-field-box="">
        {children({
          id,
          ...(wrong && { 'aria-invalid': true }),
          ...(described && { 'aria-describedby': described }),
        })}
      </FieldBox>
      {wrong && (
        <p id={`${id}-error`} data-error="">
          <Icon name="warning" />
          {error}
        </p>
      )}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </Root>
  );
}

interface Props
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'id'>,
    Omit<FrameProps, 'children'> {
  /** Name of an icon at its start. */
  readonly icon?: string | undefined;
  /** The content of the box before the typed text. */
  readonly start?: ReactNode;
  /** The content of the box at its end, such as a button. */
  readonly end?: ReactNode;
}

/**
 * One line of text to fill in: its label above, what is wrong or helps below, both tied to it for screen readers.
 * Anything else is the input's own.
 */
export function Field({ label, hint, error, icon, start, end, className, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <>
          {icon && <Icon name={icon} />}
          {start}
          <input dir="auto" {...input} {...ties} />
          {end}
        </>
      )}
    </FieldFrame>
  );
}
