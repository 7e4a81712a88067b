import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import { FieldFrame } from '#engine/kit/field.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';

const Text = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 6rem;
  padding: ${token('space.3')};
  border: 0;
  border-radius: inherit;
  outline: none;
  background: none;
  color: inherit;
  font: inherit;
  text-align: match-parent;
  resize: vertical;

  &::placeholder {
    color: ${token('color.field.placeholder')};
    opacity: 1;
  }
`;

interface Props
  extends Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children' | 'id' | 'maxLength'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Characters that it takes: what is pasted beyond them is cut, and the count says so. */
  readonly maxLength: number;
  readonly className?: string | undefined;
}

/** Several lines of text to fill in, with a count of the characters that are left. Says `form.charactersLeft`. */
export function TextArea({ label, hint, error, className, maxLength, onChange, ...rest }: Props) {
  const t = useMessages();
  const [length, setLength] = useState(String(rest.defaultValue ?? rest.value ?? '').length);
  const left = t('form.charactersLeft', { left: maxLength - length, most: maxLength });
  return (
    <FieldFrame label={label} hint={hint ? `${hint} ${left}` : left} error={error} className={className}>
      {(ties) => (
        <Text
          dir="auto"
          rows={4}
          {...rest}
          {...ties}
          maxLength={maxLength}
          onChange={(event) => {
            setLength(event.target.value.length);
            onChange?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
