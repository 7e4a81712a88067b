import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { Field } from './field.tsx';

const Reveal = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  margin-inline-end: ${token('space.1')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.muted')};
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
    color: ${token('color.text.primary')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'end'> {
  /** Name of the button that shows what is typed. */
  readonly revealLabel: string;
}

/** A field for a password, which a button shows as long as it is pressed in. */
export function PasswordField({ revealLabel, ...field }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <Reveal
          type="button"
          aria-label={revealLabel}
          aria-pressed={shown}
          onClick={() => setShown((before) => !before)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </Reveal>
      }
    />
  );
}
