import { call } from '@liveryjs/client/calls/call';
import { deviceName } from '@liveryjs/client/profile/device-name';
import { refusalKey } from '@liveryjs/client/session/refusal-key';
import {
  Button,
  Card,
  Failure,
  Icon,
  Skeleton,
  token,
  useActionContext,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { CallError, MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { endDevices, getDevices } from '@liveryjs/schemas/calls/profile';
import type { LoginDevice } from '@liveryjs/schemas/platform';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

const ICONS = { phone: 'phone', tablet: 'device', computer: 'device', other: 'globe' } as const;
/** Stands for all others in the place of one device. */
const OTHERS = 'others';

const Rows = styled.ul`
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.3')};
  min-block-size: ${token('size.control.lg')};
  padding: ${token('space.3')} ${token('space.5')};
  border-block-start: 1px solid ${token('color.border.subtle')};

  > svg {
    box-sizing: content-box;
    padding: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
  }

  /* A button that would leave the words too little room stands below them. */
  > div {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }

  /* The text of a quiet button ends where the row does. */
  > button {
    margin-inline: auto calc(-1 * ${token('space.4')});
  }

  h5,
  p {
    margin: 0;
  }

  h5 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.2')};
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.3')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const Mark = styled.span`
  padding: 0 ${token('space.2')};
  border-radius: ${token('radius.full')};
  background: ${token('color.success.subtle')};
  color: ${token('color.success.text')};
  font: ${token('typography.caption')};
`;

const Only = styled.p`
  margin: 0;
  padding: ${token('space.3')} ${token('space.5')} ${token('space.4')};
  border-block-start: 1px solid ${token('color.border.subtle')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

const Place = styled(Skeleton)`
  min-block-size: 5rem;
  margin: ${token('space.5')};
`;

/** Where the account is logged in, and how to end that [2.35]. */
export default function LoginDevices() {
  const t = useMessages();
  const context = useActionContext();
  const reload = useReload();
  const heading = useId();
  const { data, failure, retry } = useCall(getDevices);
  const [ending, setEnding] = useState<string>();
  const others = data?.list.some(({ current }) => !current);

  const end = async (device?: LoginDevice) => {
    if (ending !== undefined) return;
    const sure = await context.confirm({
      text: device ? 'loginDevices.endQuestion' : 'loginDevices.endOthersQuestion',
      ...(device && { values: { device: deviceName(device.device, t) } }),
      confirm: device ? 'loginDevices.end' : 'loginDevices.endOthers',
    });
    if (!sure) return;
    setEnding(device?.id ?? OTHERS);
    try {
      await call(endDevices, device ? { id: device.id } : {});
      context.notify('loginDevices.ended');
    } catch (error) {
      const gone = error instanceof CallError && error.code === 'not_found';
      const key = gone ? 'loginDevices.gone' : (refusalKey(error) ?? 'engine.actionFailed');
      context.notify(key, gone ? 'info' : 'error');
    } finally {
      setEnding(undefined);
      reload(getDevices);
    }
  };

  return (
    <Card aria-labelledby={heading} aria-busy={!data && !failure}>
      <header>
        <h4 id={heading}>{t('loginDevices.title')}</h4>
        {others && (
          <Button type="button" aria-disabled={ending !== undefined} onClick={() => void end()}>
            <Icon name="logout" />
            {t('loginDevices.endOthers')}
          </Button>
        )}
      </header>
      {data ? (
        <Rows>
          {data.list.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={ending === device.id}
              onEnd={() => end(device)}
            />
          ))}
        </Rows>
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <Place />
      )}
      {others === false && <Only>{t('loginDevices.only')}</Only>}
    </Card>
  );
}

interface RowProps {
  readonly device: LoginDevice;
  readonly busy: boolean;
  readonly onEnd: () => Promise<void>;
}

function DeviceRow({ device: { beganAt, address, device, current }, busy, onEnd }: RowProps) {
  const t = useMessages();
  const intl = useIntl();
  const name = deviceName(device, t);
  const time = intl.formatDate(beganAt, MOMENT_STYLE);
  return (
    <Row {...(current && { 'aria-current': 'true' as const })}>
      <Icon name={ICONS[device.kind]} />
      <div>
        <h5>
          <bdi>{name}</bdi>
          {current && <Mark>{t('loginDevices.current')}</Mark>}
        </h5>
        <p>
          <time dateTime={beganAt}>{t('loginDevices.since', { time })}</time>
          <bdi dir="ltr">{address}</bdi>
        </p>
      </div>
      {!current && (
        <Button
          type="button"
          $tone="quiet"
          aria-disabled={busy}
          aria-label={t('loginDevices.endOf', { device: name })}
          onClick={() => void onEnd()}
        >
          {t('loginDevices.end')}
        </Button>
      )}
    </Row>
  );
}
