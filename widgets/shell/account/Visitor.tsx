import { Button, Icon, LinkTo, token, useMenu, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { Props } from './account.props.ts';

const Way = styled(Button)`
  white-space: nowrap;

  @media not all and (min-width: 64rem) {
    padding-inline: ${token('space.3')};
    font: ${token('typography.label')};
  }

  /* In some languages two ways leave the logo no room. */
  @media not all and (min-width: 26rem) {
    padding-inline: ${token('space.2')};
  }

  /* Keeps the place of a button until it is known whether it shows. */
  &[data-pending] {
    background: ${token('color.skeleton.base')};
    box-shadow: none;
    color: transparent;
    cursor: default;

    svg {
      visibility: hidden;
    }
  }
`;

const LoginWay = styled(Way)``;

const Ways = styled.div`
  display: flex;
  gap: ${token('space.2')};

  @media not all and (min-width: 64rem) {
    gap: ${token('space.1')};

    /* The bar has room for two of three. */
    > :first-child:nth-last-child(n + 3) {
      display: none;
    }
  }

  /* The narrowest has room for the login alone, which offers the others, too. */
  @media not all and (min-width: 22.5rem) {
    &[data-login] > :not(${LoginWay}) {
      display: none;
    }
  }
`;

const TONES = { freePlay: 'quiet', login: 'secondary', register: 'primary' } as const;

/** The ways to sign in, each while its condition holds [2.21]. The last of them stands out. */
export function Visitor({ login, register, freePlay, known }: Props & { known: boolean }) {
  const t = useMessages();
  const ways = useMenu([freePlay, login, register].filter((item) => item !== undefined));
  return (
    <Ways data-login={ways.some(({ id }) => id === login?.id) || undefined}>
      {ways.map(({ id, label, icon, to, pending }, index) => {
        const kind = id === freePlay?.id ? 'freePlay' : id === login?.id ? 'login' : 'register';
        const tone = index === ways.length - 1 && kind === 'login' ? 'primary' : TONES[kind];
        const Kind = kind === 'login' ? LoginWay : Way;
        const content = (
          <>
            {icon && <Icon name={icon} />}
            <span>{t(label)}</span>
          </>
        );
        return pending || !known ? (
          <Kind key={id} as="span" aria-hidden="true" data-pending="">
            {content}
          </Kind>
        ) : (
          <Kind key={id} as={LinkTo} $tone={tone} to={to}>
            {content}
          </Kind>
        );
      })}
    </Ways>
  );
}
