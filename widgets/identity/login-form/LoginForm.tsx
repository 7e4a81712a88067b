import { session } from '@liveryjs/client/session/session';
import { LinkTo, token, useActionContext, useAsset, useBrand, type WidgetProps } from '@liveryjs/engine/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Props } from './login-form.props.ts';
import { Ways } from './Ways.tsx';
import { Welcome } from './Welcome.tsx';

const Box = styled.div`
  container: login / inline-size;
`;

const Halves = styled.div`
  display: grid;
  gap: ${token('space.5')};

  @container login (min-width: 32rem) {
    grid-template-columns: 13rem minmax(0, 1fr);
    min-block-size: 21rem;
  }
`;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100svh - ${token('space.4')} - ${token('space.7')});
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  min-block-size: ${token('size.control.lg')};

  a {
    display: flex;
    align-items: center;
    min-block-size: ${token('size.target')};
    color: inherit;
    font: ${token('typography.heading')};
    text-decoration: none;
  }

  img {
    inline-size: auto;
    block-size: ${token('size.logo')};
    max-inline-size: 60vw;
  }

  div {
    display: flex;
    gap: ${token('space.1')};
    color: ${token('color.text.secondary')};
  }
`;

const Card = styled.div`
  inline-size: min(100%, 44rem);
  margin: ${token('space.3')} auto auto;
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.dialog')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.lg')};

  /* From the window's middle, less half of what it is once all ways are known: centred by its height, it would jump with each. */
  @media (min-width: 48rem) {
    margin-block-start: max(${token('space.4')}, 50svh - 21.5rem);
  }
`;

/** The way in [2.32]: in a popup, or as a page of its own for brands that ask for a login first [2.13]. */
export default function LoginForm({ props: { frame, forgot, register }, slot }: WidgetProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const alone = frame === 'page';
  // Who opens the popup wants to type.
  useEffect(() => {
    if (!alone) box.current?.querySelector('input')?.focus();
  }, [alone]);
  const form = (
    <Box ref={box}>
      <Halves>
        <Welcome />
        <Ways forgot={forgot} register={register} />
      </Halves>
    </Box>
  );
  return alone ? <LoginPage tools={slot('tools')}>{form}</LoginPage> : form;
}

function LoginPage({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const { name } = useBrand();
  const logo = useAsset('logo');
  const context = useActionContext();
  // Whoever is logged in has nothing to do here.
  useEffect(() => {
    if (session.token !== undefined) context.navigate('/');
  }, [context]);
  return (
    <Page>
      <Bar>
        <LinkTo to={{ route: 'home' }}>{logo ? <img src={logo} alt={name} /> : name}</LinkTo>
        <div>{tools}</div>
      </Bar>
      <Card>{children}</Card>
    </Page>
  );
}
