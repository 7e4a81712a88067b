import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '#engine/kit/page/badge.ts';
import { Button } from '#engine/render/button.tsx';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { useIntl, useMessages } from '#engine/render/use-language.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
  min-inline-size: 0;

  > fieldset {
    max-inline-size: 100%;
  }

  /* Below what always shows: beside it, their words would be cut. */
  [data-filters] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')};
  }

  [data-filters] > * {
    flex: 0 1 14rem;
    min-inline-size: min(9rem, 100%);
  }

  [data-filters] > button {
    flex: none;
    min-inline-size: 0;
  }

  > button {
    display: none;
  }

  /* On phones the days stay, and the rest unfolds. */
  @container not (min-width: 40rem) {
    > fieldset {
      flex: 1 1 12rem;
    }

    > button {
      display: inline-flex;
    }

    [data-filters] {
      display: grid;
      flex: 1 0 100%;
      grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
      gap: ${token('space.2')};
    }

    [data-filters='folded'] {
      display: none;
    }
  }

  /* Paper says what was chosen, and has nothing to choose from. */
  @media print {
    > button,
    label:has([type='radio']:not(:checked)) {
      display: none;
    }
  }
`;

interface Props {
  /** The content that comes first and always shows, such as the days. */
  readonly children?: ReactNode;
  /** Selects and fields that narrow what is listed. */
  readonly filters?: ReactNode;
  /** The number of filters that narrow the list now. */
  readonly chosen: number;
}

/**
 * The tools that narrow a list: the period in one row, the filters in the next. On phones a button called
 * `records.filters` unfolds them.
 */
export function Tools({ children, filters, chosen }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Row>
      {children}
      {filters && (
        <>
          <Button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <Icon name="filter" />
            <span>{t('records.filters')}</span>{' '}
            {chosen > 0 && <Badge $tone="info">{intl.formatNumber(chosen)}</Badge>}
          </Button>
          <div id={id} data-filters={open ? 'open' : 'folded'}>
            {filters}
          </div>
        </>
      )}
    </Row>
  );
}
