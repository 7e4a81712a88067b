import { token, useAsset, useBrand, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

const Band = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.brand')};
  color: ${token('color.text.onBrand')};
  overflow: hidden;

  /* Rings that run out of the corner, in the colour of the text. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: -9rem;
    inset-inline-end: -9rem;
    z-index: ${token('layer.below')};
    inline-size: 18rem;
    aspect-ratio: 1;
    border: 2.5rem solid currentColor;
    border-radius: ${token('radius.full')};
    opacity: 0.07;
  }

  &::after {
    inset-block: auto -12rem;
    inset-inline-end: -12rem;
  }

  img {
    flex: none;
    inline-size: ${token('size.avatar.md')};
    block-size: ${token('size.avatar.md')};
  }

  strong {
    display: block;
    font: ${token('typography.subheading')};
    text-wrap: balance;
  }

  p {
    margin: ${token('space.half')} 0 0;
    font: ${token('typography.small')};
  }

  /* A column beside the form. */
  @container login (min-width: 32rem) {
    flex-direction: column;
    justify-content: space-between;
    align-items: flex-start;
    padding: ${token('space.5')};

    img {
      inline-size: ${token('size.avatar.lg')};
      block-size: ${token('size.avatar.lg')};
    }

    strong {
      font: ${token('typography.heading')};
    }

    p {
      margin-block-start: ${token('space.2')};
    }
  }
`;

/** The brand's own greeting, in its colours. */
export function Welcome() {
  const t = useMessages();
  const { name } = useBrand();
  const mark = useAsset('favicon');
  return (
    <Band>
      {mark && <img src={mark} alt="" width={80} height={80} />}
      <div>
        <strong>{t('loginForm.welcome', { brand: name })}</strong>
        <p>{t('loginForm.pitch')}</p>
      </div>
    </Band>
  );
}
