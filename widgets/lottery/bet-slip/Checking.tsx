import { checkNow } from '@liveryjs/client/lottery/betting';
import { Button, Icon, useMessages } from '@liveryjs/engine/kit';
import { Step } from './Step.ts';

/** Nobody knows yet whether the order arrived: the page finds out by itself. */
export function Checking({ numero }: { numero: string }) {
  const t = useMessages();
  return (
    <Step>
      <Icon name="history" />
      <h3>{t('betSlip.checking')}</h3>
      <p role="status">{t('betSlip.checkingText', { numero })}</p>
      <Button type="button" onClick={checkNow}>
        <Icon name="refresh" />
        {t('betSlip.checkNow')}
      </Button>
    </Step>
  );
}
