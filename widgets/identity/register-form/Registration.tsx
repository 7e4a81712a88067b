import type { RegisterMode } from '@liveryjs/client/registration/register';
import { breathing, Failure, LinkTo, Skeleton, Tabs, token, useMessages } from '@liveryjs/engine/kit';
import { useRegisterRules } from '@liveryjs/parts/use-register-rules';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Fields, ModeForm } from './ModeForm.tsx';
import { type RegisterField, wideFields } from './register-fields.ts';
import type { Props as Settings } from './register-form.props.ts';
import { useSiteCode } from './use-site-code.ts';
import { useWays } from './use-ways.ts';

const Places = styled.div`
  display: grid;
  gap: ${token('space.5')};
`;

/** As large as a field with its label. */
const FieldToCome = styled(Skeleton)`
  min-block-size: calc(${token('size.control.lg')} + 1.75rem);
`;

/** As large as the line that further fields wait behind. */
const MoreToCome = styled(Skeleton)`
  min-block-size: ${token('size.target')};
`;

const Login = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.1')} ${token('space.2')};
  margin: ${token('space.5')} 0 0;
  color: ${token('color.text.secondary')};

  /* The notes below a form that is on its way have no place yet. */
  [aria-busy] + & {
    visibility: hidden;
  }

  a,
  button {
    min-block-size: ${token('size.target')};
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color.text.link')};
    font: inherit;
    font-weight: ${token('font.weight.semibold')};
    text-decoration: underline;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    color: ${token('color.text.linkHover')};
  }
`;

const ICONS = { username: 'user', mobile: 'phone' } as const;

interface RegistrationProps extends Settings {
  /** Stands on a page of its own. */
  readonly alone: boolean;
}

/** The ways to register that are on, by the platform's rules [5.10], and below them the way to log in. */
export function Registration(props: RegistrationProps) {
  const t = useMessages();
  return (
    <>
      <Ways {...props} />
      {props.login && (
        <Login>
          {t('registerForm.haveAccount')}
          <LinkTo to={props.login}>{t('registerForm.login')}</LinkTo>
        </Login>
      )}
    </>
  );
}

function Ways(props: RegistrationProps) {
  const t = useMessages();
  const { rules, failure, retry } = useRegisterRules();
  const site = useSiteCode(rules?.affiliateCode?.enabled ?? false);
  const [chosen, choose] = useState<RegisterMode>('username');
  const ways = useWays();
  const modes = ways.filter(([, on]) => on).map(([mode]) => mode);
  const mode = modes.includes(chosen) ? chosen : modes[0];
  if (failure !== undefined) return <Failure messageKey={failure} onRetry={retry} />;
  if (!rules || ways.some(([, on]) => on === undefined)) return <Loading alone={props.alone} />;
  if (!mode) return <p>{t('registerForm.closed')}</p>;
  return (
    <Tabs
      label={t('registerForm.ways')}
      value={mode}
      onChoose={choose}
      tabs={modes.map((way) => ({
        value: way,
        label: t(way === 'username' ? 'registerForm.byUsername' : 'registerForm.byMobile'),
        icon: ICONS[way],
        content: (
          <ModeForm
            {...props}
            mode={way}
            shown={way === mode}
            first={!props.alone && way === modes[0]}
            rules={rules}
            site={site}
            onRulesBroken={retry}
          />
        ),
      }))}
    />
  );
}

/** The fields that nearly every platform asks for. */
const LIKELY: readonly RegisterField[] = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
];
const LIKELY_WIDE = wideFields(LIKELY);

/** As large as the form with those fields; which they are only the rules say. */
function Loading({ alone }: Pick<RegistrationProps, 'alone'>) {
  return (
    <Places aria-busy="true" {...breathing}>
      <Skeleton />
      <Fields>
        {LIKELY.map((field) => (
          <FieldToCome key={field} {...(LIKELY_WIDE.has(field) && { 'data-wide': '' })} />
        ))}
      </Fields>
      <MoreToCome />
      <Skeleton />
      <Skeleton />
      {alone && <Skeleton />}
    </Places>
  );
}
