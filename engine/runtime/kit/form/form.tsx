import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { FormRefusal } from './form-refusal.tsx';
import type { FormState } from './use-form.ts';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

const Patience = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
  text-align: center;

  /* There from the start, so that screen readers follow it, without a place among the rest. */
  &:empty {
    position: absolute;
  }
`;

interface Props {
  readonly state: Pick<FormState, 'form' | 'refusal' | 'slow'>;
  /** Name for screen readers, where no heading above says it. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form, with what was refused above its fields, and below them a word when it takes long. Says `form.slow`. */
export function Form({ state: { form, refusal, slow }, label, className, children }: Props) {
  const t = useMessages();
  return (
    <Root {...form} className={className} aria-label={label}>
      <FormRefusal>{refusal}</FormRefusal>
      {children}
      <Patience role="status">{slow && t('form.slow')}</Patience>
    </Root>
  );
}
