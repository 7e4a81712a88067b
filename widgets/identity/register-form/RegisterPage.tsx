import { session } from '@liveryjs/client/session/session';
import { Icon, LinkTo, token, useActionContext, useBrand, useMessages } from '@liveryjs/engine/kit';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import type { Props } from './register-form.props.ts';

const Page = styled.div`
  inline-size: min(100%, 44rem);
  margin-inline: auto;
  container-type: inline-size;

  &:is([data-layout='split'], [data-layout='column']) {
    inline-size: min(100%, 68rem);
  }
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

/** A ring in the colour of the text, around a place, so far from it. */
const ring = (x: string, y: string, radius: string) => {
  const colour = `color-mix(in srgb, ${token('color.text.onBrand')} 7%, transparent)`;
  const inner = `calc(${radius} - 2.5rem)`;
  return `radial-gradient(circle at ${x} ${y}, transparent ${inner}, ${colour} calc(${inner} + 1px) ${radius}, transparent calc(${radius} + 1px))`;
};

/** Title and reasons on the brand's colour, the form beside them; where that is too narrow, one below the other. */
const Split = styled.div`
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.dialog')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.lg')};
  /* Hidden, it would hold what sticks to the window. */
  overflow: clip;

  > :is(div, ul) {
    padding: ${token('space.5')};
  }

  > :is(:first-child, ul) {
    margin: 0;
    background: ${token('color.surface.brand')};
    color: ${token('color.text.onBrand')};

    p,
    svg {
      color: inherit;
    }
  }

  @container (min-width: 56rem) {
    display: grid;
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);

    /* The brand's colour, with a ring that runs out of the corner and one around the middle of the edge. */
    &::before {
      grid-area: 1 / 1 / -1 / 2;
      background:
        ${ring('100%', '0%', '9rem')},
        ${ring('0%', '30rem', '13rem')},
        ${token('color.surface.brand')};
      content: '';
    }

    [dir='rtl'] &::before {
      transform: scaleX(-1);
    }

    > :is(div, ul) {
      grid-column: 1;
      padding: ${token('space.6')};
    }

    > :is(:first-child, ul) {
      background: none;
      isolation: isolate;
    }

    > :first-child {
      grid-row: 1;
    }

    /* The reasons stand at the end of what shows of the panel. */
    > ul {
      position: sticky;
      inset-block-end: 0;
      grid-row: 2;
      align-self: end;
    }

    > :nth-child(2) {
      grid-area: 1 / 2 / -1;
    }
  }
`;

const Column = styled.div`
  display: grid;
  gap: 0 ${token('space.8')};

  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 18rem;

    > :first-child {
      grid-column: 1 / -1;
    }

    > ul {
      padding-inline-start: ${token('space.5')};
      border-inline-start: 1px solid ${token('color.border.regular')};
    }
  }
`;

const LAYOUTS = { card: Card, split: Split, column: Column };

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${token('space.5')};
  margin: ${token('space.6')} 0 0;
  padding: 0;

  [data-layout='card'] > & {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    padding-inline: ${token('space.5')};
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: ${token('space.1')} ${token('space.3')};
  }

  svg {
    grid-row: span 2;
    inline-size: ${token('size.icon.lg')};
    block-size: ${token('size.icon.lg')};
    color: ${token('color.text.accent')};
  }

  :is(h2, p) {
    grid-column: 2;
    margin: 0;
  }

  h2 {
    font: ${token('typography.label')};
  }

  p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

interface RegisterPageProps extends Pick<Props, 'layout' | 'reasons'> {
  readonly head: ReactNode;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** The registration as a page [2.31]: the way home above, then title, form and reasons in the manifest's layout. */
export function RegisterPage({ layout, reasons, head, tools, children }: RegisterPageProps) {
  const t = useMessages();
  const context = useActionContext();
  // Whoever is logged in has nothing to do here.
  useEffect(() => {
    if (session.token !== undefined) context.navigate('/');
  }, [context]);
  const Layout = LAYOUTS[layout];
  const list = reasons.length > 0 && <Reasons reasons={reasons} />;
  return (
    <Page data-layout={layout}>
      <Bar>
        <LinkTo to={{ route: 'home' }}>
          <Icon name="chevron-start" />
          {t('registerForm.home')}
        </LinkTo>
        <div>{tools}</div>
      </Bar>
      <Layout>
        {head}
        {children}
        {layout !== 'card' && list}
      </Layout>
      {layout === 'card' && list}
    </Page>
  );
}

function Reasons({ reasons }: Pick<Props, 'reasons'>) {
  const t = useMessages();
  const { name: brand } = useBrand();
  return (
    <List>
      {reasons.map(({ id, icon, title, text }) => (
        <li key={id}>
          <Icon name={icon} />
          <h2>{t(title, { brand })}</h2>
          {text && <p>{t(text, { brand })}</p>}
        </li>
      ))}
    </List>
  );
}
