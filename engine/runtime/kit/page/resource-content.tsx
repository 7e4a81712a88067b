import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Resource } from '#engine/kit/use-resource.ts';
import { Failure } from '#engine/render/failure.tsx';
import { breathing, Skeleton } from '#engine/render/skeleton.tsx';
import { token } from '#engine/render/token.ts';

const Places = styled.div<{ $height: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least)), 1fr));
  gap: ${token('space.3')};

  > * {
    min-block-size: ${({ $height }) => $height};
    border-radius: ${token('radius.card')};
  }

  &[data-kind='rows'] {
    --least: 100%;
  }

  &[data-kind='cards'] {
    --least: 18rem;
  }

  &[data-kind='figures'] {
    --least: 10rem;
  }
`;

/** The placeholders of what is to come: their number and their height. */
const KINDS = { rows: [3, '3rem'], cards: [4, '9rem'], figures: [4, '6.5rem'] } as const;

interface Props<Data> {
  readonly resource: Pick<Resource<Data>, 'data' | 'failure' | 'retry'>;
  /** The kind of placeholder for data that is on its way. */
  readonly as: keyof typeof KINDS;
  readonly children: (data: Data) => ReactNode;
}

/** Data of the platform: on its way, out of reach or there. What is there stays when only its renewal fails. */
export function ResourceContent<Data>({ resource: { data, failure, retry }, as, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (failure) return <Failure messageKey={failure} onRetry={retry} />;
  return <Placeholders as={as} />;
}

/** The shape of what is on its way. */
export function Placeholders({ as }: Pick<Props<never>, 'as'>) {
  const [count, height] = KINDS[as];
  return (
    <Places aria-busy="true" {...breathing} data-kind={as} $height={height}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of what is to come, all the same
        <Skeleton key={index} />
      ))}
    </Places>
  );
}
