import { Icon, token } from '@liveryjs/engine/kit';
import type { DepositChannel, PayoutProvider } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  border-radius: ${token('radius.control')};
  background: ${token('color.info.subtle')};
  color: ${token('color.info.text')};
  font-size: ${token('font.size.lg')};
`;

const DEPOSITS: Readonly<Record<DepositChannel['kind'], string>> = {
  BANK: 'bank',
  WALLET: 'qr',
  INSTANT: 'card',
  VOUCHER: 'shop',
  CRYPTO: 'coin',
};

const PAYOUTS: Readonly<Record<PayoutProvider['kind'], string>> = { BANK: 'bank', WALLET: 'e-wallet' };

/** The mark of a way to pay in, by its kind. Its name stands beside it. */
export function DepositMark({ kind }: Pick<DepositChannel, 'kind'>) {
  return (
    <Mark>
      <Icon name={DEPOSITS[kind]} />
    </Mark>
  );
}

/** The mark of a bank or e-wallet that money goes to. Its name stands beside it. */
export function PayoutMark({ kind }: Pick<PayoutProvider, 'kind'>) {
  return (
    <Mark>
      <Icon name={PAYOUTS[kind]} />
    </Mark>
  );
}
