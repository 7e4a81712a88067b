import { Icon, LinkTo, token, useActionContext, useMessages } from '@liveryjs/engine/kit';
import { session } from '@liveryjs/platform/session/session';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';

const Page = styled.div`
  inline-size: min(100%, 44rem);
  margin-inline: auto;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  margin-block-end: ${token('space.3')};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: ${token('size.control.md')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
    text-decoration: none;
  }

  a:hover {
    color: ${token('color.text.primary')};
  }

  div {
    display: flex;
    gap: ${token('space.1')};
    color: ${token('color.text.secondary')};
  }
`;

const Card = styled.div`
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.dialog')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.lg')};

  @media (min-width: 48rem) {
    padding: ${token('space.6')};
  }
`;

/** The registration as a page: the way home above, the rest on a card. */
export function RegisterPage({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const t = useMessages();
  const context = useActionContext();
  // Whoever is logged in has nothing to do here.
  useEffect(() => {
    if (session.token !== undefined) context.navigate('/');
  }, [context]);
  return (
    <Page>
      <Bar>
        <LinkTo to={{ route: 'home' }}>
          <Icon name="chevron-start" />
          {t('registerForm.home')}
        </LinkTo>
        <div>{tools}</div>
      </Bar>
      <Card>{children}</Card>
    </Page>
  );
}
