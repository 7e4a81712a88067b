import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field } from '#engine/kit/field.tsx';
import { token } from '#engine/render/token.ts';
import { type ChoiceProps, ComboboxControl } from './combobox-control.tsx';

const Code = styled.span`
  display: flex;
  flex: none;
  align-self: stretch;
  inline-size: 8rem;
  border-inline-end: 1px solid ${token('color.field.border')};
`;

interface Props extends Omit<ComponentProps<typeof Field>, 'start' | 'icon'> {
  /** The code that the number begins with, chosen by its details; its label is for screen readers. */
  readonly code: ChoiceProps & { readonly label: string };
}

/** A number after a code that is chosen among many, such as a telephone number. Says `form.noMatch`. */
export function CodeField({ code: { label, ...choice }, ...number }: Props) {
  return (
    <Field
      type="tel"
      inputMode="tel"
      {...number}
      start={
        <Code>
          <ComboboxControl {...choice} shows="detail" input={{ 'aria-label': label }} />
        </Code>
      }
    />
  );
}
