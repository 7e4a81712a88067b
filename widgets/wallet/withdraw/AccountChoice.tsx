import { call } from '@liveryjs/client/calls/call';
import {
  Badge,
  Button,
  Icon,
  token,
  useActionContext,
  useMessages,
  useNotify,
  VisuallyHidden,
} from '@liveryjs/engine/kit';
import { PayoutMark } from '@liveryjs/parts/method-mark';
import { useReload } from '@liveryjs/parts/use-reload';
import {
  choosePayoutAccount,
  getPayoutAccounts,
  getWithdrawConfig,
  removePayoutAccount,
} from '@liveryjs/schemas/calls/withdrawals';
import type { Identifier, PayoutAccount } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${token('space.2')};
    padding: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  margin-block-end: ${token('space.2')};
  padding-inline-end: ${token('space.1')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};

  &:has(:checked) {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: 1px;
  }

  strong,
  small {
    display: block;
  }

  small {
    font: ${token('typography.small')};
  }

  button {
    flex: none;
    padding-inline: ${token('space.2')};
    color: inherit;
  }
`;

const Choice = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space.3')};
  min-inline-size: 0;
  padding: ${token('space.3')} ${token('space.4')};
  cursor: pointer;
`;

const About = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.3')};
  min-inline-size: 0;
`;

interface Props {
  readonly accounts: readonly PayoutAccount[];
  /** Number of the one that is chosen. */
  readonly chosen: Identifier | undefined;
  readonly onChoose: (id: Identifier) => void;
}

/** Where the money goes to; each can be made the default one, or removed. */
export function AccountChoice({ accounts, chosen, onChoose }: Props) {
  const t = useMessages();
  const notify = useNotify();
  const reload = useReload();
  const { confirm } = useActionContext();
  const [busy, setBusy] = useState(false);
  const change = async (act: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    try {
      await act();
    } catch {
      notify('withdraw.notChanged', 'error');
    } finally {
      reload(getPayoutAccounts);
      reload(getWithdrawConfig);
      setBusy(false);
    }
  };
  const remove = async ({ id }: PayoutAccount, account: string) => {
    const sure = await confirm({
      title: 'withdraw.removeConfirm',
      text: 'withdraw.removeText',
      values: { account },
      confirm: 'withdraw.removeConfirm',
    });
    if (sure) await change(() => call(removePayoutAccount, { id }));
  };
  return (
    <Group aria-busy={busy}>
      <legend>{t('withdraw.to')}</legend>
      {accounts.map((account) => {
        const { id, name, number, holder, isDefault } = account;
        // The number reads from the left in every language.
        const text = `${name} \u2066${number}\u2069`;
        return (
          <Row key={id}>
            <Choice>
              <VisuallyHidden
                as="input"
                type="radio"
                name="payoutAccount"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              <PayoutMark kind={account.kind} />
              <About>
                <span>
                  <strong>{text}</strong>
                  <small dir="auto">{holder}</small>
                </span>
                {isDefault && <Badge $tone="info">{t('withdraw.default')}</Badge>}
              </About>
            </Choice>
            {!isDefault && (
              <Button
                type="button"
                $tone="quiet"
                aria-label={t('withdraw.makeDefault', { account: text })}
                onClick={() => void change(() => call(choosePayoutAccount, { id }))}
              >
                <Icon name="star" />
              </Button>
            )}
            <Button
              type="button"
              $tone="quiet"
              aria-label={t('withdraw.remove', { account: text })}
              onClick={() => void remove(account, text)}
            >
              <Icon name="close" />
            </Button>
          </Row>
        );
      })}
    </Group>
  );
}
