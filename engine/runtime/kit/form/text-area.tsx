import { type ClipboardEvent, type ComponentPropsWithRef, type DragEvent, useRef, useState } from 'react';
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
  /** Characters that it takes: what is pasted beyond them is left out, and the field says so. */
  readonly maxLength: number;
  readonly className?: string | undefined;
}

/** Several lines of text to fill in, with a count of the characters that are left. Says `form.charactersLeft`, and `form.cut` of what had no room. */
export function TextArea({ label, hint, error, className, maxLength, onChange, ...rest }: Props) {
  const t = useMessages();
  const [length, setLength] = useState(String(rest.defaultValue ?? rest.value ?? '').length);
  const [cut, setCut] = useState(false);
  const cutting = useRef(false);
  /** Pasted text may be longer than the field takes, and is cut; typed text stops at the limit, in sight. */
  const receive = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, text: string) => {
    cutting.current = value.length - (selectionEnd - selectionStart) + text.length > maxLength;
    setCut(cutting.current);
  };
  const left = t('form.charactersLeft', { left: maxLength - length, most: maxLength });
  return (
    <FieldFrame
      label={label}
      hint={hint ? `${hint} ${left}` : left}
      error={error ?? (cut ? t('form.cut', { most: maxLength }) : undefined)}
      className={className}
    >
      {(ties) => (
        <Text
          dir="auto"
          rows={4}
          {...rest}
          {...ties}
          maxLength={maxLength}
          onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) =>
            receive(event.currentTarget, event.clipboardData.getData('text'))
          }
          onDrop={(event: DragEvent<HTMLTextAreaElement>) =>
            receive(event.currentTarget, event.dataTransfer.getData('text'))
          }
          onChange={(event) => {
            if (!cutting.current) setCut(false);
            cutting.current = false;
            setLength(event.target.value.length);
            onChange?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
