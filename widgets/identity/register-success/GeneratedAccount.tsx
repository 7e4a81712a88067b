import { CopyButton, token, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

const Name = styled.div`
  display: grid;
  gap: ${token('space.1')};
  inline-size: 100%;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    padding-block: ${token('space.1')};
    padding-inline: ${token('space.4')} ${token('space.1')};
    border: 1px solid ${token('color.border.strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.sunken')};
  }

  output {
    min-inline-size: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
`;

/** The account's name that the platform made, to be kept. */
export function GeneratedAccount({ account }: { account: string }) {
  const t = useMessages();
  return (
    <Name>
      <span>{t('registerSuccess.account')}</span>
      <div>
        <output aria-label={t('registerSuccess.account')}>
          <bdi>{account}</bdi>
        </output>
        <CopyButton text={account} label={t('registerSuccess.account')} />
      </div>
    </Name>
  );
}
