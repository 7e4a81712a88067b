import { createContext } from 'react';
import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { leftOutOf } from './left-out-count.ts';

const Line = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.caption')};
`;

/** True where what stands around a table says already which of its rows could not be read. */
export const LeftOutSaid = createContext(false);

/** Says where a list lacks items that could not be read; nothing where it lacks none. */
export function LeftOut({ of: list }: { readonly of: readonly unknown[] | undefined }) {
  const t = useMessages();
  return leftOutOf(list) > 0 && <Line role="note">{t('engine.leftOut')}</Line>;
}
