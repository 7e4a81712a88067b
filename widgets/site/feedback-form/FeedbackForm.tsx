import { newKey } from '@liveryjs/client/calls/new-key';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { session } from '@liveryjs/client/session/session';
import { FEEDBACK, FEEDBACK_TYPES, handInFeedback } from '@liveryjs/client/support/feedback';
import { PICTURES } from '@liveryjs/client/uploads/picture-rules';
import {
  Button,
  Chips,
  Empty,
  Form,
  Icon,
  PictureField,
  readFields,
  SubmitButton,
  TextArea,
  token,
  useForm,
  useMessages,
} from '@liveryjs/engine/kit';
import { CallError } from '@liveryjs/engine/kit/plain';
import type { FeedbackType } from '@liveryjs/schemas/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { checkContent, FIELDS } from './feedback-form.model.ts';

const Lead = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
`;

const About = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};

  > span {
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }
`;

const Thanks = styled(Empty)`
  svg {
    color: ${token('color.success.text')};
  }

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
    outline: none;
  }
`;

/** The form for feedback to the operator [5.09]. */
export default function FeedbackForm() {
  const [reference, setReference] = useState<string>();
  if (reference === undefined) return <Words onSent={setReference} />;
  return <Sent reference={reference} onAnother={() => setReference(undefined)} />;
}

function Words({ onSent }: { onSent: (reference: string) => void }) {
  const t = useMessages();
  const { token: signedIn } = useSnapshot(session);
  const [about, setAbout] = useState<FeedbackType>('game');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [picturesError, setPicturesError] = useState<string>();
  /** The current message and its key: a changed message is another one. */
  const intent = useRef({ said: '', key: '' });
  const uploaded = useRef(new Map<File, string>());

  const keyOf = (content: string) => {
    const fingerprint = JSON.stringify([about, content]);
    if (intent.current.said !== fingerprint) intent.current = { said: fingerprint, key: newKey() };
    return intent.current.key;
  };
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check({ content }) {
      const problem = checkContent(content);
      const values = { field: t('feedbackForm.content'), ...problem?.values };
      return { content: problem && t(problem.key, values) };
    },
    async send({ content }) {
      setPicturesError(undefined);
      const idempotencyKey = keyOf(content);
      const draft = { type: about, content, idempotencyKey, pictures, uploaded: uploaded.current };
      onSent((await handInFeedback(draft)).reference);
    },
    refused(error) {
      if (!(error instanceof CallError) || error.code !== 'picture_unknown')
        return { refusal: refusalText(error, t) };
      // They were there for a day: choosing them again hands them in anew.
      uploaded.current.clear();
      setPictures([]);
      setPicturesError(t('feedbackForm.picturesGone'));
      return {};
    },
  });
  return (
    <Form state={form} label={t('feedbackForm.title')}>
      <Lead>{t('feedbackForm.lead')}</Lead>
      <About>
        <span aria-hidden="true">{t('feedbackForm.about')}</span>
        <Chips
          label={t('feedbackForm.about')}
          value={about}
          options={FEEDBACK_TYPES.map((value) => ({ value, content: t(`feedbackForm.${value}`) }))}
          onChoose={(value) => setAbout(value as FeedbackType)}
        />
      </About>
      <TextArea
        name="content"
        label={t('feedbackForm.content')}
        maxLength={FEEDBACK.most}
        error={form.errors.content}
      />
      {signedIn !== undefined && (
        <PictureField
          label={t('feedbackForm.pictures')}
          rules={PICTURES}
          pictures={pictures}
          onChange={(next) => {
            setPicturesError(undefined);
            setPictures(next);
          }}
          error={picturesError}
        />
      )}
      <SubmitButton state={form} busyText={t('feedbackForm.busy')}>
        {t('feedbackForm.submit')}
      </SubmitButton>
    </Form>
  );
}

function Sent({ reference, onAnother }: { reference: string; onAnother: () => void }) {
  const t = useMessages();
  const heading = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Thanks>
      <Icon name="check" />
      <strong ref={heading} tabIndex={-1}>
        {t('feedbackForm.thanks')}
      </strong>
      <p>{t('feedbackForm.reference', { reference })}</p>
      <Button type="button" onClick={onAnother}>
        {t('feedbackForm.another')}
      </Button>
    </Thanks>
  );
}
