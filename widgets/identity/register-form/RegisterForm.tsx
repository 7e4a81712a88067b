import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { PageTitle, token, useBrand, useIntl, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import { RegisterPage } from './RegisterPage.tsx';
import { Registration } from './Registration.tsx';
import type { Props } from './register-form.props.ts';
import { useWays } from './use-ways.ts';

const Box = styled.div`
  container: register / inline-size;
`;

const Head = styled.div`
  margin-block-end: ${token('space.5')};

  h2 {
    margin: 0;
  }

  p {
    margin: ${token('space.2')} 0 0;
    color: ${token('color.text.secondary')};
  }
`;

/** The way to an account [2.31]: in a popup, or as a page. */
export default function RegisterForm({ props, slot }: WidgetProps<Props>) {
  const t = useMessages();
  const { locale } = useIntl();
  const site = useBrand();
  const brand = site.name;
  const { frame, bonus } = props;
  const alone = frame === 'page';
  const closed = useWays().every(([, on]) => on === false);
  const title =
    bonus && !closed
      ? t('registerForm.titleBonus', { brand, amount: moneyIn(site, locale)(String(bonus.amount)) })
      : t('registerForm.title', { brand });
  const head = (
    <Head>
      {alone ? <PageTitle>{title}</PageTitle> : <h2>{title}</h2>}
      {!closed && <p>{t('registerForm.pitch')}</p>}
    </Head>
  );
  const form = (
    <Box>
      {!alone && head}
      <Registration {...props} alone={alone} />
    </Box>
  );
  if (!alone) return form;
  return (
    <RegisterPage {...props} head={head} tools={slot('tools')}>
      {form}
    </RegisterPage>
  );
}
