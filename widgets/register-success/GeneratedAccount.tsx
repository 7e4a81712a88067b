import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Icon, token, useMessages } from '#engine/kit/index.ts';

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
    user-select: all;
  }

  p {
    margin: 0;
    text-align: start;
  }
`;

/** The account's name that the platform made, to be kept. */
export function GeneratedAccount({ account }: { account: string }) {
  const t = useMessages();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(account);
      setCopied(true);
    } catch {
      // Not every browser lets a page copy.
      setCopied(false);
    }
  };
  return (
    <Name>
      <span>{t('registerSuccess.account')}</span>
      <div>
        <output aria-label={t('registerSuccess.account')}>
          <bdi>{account}</bdi>
        </output>
        <Button type="button" $tone="quiet" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {t(copied ? 'registerSuccess.copied' : 'registerSuccess.copy')}
        </Button>
      </div>
      <p role="status">{copied === false && t('registerSuccess.copyFailed')}</p>
    </Name>
  );
}
