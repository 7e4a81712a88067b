import { useId } from 'react';
import { styled } from 'styled-components';
import { type OpenQuestion, useAppState } from './app.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { token } from './token.ts';
import { useMessages } from './use-language.ts';

const Text = styled.p`
  margin: 0 0 ${token('space.5')};
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  clear: inline-end;
  gap: ${token('space.3')};

  > * {
    flex: auto;
  }
`;

/** The question that the visitor is asked, if any. To close it is to say no. */
export function QuestionHost() {
  const open = useAppState((state) => state.question) as OpenQuestion | undefined;
  const t = useMessages();
  const text = useId();
  if (!open) return null;
  const { id, question, answer } = open;
  const { title, values, confirm = 'engine.confirm', cancel = 'engine.cancel' } = question;
  return (
    <Dialog
      key={id}
      role="alertdialog"
      title={title && t(title, values)}
      label={t(question.text, values)}
      describedBy={text}
      size="small"
      onClose={() => answer(false)}
    >
      <Text id={text}>{t(question.text, values)}</Text>
      <Answers>
        {cancel !== null && (
          <Button type="button" ref={startHere} onClick={() => answer(false)}>
            {t(cancel, values)}
          </Button>
        )}
        <Button
          type="button"
          $tone="primary"
          ref={cancel === null ? startHere : undefined}
          onClick={() => answer(true)}
        >
          {t(confirm, values)}
        </Button>
      </Answers>
    </Dialog>
  );
}

/** The dialog opens with the focus on the harmless answer. React keeps this attribute to itself. */
function startHere(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
