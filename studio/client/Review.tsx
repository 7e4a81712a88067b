import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { DraftState, ReviewView, StudioCalls, StudioEdit } from '#studio/api.ts';
import { type CallError, call, useAnswer } from './calls.ts';
import { IconButton, Quiet } from './controls.tsx';
import { KeepInSet, keptSentence } from './KeepInSet.tsx';
import { Files, Findings } from './Outcome.tsx';
import { visible } from './visible.ts';

type Command = '/api/save' | '/api/discard' | '/api/rebase';

/** All that a draft comes to, before it is saved. */
export function Review({
  draft,
  revision,
  run,
  onSpread,
  onClose,
}: {
  readonly draft: DraftState | undefined;
  readonly revision: number;
  readonly run: <P extends Command>(path: P, body?: StudioCalls[P]['body']) => Promise<boolean>;
  /** Asks in which other brands an edit is to be made, too. */
  readonly onSpread: (edit: StudioEdit) => void;
  /** @param text says what was done, where something was */
  readonly onClose: (text?: string) => void;
}) {
  const { data, error } = useAnswer('/api/review', {}, revision);
  const [isBusy, setBusy] = useState(false);
  const [isKept, setKept] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const set = draft?.set;
  const outside = draft?.changedOutside ?? [];
  const errors = data?.errors ?? 0;
  const collisions = data?.collisions ?? [];
  const act = async <P extends Command>(
    path: P,
    text: string | undefined,
    body: StudioCalls[P]['body'] = {},
  ) => {
    setBusy(true);
    const isDone = await run(path, body);
    setBusy(false);
    if (!isDone) onClose();
    else if (text !== undefined) onClose(text);
  };
  /** Puts the draft back into the set that it was opened from. */
  const keep = async (name: string) => {
    setBusy(true);
    try {
      await call('/api/keep-in-set', { name });
      onClose(keptSentence(name));
    } catch (reason) {
      setRefusal((reason as CallError).message);
      setBusy(false);
    }
  };
  const isUnready = isBusy || data === undefined || outside.length > 0 || data.files.length === 0;
  const files = data?.files.length === 1 ? '1 file' : `${data?.files.length ?? 0} files`;
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal">
        <Dialog className="review">
          <header className="review-head">
            <Heading slot="title">{isKept ? 'Keep as a change set' : 'Review your changes'}</Heading>
            <IconButton name="close" label="Close" onPress={() => onClose()} />
          </header>
          {isKept ? (
            <KeepInSet revision={revision} onKept={onClose} onBack={() => setKept(false)} />
          ) : (
            <>
              <div className="review-body">
                {error !== undefined && <Quiet title={error} />}
                {data === undefined && error === undefined && (
                  <div className="panel-loading" role="status" aria-label="Checking the draft" />
                )}
                {set !== undefined && (
                  <p>
                    This draft is of the change set <b>{visible(set.title)}</b>. Keep it there, and apply the
                    set.
                  </p>
                )}
                {refusal !== undefined && (
                  <p className="error-text" role="alert">
                    {visible(refusal)}
                  </p>
                )}
                {outside.length > 0 && (
                  <div className="warning-box" role="alert">
                    <p>
                      <b>{outside.join(', ')}</b> changed outside the studio since your draft began. Nothing
                      is lost: take these changes in, and your edits are made again on top of them.
                    </p>
                    {collisions.length === 0 ? (
                      <Button
                        className="button"
                        isDisabled={isBusy}
                        onPress={() => act('/api/rebase', undefined)}
                      >
                        Take their changes in
                      </Button>
                    ) : (
                      <Collisions
                        collisions={collisions}
                        isBusy={isBusy}
                        onTake={(take) => act('/api/rebase', undefined, { take })}
                      />
                    )}
                  </div>
                )}
                {data !== undefined && <Content data={data} onSpread={onSpread} />}
              </div>
              <footer className="review-foot">
                <Button
                  className="button danger"
                  isDisabled={isBusy}
                  onPress={() => act('/api/discard', 'The draft was discarded. Redo brings it back.')}
                >
                  Discard the draft
                </Button>
                <span className="review-note">
                  {errors > 0 && set === undefined
                    ? 'Fix the errors that this draft adds before you save it.'
                    : ''}
                </span>
                <Button className="button" onPress={() => onClose()}>
                  Keep editing
                </Button>
                <Button className="button" isDisabled={isUnready} onPress={() => setKept(true)}>
                  {set === undefined ? 'Keep as a change set…' : 'Keep elsewhere…'}
                </Button>
                {set === undefined ? (
                  <Button
                    className="button primary"
                    isDisabled={isUnready || errors > 0}
                    onPress={() => act('/api/save', `Saved ${files}. To take it back: livery edit --undo`)}
                  >
                    Save {files}
                  </Button>
                ) : (
                  <Button className="button primary" isDisabled={isUnready} onPress={() => keep(set.name)}>
                    Keep in {set.name}
                  </Button>
                )}
              </footer>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Lines that both have changed, and the choice of whose stay. All other lines of both are kept. */
function Collisions({
  collisions,
  isBusy,
  onTake,
}: {
  readonly collisions: ReviewView['collisions'];
  readonly isBusy: boolean;
  readonly onTake: (take: 'mine' | 'theirs') => void;
}) {
  return (
    <>
      <p>Both of you have changed these lines. Choose whose stay; all others of both are kept.</p>
      {collisions.map(({ place, mine, theirs }) => (
        <dl key={place} className="collision">
          <dt className="place">{place}</dt>
          <dt>Yours</dt>
          <dd>{mine === undefined ? 'The file is taken away.' : visible(mine)}</dd>
          <dt>Theirs</dt>
          <dd>{theirs === undefined ? 'The file is taken away.' : visible(theirs)}</dd>
        </dl>
      ))}
      <div className="collision-choice">
        <Button className="button" isDisabled={isBusy} onPress={() => onTake('mine')}>
          Keep yours
        </Button>
        <Button className="button" isDisabled={isBusy} onPress={() => onTake('theirs')}>
          Keep theirs
        </Button>
      </div>
    </>
  );
}

function Content({
  data,
  onSpread,
}: {
  readonly data: ReviewView;
  readonly onSpread: (edit: StudioEdit) => void;
}) {
  const { sentences, edits, files, come, gone, reached } = data;
  if (files.length === 0) return <Quiet title="Nothing to save" />;
  return (
    <>
      <section>
        <h3>What changes</h3>
        <ul className="sentences">
          {sentences.map((sentence) => {
            const edit = edits.find((each) => each.sentence === sentence)?.edit;
            return (
              <li key={sentence}>
                {visible(sentence)}{' '}
                {edit !== undefined && (
                  <Button
                    className="link-button"
                    aria-label={`In other brands, too: ${sentence}`}
                    onPress={() => onSpread(edit)}
                  >
                    In other brands, too…
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h3>Brands it reaches</h3>
        {reached.length === 0 ? (
          <p className="quiet">No portal yet: no brand that is shown extends what changes.</p>
        ) : (
          <p>
            {reached.length === 1 ? '1 brand' : `${reached.length} brands`}: {reached.join(', ')}
          </p>
        )}
      </section>
      <Findings come={come} gone={gone} />
      <Files files={files} />
    </>
  );
}
