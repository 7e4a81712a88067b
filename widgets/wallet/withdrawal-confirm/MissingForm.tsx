import { refusalText } from '@liveryjs/client/session/refusal-text';
import { PICTURES } from '@liveryjs/client/uploads/picture-rules';
import { MISSING_TEXT, reportMissing } from '@liveryjs/client/withdrawals/confirm-transfers';
import type { WaitingTransfer } from '@liveryjs/client/withdrawals/waiting-transfers';
import { withdrawRefusals } from '@liveryjs/client/withdrawals/withdraw-refusals';
import {
  Button,
  Form,
  Icon,
  PictureField,
  readFields,
  SubmitButton,
  TextArea,
  token,
  useForm,
  useMessages,
  useNotify,
} from '@liveryjs/engine/kit';
import { CallError } from '@liveryjs/engine/kit/plain';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

const FIELDS = [{ name: 'text' }] as const;

const Warning = styled.div`
  display: flex;
  gap: ${token('space.2')};
  padding: ${token('space.3')};
  border-radius: ${token('radius.control')};
  background: ${token('color.warning.subtle')};
  color: ${token('color.warning.text')};
  font: ${token('typography.small')};
`;

interface Props {
  readonly transfer: WaitingTransfer;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Says that a transfer has not come, with pictures as proof [4.22], [5.09]. */
export function MissingForm({ transfer: { reference, part }, onSent, onClose }: Props) {
  const t = useMessages();
  const notify = useNotify();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const uploaded = useRef(new Map<File, string>());
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: () => ({}),
    async send({ text }) {
      if (pictures.length === 0) {
        setProblem(t('withdrawalConfirm.picturesNeeded'));
        return;
      }
      await reportMissing({ reference, part, text, pictures, uploaded: uploaded.current });
      notify('withdrawalConfirm.reported');
      onSent();
    },
    refused(error) {
      if (error instanceof CallError && error.code === 'picture_unknown') {
        // They were there for a day: choosing them again hands them in anew.
        uploaded.current.clear();
        setPictures([]);
        setProblem(t('withdrawalConfirm.picturesGone'));
        return {};
      }
      return { refusal: refusalText(error, t, withdrawRefusals) };
    },
  });
  return (
    <Form state={form} label={t('withdrawalConfirm.missingTitle')}>
      <PictureField
        label={t('withdrawalConfirm.pictures')}
        rules={PICTURES}
        pictures={pictures}
        onChange={(next) => {
          setProblem(undefined);
          setPictures(next);
        }}
        error={problem}
      />
      <TextArea
        name="text"
        label={t('form.optional', { label: t('withdrawalConfirm.text') })}
        maxLength={MISSING_TEXT}
      />
      <Warning>
        <Icon name="info" />
        <span>{t('withdrawalConfirm.forced')}</span>
      </Warning>
      <SubmitButton state={form} busyText={t('withdrawalConfirm.busy')}>
        {t('withdrawalConfirm.send')}
      </SubmitButton>
      <Button type="button" $tone="quiet" onClick={onClose}>
        {t('withdrawalConfirm.close')}
      </Button>
    </Form>
  );
}
