import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';

const Root = styled.div`
  display: grid;
  gap: ${token('space.1')};
  font: ${token('typography.small')};

  p {
    display: flex;
    gap: ${token('space.1')};
    margin: 0;
    color: ${token('color.danger.text')};

    svg {
      margin-block-start: 0.125em;
    }
  }
`;

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  justify-self: start;
  gap: ${token('space.2')};
  min-block-size: ${token('size.target')};
  color: ${token('color.text.secondary')};
  text-wrap: pretty;
  cursor: pointer;

  input {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: ${token('size.icon.md')};
    block-size: ${token('size.icon.md')};
    margin: 0;
    border: 1px solid ${token('color.field.border')};
    border-radius: ${token('radius.sm')};
    background: ${token('color.field.surface')};
    appearance: none;
    cursor: inherit;

    &:hover {
      border-color: ${token('color.field.borderHover')};
    }

    &[aria-invalid] {
      border-color: ${token('color.field.borderError')};
    }

    &:checked {
      border-color: ${token('color.action.primary')};
      background: ${token('color.action.primary')};

      &::before {
        content: '';
        inline-size: 0.75rem;
        block-size: 0.75rem;
        background: ${token('color.action.onPrimary')};
        clip-path: polygon(14% 44%, 0 60%, 38% 94%, 100% 22%, 86% 8%, 37% 64%);
      }
    }

    @media (forced-colors: active) {
      appearance: auto;
    }
  }

  a {
    color: ${token('color.text.link')};
  }
`;

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children' | 'id'> {
  /** Its label; may hold a link. */
  readonly children: ReactNode;
  /** The error about the checkbox. */
  readonly error?: string | undefined;
  readonly className?: string;
}

/** A box to tick, its label after it. Anything else is the input's own. */
export function Checkbox({ children, error, className, ...input }: Props) {
  const id = useId();
  const wrong = error !== undefined;
  return (
    <Root className={className}>
      <Line>
        <input {...input} type="checkbox" {...(wrong && { 'aria-invalid': true, 'aria-describedby': id })} />
        <span>{children}</span>
      </Line>
      {wrong && (
        <p id={id}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </Root>
  );
}
