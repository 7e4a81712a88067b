import { call } from '@liveryjs/client/calls/call';
import { linkAddress } from '@liveryjs/client/registration/link-address';
import {
  Button,
  CopyButton,
  QrCode,
  token,
  useActionContext,
  useBrand,
  useIntl,
  useMessages,
  useNotify,
} from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { getTeamLinks, switchTeamLink } from '@liveryjs/schemas/calls/team';
import type { TeamLink } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';

const QR_SIZE = 132;

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  h4,
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  h4 {
    font: ${token('typography.label')};
    color: ${token('color.text.primary')};
  }

  p,
  dl {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  output {
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.primary')};
    font: ${token('typography.small')};
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${token('space.2')};
  align-items: baseline;
  justify-content: space-between;

  span {
    flex: none;
    color: ${token('color.warning.text')};
    font: ${token('typography.caption')};
  }
`;

/** Quiet buttons, whose words start where the card's do. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin-inline: calc(-1 * ${token('space.2')});

  > button {
    padding-inline: ${token('space.2')};
  }
`;

/** One link: where it leads, what it brings, how often it did. */
export function LinkCard({ link }: { link: TeamLink }) {
  const t = useMessages();
  const intl = useIntl();
  const notify = useNotify();
  const reload = useReload();
  const context = useActionContext();
  const { routes } = useBrand();
  const [busy, setBusy] = useState(false);
  const [withQr, setWithQr] = useState(false);
  const { code, name, kind, rebateRate, uses, on, domain } = link;
  const path = routes.find(({ id }) => id === 'register')?.path ?? '/';
  const { origin, protocol } = window.location;
  const address = linkAddress(
    domain === undefined ? origin : `${protocol}//${domain}`,
    path,
    'affiliateCode',
    code,
  );
  const rate = intl.formatNumber(Number(rebateRate) / 100, { style: 'percent', minimumFractionDigits: 2 });

  const turn = async () => {
    const sure =
      !on ||
      (await context.confirm({
        title: 'registerCentre.offSure',
        text: 'registerCentre.offSureText',
        values: { name },
        confirm: 'registerCentre.switchOff',
      }));
    if (!sure) return;
    setBusy(true);
    try {
      await call(switchTeamLink, { code, on: !on });
      reload(getTeamLinks);
    } catch {
      notify('engine.actionFailed', 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <Head>
        <h4 dir="auto">{name}</h4>
        {!on && <span>{t('registerCentre.off')}</span>}
      </Head>
      <p>
        <span>{t(kind === 'AGENT' ? 'team.agent' : 'team.member')} ·</span> <bdi>{rate}</bdi>{' '}
        <span>· {t('registerCentre.uses', { count: uses })}</span>
        {domain !== undefined && (
          <span>
            {' · '}
            {t('registerCentre.onlyAt', { domain })}
          </span>
        )}
      </p>
      {on && (
        <output aria-label={t('registerCentre.at')}>
          <bdi>{address}</bdi>
        </output>
      )}
      {on && withQr && <QrCode text={address} title={t('registerCentre.qr', { name })} size={QR_SIZE} />}
      <Buttons>
        {on && (
          <>
            <CopyButton text={address} label={name} />
            <Button type="button" $tone="quiet" aria-pressed={withQr} onClick={() => setWithQr(!withQr)}>
              {t('registerCentre.showQr')}
            </Button>
          </>
        )}
        <Button type="button" $tone="quiet" aria-busy={busy} disabled={busy} onClick={() => void turn()}>
          {t(on ? 'registerCentre.switchOff' : 'registerCentre.switchOn')}
        </Button>
      </Buttons>
    </Card>
  );
}
