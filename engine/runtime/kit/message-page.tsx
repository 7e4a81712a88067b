import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useApp } from '#engine/render/app.ts';
import { PageTitle } from '#engine/render/page-title.ts';
import { token } from '#engine/render/token.ts';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: min(72svh, 52rem);

  &[data-whole] {
    min-block-size: calc(100svh - ${token('space.4')} - ${token('space.7')});
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  min-block-size: ${token('size.control.lg')};

  > :last-child:not(:first-child) {
    margin-inline-end: calc(-1 * ${token('space.2')});
  }

  img {
    inline-size: auto;
    block-size: ${token('size.logo')};
    max-inline-size: 60vw;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.4')};
  /* From above, and as wide as the words may become: in the middle of what there is, they would jump with each line. */
  inline-size: min(100%, 44rem);
  margin: 0 auto;
  padding-block: min(9svh, 6rem) ${token('space.5')};
  text-align: center;

  > img {
    inline-size: min(100%, 22rem);
    block-size: auto;
    margin-block-end: ${token('space.2')};
  }

  /* The mark goes with the first word, however many lines are centred. */
  > h1 {
    display: block;

    &::before {
      display: inline-block;
      vertical-align: top;
    }
  }

  p {
    max-inline-size: 36rem;
    margin: 0;
    color: ${token('color.text.secondary')};
    text-wrap: balance;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.3')};
  inline-size: 100%;
  margin-block-start: ${token('space.3')};
`;

interface Props {
  /** Address of a picture, 480 by 360. */
  readonly art: string | undefined;
  readonly title: string;
  /** The actions that the visitor can take. */
  readonly actions: ReactNode;
  /** The page stands alone, without the portal around it: shows the brand, and this beside it. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A whole page that says one thing: a picture, a title, a few sentences, what to do. */
export function MessagePage({ art, title, actions, beside, children }: Props) {
  const { assets, brand } = useApp();
  const whole = beside !== undefined;
  return (
    <Frame {...(whole && { 'data-whole': '' })}>
      {whole && (
        <Bar>
          {assets.logo ? <img src={assets.logo} alt={brand.name} /> : <strong>{brand.name}</strong>}
          {beside}
        </Bar>
      )}
      <Words>
        {art && <img src={art} alt="" width={480} height={360} />}
        <PageTitle>{title}</PageTitle>
        {children}
        <Actions>{actions}</Actions>
      </Words>
    </Frame>
  );
}
