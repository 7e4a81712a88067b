import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, Form, Label, TextArea, TextField } from 'react-aria-components';
import type { ChangeNote, ChangeSetView, NotedPlace, NoteReply } from '#studio/api.ts';
import { whenOf } from './ChangeSets.tsx';
import { type CallError, call } from './calls.ts';
import { Choice } from './controls.tsx';
import { visible } from './visible.ts';

/** The choice of a note that is about no single edit. No edit has such a number. */
const WHOLE = '-';

/** The notes about a change set, with their answers, and the way to write, answer and settle them. */
export function Notes({ set }: { readonly set: ChangeSetView }) {
  const { name, notes, edits } = set;
  const [about, setAbout] = useState(WHOLE);
  // A set may have lost the edit since it was chosen.
  const place = edits[Number(about)]?.place;
  return (
    <section>
      <h3>Notes</h3>
      {notes.length > 0 && (
        <ul className="notes" aria-label="Notes">
          {notes.map((note) => (
            <Note key={note.at} set={name} note={note} />
          ))}
        </ul>
      )}
      <NoteForm
        label="New note"
        button="Add note"
        send={(text) => call('/api/note-set', { name, text, ...(place && { about: place }) })}
        onSent={() => setAbout(WHOLE)}
      >
        {edits.length > 0 && (
          <Choice
            label="About"
            isLabelShown
            value={place === undefined ? WHOLE : about}
            options={[
              { id: WHOLE, label: 'The whole set' },
              ...edits.map(({ place: { brand, at: spot }, sentence }, index) => ({
                id: String(index),
                label: `${brand}: ${visible(spot)}`,
                note: visible(sentence),
              })),
            ]}
            onChange={setAbout}
          />
        )}
      </NoteForm>
    </section>
  );
}

function Note({ set, note }: { readonly set: string; readonly note: ChangeNote }) {
  const { at: to, about, replies = [], settled } = note;
  const [isAnswering, setAnswering] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const settle = async (isSettled: boolean) => {
    try {
      await call('/api/note-set', { name: set, to, isSettled });
      setRefusal(undefined);
    } catch (reason) {
      setRefusal((reason as CallError).message);
    }
  };
  return (
    <li className={`note-card${settled === undefined ? '' : ' settled'}`}>
      <NoteBody {...note} about={about} />
      {replies.map((reply) => (
        <div key={reply.at} className="note-reply">
          <NoteBody {...reply} />
        </div>
      ))}
      {refusal !== undefined && (
        <p className="error-text" role="alert">
          {visible(refusal)}
        </p>
      )}
      {isAnswering && settled === undefined ? (
        <NoteForm
          label={`Answer to ${visible(note.by)}`}
          button="Answer"
          isFirst
          send={(text) => call('/api/note-set', { name: set, to, text })}
          onSent={() => setAnswering(false)}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div className="note-tools">
          {settled === undefined ? (
            <>
              <Button className="link-button" onPress={() => setAnswering(true)}>
                Answer
              </Button>
              <Button className="link-button" onPress={() => settle(true)}>
                Settle
              </Button>
            </>
          ) : (
            <>
              <span className="quiet">Settled by {visible(settled.by)}</span>
              <Button className="link-button" onPress={() => settle(false)}>
                Open again
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** A text with who wrote it, when, and about what. */
function NoteBody({ by, at: moment, text, about }: NoteReply & { readonly about?: NotedPlace | undefined }) {
  return (
    <>
      <p className="note-head">
        <b>{visible(by)}</b>{' '}
        <time dateTime={moment} className="quiet">
          {whenOf(moment)}
        </time>
        {about !== undefined && (
          <span className="place">
            {about.brand}: {visible(about.at)}
          </span>
        )}
      </p>
      <p className="note-text">{visible(text)}</p>
    </>
  );
}

/** A field for a text, which keeps it until it was taken. */
function NoteForm({
  label,
  button,
  isFirst = false,
  send,
  onSent,
  onCancel,
  children,
}: {
  readonly label: string;
  readonly button: string;
  /** It has the focus from the beginning. */
  readonly isFirst?: boolean;
  readonly send: (text: string) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onCancel?: () => void;
  readonly children?: ReactNode;
}) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await send(text);
      setText('');
      setRefusal(undefined);
      onSent();
    } catch (reason) {
      setRefusal((reason as CallError).message);
    }
    setBusy(false);
  };
  return (
    <Form className="note-form" onSubmit={submit} validationBehavior="aria">
      <TextField
        className="text-field"
        value={text}
        onChange={setText}
        autoFocus={isFirst}
        autoComplete="off"
      >
        <Label className="label">{label}</Label>
        <TextArea className="input area" rows={2} />
      </TextField>
      {refusal !== undefined && (
        <p className="error-text" role="alert">
          {visible(refusal)}
        </p>
      )}
      <div className="note-form-foot">
        {children}
        {onCancel && (
          <Button className="button" onPress={onCancel}>
            Cancel
          </Button>
        )}
        <Button className="button" type="submit" isDisabled={isBusy || text.trim() === ''}>
          {button}
        </Button>
      </div>
    </Form>
  );
}
