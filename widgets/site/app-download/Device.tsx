import { packageAddress } from '@liveryjs/client/system/package-address';
import { system } from '@liveryjs/client/system/store';
import {
  Button,
  Icon,
  QrCode,
  Skeleton,
  token,
  useBrand,
  useHydrated,
  useMessages,
} from '@liveryjs/engine/kit';
import { css, styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import type { AppDevice } from './app-download.props.ts';

/** Width and height in CSS pixels [9.01]. */
const QR_SIZE = 100;

/** The first step has the code, and the others stand beside it. */
const Steps = styled.ol<{ $count: number }>`
  display: grid;
  gap: ${token('space.3')};
  counter-reset: step;

  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;

    li:first-child {
      grid-row: span ${({ $count }) => Math.max($count - 1, 1)};
    }
  }
`;

const card = css`
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  h2,
  p {
    margin: 0;
  }

  h2 {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }

  p {
    margin-block-start: ${token('space.1')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.3')};
  ${card}

  &::before {
    display: grid;
    place-items: center;
    inline-size: ${token('size.control.sm')};
    block-size: ${token('size.control.sm')};
    border-radius: ${token('radius.full')};
    background: ${token('color.surface.brand')};
    color: ${token('color.text.onBrand')};
    font: ${token('typography.label')};
    counter-increment: step;
    content: counter(step);
  }
`;

const Package = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
  margin-block-start: ${token('space.3')};
`;

/** As large as the code that comes in its place. */
const Place = styled(Skeleton)`
  inline-size: 126px;
  block-size: 126px;
  border-radius: ${token('radius.lg')};
`;

const Also = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  margin-block-start: ${token('space.3')};
  ${card}

  div {
    flex: 1 1 16rem;
  }
`;

/** The way to get the app on one kind of device. */
export function Device({ device: { label, resource, steps, also } }: { device: AppDevice }) {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { resources, modules } = useSnapshot(system);
  // On a page that was written beforehand nothing is known yet.
  const isReady = useHydrated() && modules !== undefined;
  const address = isReady ? packageAddress(resources, resource) : undefined;
  const other = isReady && also ? packageAddress(resources, also.resource) : undefined;
  return (
    <>
      <Steps $count={steps.length}>
        {steps.map(({ id, title, text }, index) => (
          <Step key={id}>
            <div>
              <h2>{t(title, { brand })}</h2>
              <p>{t(text, { brand })}</p>
              {index === 0 &&
                (!isReady ? (
                  <Package aria-busy="true">
                    <Place />
                  </Package>
                ) : address ? (
                  <Package>
                    <QrCode text={address} title={t('appDownload.code', { app: t(label) })} size={QR_SIZE} />
                    <Get address={address} />
                  </Package>
                ) : (
                  <p>{t('appDownload.unavailable')}</p>
                ))}
            </div>
          </Step>
        ))}
      </Steps>
      {also && other && (
        <Also>
          <div>
            <h2>{t(also.label, { brand })}</h2>
            <p>{t(also.text, { brand })}</p>
          </div>
          <Get address={other} />
        </Also>
      )}
    </>
  );
}

function Get({ address }: { address: string }) {
  const t = useMessages();
  return (
    <Button as="a" href={address} rel="noopener noreferrer">
      <Icon name="download" />
      {t('appDownload.get')}
    </Button>
  );
}
