import { linkAddress } from '@liveryjs/client/registration/link-address';
import {
  Button,
  canShare,
  copyText,
  Field,
  Icon,
  QrCode,
  share,
  token,
  useBrand,
  useHydrated,
  useMessages,
  useNotify,
} from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${token('space.5')};
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  h3,
  p {
    margin: 0;
  }

  h3 {
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
    text-wrap: balance;
  }

  p {
    color: ${token('color.text.secondary')};
  }

  @container (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space.4')};
  min-inline-size: 0;

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
  }

  input {
    text-overflow: ellipsis;
  }
`;

const Code = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  margin: 0;

  figcaption {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  strong {
    color: ${token('color.text.primary')};
    font-family: ${token('font.family.mono')};
    letter-spacing: ${token('font.letterSpacing.caps')};
  }
`;

const QR_SIZE = 140;

/** The link that brings friends, and the ways to give it to them. */
export function Invitation({ code }: { code: string }) {
  const t = useMessages();
  const notify = useNotify();
  const { name: brand, routes } = useBrand();
  const hydrated = useHydrated();
  const path = routes.find(({ id }) => id === 'register')?.path ?? '/';
  const link = hydrated ? linkAddress(location.origin, path, 'referralCode', code) : '';
  const shares = hydrated && canShare();
  const copy = async () => {
    try {
      await copyText(link);
      notify('referral.copied');
    } catch {
      notify('referral.notCopied', 'error');
    }
  };
  const give = async () => {
    try {
      await share({ title: brand, text: t('referral.shareText', { brand }), url: link });
    } catch {
      notify('referral.notCopied', 'error');
    }
  };
  return (
    <Frame>
      <Words>
        <h3>{t('referral.title')}</h3>
        <p>{t('referral.text', { brand })}</p>
        <Field
          label={t('referral.link')}
          name="link"
          autoComplete="off"
          dir="ltr"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div>
          <Button type="button" $tone="primary" onClick={() => void copy()}>
            <Icon name="copy" />
            {t('referral.copy')}
          </Button>
          {shares && (
            <Button type="button" onClick={() => void give()}>
              <Icon name="share" />
              {t('referral.share')}
            </Button>
          )}
        </div>
      </Words>
      <Code>
        {link && <QrCode text={link} title={t('referral.link')} size={QR_SIZE} />}
        <figcaption>
          {t('referral.code')} <strong dir="ltr">{code}</strong>
        </figcaption>
      </Code>
    </Frame>
  );
}
