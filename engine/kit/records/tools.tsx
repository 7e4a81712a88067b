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

  [data-filters] {
    display: flex;
    flex: 1 1 19rem;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')};
  }

  /* Many have a row of their own. */
  [data-filters]:has(> :nth-child(3)) {
    flex-basis: 100%;
  }

  [data-filters] > * {
    flex: 0 1 11rem;
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
`;

interface Props {
  /** What stands first and always shows, such as the days. */
  readonly children?: ReactNode;
  /** Selects and fields that narrow what is listed. */
  readonly filters?: ReactNode;
  /** How many of them narrow it now. */
  readonly chosen: number;
}

/** What narrows a list, in one row; on phones the filters unfold below it. Its word is `records.filters`. */
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
