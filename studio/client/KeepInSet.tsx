import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { type CallError, call, useAnswer } from './calls.ts';
import { Choice, Quiet } from './controls.tsx';
import { Entry } from './new-brand-fields.tsx';
import { slugOf } from './slug.ts';
import { visible } from './visible.ts';

/** The choice that begins another set. No set has such a name. */
const NEW = '+';

/** Puts the edits of the draft into a change set: a new one, or one that is there and not applied. */
export function KeepInSet({
  revision,
  onKept,
  onBack,
}: {
  readonly revision: number;
  readonly onKept: (sentence: string) => void;
  readonly onBack: () => void;
}) {
  const { data, error } = useAnswer('/api/change-sets', {}, revision);
  const [chosen, setChosen] = useState(NEW);
  const [title, setTitle] = useState('');
  const [ownName, setOwnName] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const sets = (data?.sets ?? []).filter(
    ({ applied, wrong }) => applied === undefined && wrong === undefined,
  );
  const isNew = chosen === NEW;
  const name = isNew ? (ownName ?? nameFrom(title)) : chosen;
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await call('/api/keep-in-set', { name, ...(isNew && { title }) });
      onKept(keptSentence(name));
    } catch (reason) {
      setRefusal((reason as CallError).message);
      setBusy(false);
    }
  };
  const change = (work: () => void) => {
    setRefusal(undefined);
    work();
  };
  return (
    <Form className="keep-form" onSubmit={keep} validationBehavior="aria">
      <div className="review-body">
        {error !== undefined && <Quiet title={error} />}
        {data === undefined && error === undefined && (
          <div className="panel-loading" role="status" aria-label="Loading change sets" />
        )}
        {data !== undefined && (
          <>
            <p>
              A change set waits in the repository until somebody applies it. No file of a brand is written,
              and your draft is empty then.
            </p>
            {sets.length > 0 && (
              <Choice
                label="Change set"
                isLabelShown
                value={chosen}
                options={[
                  { id: NEW, label: 'A new one' },
                  ...sets.map((set) => ({ id: set.name, label: visible(set.title), note: set.name })),
                ]}
                onChange={(id) => change(() => setChosen(id))}
              />
            )}
            {isNew && (
              <>
                <Entry
                  name="title"
                  label="Title"
                  value={title}
                  hint="The purpose, in a few words for people."
                  error={undefined}
                  isFirst
                  onChange={(text) => change(() => setTitle(text))}
                  onLeave={() => undefined}
                />
                <Entry
                  name="name"
                  label="Name"
                  isMono
                  value={name}
                  hint={`Its file is changes/${name || 'name'}.json. It follows from the title.`}
                  error={undefined}
                  onChange={(text) => change(() => setOwnName(text))}
                  onLeave={() => undefined}
                />
              </>
            )}
            {refusal !== undefined && (
              <p className="error-text" role="alert">
                {visible(refusal)}
              </p>
            )}
          </>
        )}
      </div>
      <footer className="review-foot">
        <span className="review-note" />
        <Button className="button" onPress={onBack}>
          Back
        </Button>
        <Button className="button primary" type="submit" isDisabled={isBusy || data === undefined}>
          Keep the edits
        </Button>
      </footer>
    </Form>
  );
}

/** Says where the edits of the draft are. */
export function keptSentence(name: string): string {
  return `The edits are in changes/${name}.json. No file of a brand was written.`;
}

/** The name that a title gives: small letters, digits and -. */
export function nameFrom(title: string): string {
  return slugOf(title).slice(0, 64).replaceAll(/^-|-$/g, '');
}
