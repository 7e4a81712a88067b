import { Skeleton, token, useFacts, type WidgetProps } from '@liveryjs/engine/kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { Props } from './account.props.ts';
import { Visitor } from './Visitor.tsx';

const Place = styled(Skeleton)`
  inline-size: 11rem;
  min-block-size: ${token('size.control.md')};
  border-radius: ${token('radius.full')};
`;

/**
 * Who is signed in, or the ways to sign in [2.21], [2.22]. Until that is known, a visitor's buttons keep their place.
 * A visitor's page does without the code of the rest.
 */
export default function Account({ props }: WidgetProps<Props>) {
  const [audience] = useFacts().audience ?? [];
  if (audience === undefined || audience === 'visitor') {
    return <Visitor {...props} known={audience !== undefined} />;
  }
  return <SignedIn props={props} />;
}

function SignedIn({ props }: { props: Props }) {
  // Made anew with each attempt: one that failed to load would fail for ever.
  const [Member] = useState(() => lazy(async () => import('./Member.tsx')));
  return (
    <Suspense fallback={<Place />}>
      <Member {...props} />
    </Suspense>
  );
}
