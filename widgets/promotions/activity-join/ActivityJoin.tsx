import { COMMENT_LENGTH, joinOnce } from '@liveryjs/client/promotions/act-once';
import type { ShownPromotion } from '@liveryjs/client/promotions/shown-promotions';
import { activityRefusal, takingPart } from '@liveryjs/client/promotions/take-part';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { PICTURES } from '@liveryjs/client/uploads/picture-rules';
import {
  Empty,
  Form,
  Icon,
  PictureField,
  readFields,
  SubmitButton,
  TextArea,
  token,
  useActionContext,
  useForm,
  useMessages,
  useNotify,
} from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { getActivities } from '@liveryjs/schemas/calls/promotions';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { isActivityRefusal, isBadPicture } from './activity-join.model.ts';

const FIELDS = [{ name: 'comment' }] as const;

const About = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};

  strong {
    display: block;
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }
`;

/** The dialog by which somebody applies for a promotion [5.09]. */
export default function ActivityJoin() {
  const t = useMessages();
  const { promotion } = useSnapshot(takingPart);
  if (promotion) return <ApplicationForm promotion={promotion} />;
  return (
    <Empty>
      <Icon name="tag" />
      <p>{t('activityJoin.none')}</p>
    </Empty>
  );
}

function ApplicationForm({
  promotion: { id, title, summary },
}: {
  promotion: Pick<ShownPromotion, 'id' | 'title' | 'summary'>;
}) {
  const t = useMessages();
  const context = useActionContext();
  const notify = useNotify();
  const reload = useReload();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [bad, setBad] = useState<string>();
  const uploaded = useRef(new Map<File, string>());
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: ({ comment }) => ({
      comment: comment === '' ? t('form.notEmpty', { field: t('activityJoin.comment') }) : undefined,
    }),
    async send({ comment }) {
      setBad(undefined);
      await joinOnce(id, { comment, pictures, uploaded: uploaded.current });
      reload(getActivities);
      context.close();
      notify('activity.appliedNow');
    },
    refused(error) {
      if (isBadPicture(error)) setBad(t('activityJoin.badPicture'));
      if (isBadPicture(error)) return {};
      if (!isActivityRefusal(error)) return { refusal: refusalText(error, t) };
      uploaded.current.clear();
      reload(getActivities);
      return { refusal: t(activityRefusal(error)) };
    },
  });
  return (
    <Form state={form} label={t('activityJoin.label')}>
      <About>
        <strong dir="auto">{title}</strong>
        {summary && <span dir="auto">{summary}</span>}
      </About>
      <TextArea
        name="comment"
        label={t('activityJoin.comment')}
        maxLength={COMMENT_LENGTH}
        error={form.errors.comment}
      />
      <PictureField
        label={t('activityJoin.pictures')}
        rules={PICTURES}
        pictures={pictures}
        error={bad}
        onChange={(chosen) => {
          setBad(undefined);
          setPictures(chosen);
        }}
      />
      <SubmitButton state={form} busyText={t('activityJoin.busy')}>
        {t('activityJoin.submit')}
      </SubmitButton>
    </Form>
  );
}
