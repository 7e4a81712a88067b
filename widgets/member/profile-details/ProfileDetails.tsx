import { isFixed, profileFields, profileText } from '@liveryjs/client/profile/profile-field';
import {
  Button,
  Card,
  Failure,
  Icon,
  LinkTo,
  Skeleton,
  token,
  useIntl,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getProfile } from '@liveryjs/schemas/calls/profile';
import type { Profile, ProfileField } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Props } from './profile-details.props.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr));
  gap: ${token('space.4')};
  margin: 0;
  padding: ${token('space.4')} ${token('space.5')} ${token('space.5')};
  border-block-start: 1px solid ${token('color.border.subtle')};

  dt {
    color: ${token('color.text.muted')};
    font: ${token('typography.small')};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space.2')};
    margin: ${token('space.1')} 0 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};

    bdi {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    svg {
      flex: none;
      color: ${token('color.text.muted')};
    }
  }

  [data-none] {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const Mark = styled.span`
  padding: 0 ${token('space.2')};
  border-radius: ${token('radius.full')};
  background: ${token('color.warning.subtle')};
  color: ${token('color.warning.text')};
  font: ${token('typography.caption')};
`;

const Sum = styled.p`
  margin: 0;
  padding: 0 ${token('space.5')} ${token('space.3')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

const Place = styled(Skeleton)`
  min-block-size: 22rem;
  margin: ${token('space.5')};
`;

/** The details that members give of themselves [3.01]. */
export default function ProfileDetails({ props: { fields, edit } }: WidgetProps<Props>) {
  const t = useMessages();
  const heading = useId();
  const { data, failure, retry } = useCall(getProfile);
  return (
    <Card aria-labelledby={heading} aria-busy={!data && !failure}>
      <header>
        <h4 id={heading}>{t('profileDetails.title')}</h4>
        {data && (
          <Button as={LinkTo} to={edit} $tone="quiet">
            <Icon name="pencil" />
            {t('profileDetails.edit')}
            <VisuallyHidden>{t('profileDetails.title')}</VisuallyHidden>
          </Button>
        )}
      </header>
      {data ? (
        <Fields profile={data} settings={fields} />
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <Place />
      )}
    </Card>
  );
}

function Fields({ profile, settings }: { profile: Profile; settings: Props['fields'] }) {
  const t = useMessages();
  const fields = profileFields(profile, settings);
  const missing = fields.filter(({ required, value }) => required && value === undefined).length;
  return (
    <>
      <Sum>
        {missing > 0 ? t('profileDetails.missing', { count: missing }) : t('profileDetails.complete')}
      </Sum>
      <List>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{t(`profileFields.${field.name}`)}</dt>
            <Content field={field} />
          </div>
        ))}
      </List>
    </>
  );
}

function Content({ field }: { field: ProfileField }) {
  const t = useMessages();
  const { locale } = useIntl();
  const text = profileText(field, { locale, t });
  if (text === undefined) {
    return (
      <dd data-none="">
        <span>{t('profileDetails.none')}</span>
        {field.required && <Mark>{t('profileDetails.needed')}</Mark>}
      </dd>
    );
  }
  return (
    <dd>
      <bdi>{text}</bdi>
      {isFixed(field) && (
        <>
          <Icon name="lock" />
          <VisuallyHidden>{t('profileDetails.locked')}</VisuallyHidden>
        </>
      )}
    </dd>
  );
}
