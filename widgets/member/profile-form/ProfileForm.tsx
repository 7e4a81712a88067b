import { call } from '@liveryjs/client/calls/call';
import { problemTexts } from '@liveryjs/client/password/problem-texts';
import { leaveForm } from '@liveryjs/client/profile/leave-form';
import { isFixed, profileFields, profileText } from '@liveryjs/client/profile/profile-field';
import { loadMember } from '@liveryjs/client/session/load-member';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import {
  Failure,
  Form,
  Icon,
  Skeleton,
  SubmitButton,
  token,
  useActionContext,
  useForm,
  useIntl,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { changeProfile, getProfile } from '@liveryjs/schemas/calls/profile';
import type { Profile, ProfileFieldName } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { ProfileInput } from './ProfileInput.tsx';
import {
  changesOf,
  checkChanges,
  type Problems,
  readProfileForm,
  refusedFields,
} from './profile-form.model.ts';
import type { Props } from './profile-form.props.ts';

const Place = styled(Skeleton)`
  min-block-size: 28rem;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: ${token('space.4')};
`;

const Fixed = styled.section`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};

  p {
    display: flex;
    gap: ${token('space.2')};
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};

    svg {
      flex: none;
      margin-block-start: 0.125em;
    }
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    gap: ${token('space.3')};
    margin: 0;
  }

  dt {
    color: ${token('color.text.muted')};
    font: ${token('typography.caption')};
  }

  dd {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
    overflow-wrap: anywhere;
  }
`;

/** The form for the details that members give of themselves [3.01]. */
export default function ProfileForm({ props }: WidgetProps<Props>) {
  const { data, failure, retry } = useCall(getProfile);
  if (data) return <Fields profile={data} {...props} />;
  return failure ? <Failure messageKey={failure} onRetry={retry} /> : <Place aria-busy="true" />;
}

function Fields({ profile, fields: settings, done }: { profile: Profile } & Props) {
  const t = useMessages();
  const { locale } = useIntl();
  const context = useActionContext();
  const reload = useReload();
  const { current: language } = useLanguages();
  const fields = profileFields(profile, settings);
  const fixed = fields.filter(isFixed);
  const label = (name: ProfileFieldName) => t(`profileFields.${name}`);
  const texts = (problems: Problems) => problemTexts(problems, t, label);
  const form = useForm({
    fields: fields.map(({ name }) => name),
    read: (data) => readProfileForm(data, fields),
    check: (values) => texts(checkChanges(changesOf(values, fields), fields, profile.minimumAge)),
    async send(values) {
      const changes = changesOf(values, fields);
      if (Object.keys(changes).length > 0) {
        await call(changeProfile, changes);
        reload(getProfile);
        // The page shows the old name until somebody asks again: no reason to fail what is saved.
        if (changes.nickname !== undefined) void loadMember(language.code).catch(() => undefined);
      }
      leaveForm(context, done, 'profileForm.saved');
    },
    refused(error) {
      const problems = refusedFields(error, fields);
      return problems ? { errors: texts(problems) } : { refusal: refusalText(error, t) };
    },
  });
  return (
    <Form state={form} label={t('profileForm.title')}>
      {fixed.length > 0 && (
        <Fixed>
          <dl>
            {fixed.map((field) => (
              <div key={field.name}>
                <dt>{label(field.name)}</dt>
                <dd>
                  <bdi>{profileText(field, { locale, t })}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <Icon name="lock" />
            {t('profileForm.fixed')}
          </p>
        </Fixed>
      )}
      <Two>
        {fields
          .filter((field) => !isFixed(field))
          .map((field) => (
            <ProfileInput
              key={field.name}
              field={field}
              minimumAge={profile.minimumAge}
              error={form.errors[field.name]}
            />
          ))}
      </Two>
      <SubmitButton state={form} busyText={t('profileForm.busy')}>
        {t('profileForm.submit')}
      </SubmitButton>
    </Form>
  );
}
