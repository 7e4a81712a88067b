import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { DraftState, ReviewView } from '#studio/api.ts';
import { useAnswer } from './calls.ts';
import { FindingList, IconButton, Quiet } from './controls.tsx';

/** All that a draft comes to, before it is saved. */
export function Review({
  draft,
  revision,
  run,
  onClose,
}: {
  readonly draft: DraftState | undefined;
  readonly revision: number;
  readonly run: (path: '/api/save' | '/api/discard' | '/api/rebase') => Promise<boolean>;
  /** @param text says what was done, where something was */
  readonly onClose: (text?: string) => void;
}) {
  const { data, error } = useAnswer('/api/review', {}, revision);
  const [isBusy, setBusy] = useState(false);
  const outside = draft?.changedOutside ?? [];
  const errors = data?.errors ?? 0;
  const act = async (path: '/api/save' | '/api/discard' | '/api/rebase', text: string | undefined) => {
    setBusy(true);
    const isDone = await run(path);
    setBusy(false);
    if (!isDone) onClose();
    else if (text !== undefined) onClose(text);
  };
  const files = data?.files.length === 1 ? '1 file' : `${data?.files.length ?? 0} files`;
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal">
        <Dialog className="review">
          <header className="review-head">
            <Heading slot="title">Review your changes</Heading>
            <IconButton name="close" label="Close" onPress={() => onClose()} />
          </header>
          <div className="review-body">
            {error !== undefined && <Quiet title={error} />}
            {data === undefined && error === undefined && (
              <div className="panel-loading" role="status" aria-label="Checking the draft" />
            )}
            {outside.length > 0 && (
              <div className="warning-box" role="alert">
                <p>
                  <b>{outside.join(', ')}</b> changed outside the studio since your draft began. Nothing is
                  lost: take these changes in, and your edits are made again on top of them.
                </p>
                <Button className="button" isDisabled={isBusy} onPress={() => act('/api/rebase', undefined)}>
                  Take their changes in
                </Button>
              </div>
            )}
            {data !== undefined && <Content data={data} />}
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
              {errors > 0 ? 'Errors that this draft adds keep it from being saved.' : ''}
            </span>
            <Button className="button" onPress={() => onClose()}>
              Keep editing
            </Button>
            <Button
              className="button primary"
              isDisabled={
                isBusy || data === undefined || errors > 0 || outside.length > 0 || data.files.length === 0
              }
              onPress={() => act('/api/save', `Saved ${files}. To take it back: livery edit --undo`)}
            >
              Save {files}
            </Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Content({ data }: { readonly data: ReviewView }) {
  const { sentences, files, come, gone, reached } = data;
  if (files.length === 0) return <Quiet title="There is nothing to save" />;
  return (
    <>
      <section>
        <h3>What changes</h3>
        <ul className="sentences">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Whom it reaches</h3>
        <p>
          {reached.length === 1 ? '1 brand' : `${reached.length} brands`}: {reached.join(', ')}
        </p>
      </section>
      <section>
        <h3>Findings</h3>
        {come.length === 0 && gone.length === 0 && <p className="quiet">None come, none go.</p>}
        {come.length > 0 && <h4>That come</h4>}
        <FindingList findings={come} />
        {gone.length > 0 && <h4>That go</h4>}
        <FindingList findings={gone} />
      </section>
      <section>
        <h3>Files</h3>
        {files.map(({ path, isNew, lines }) => (
          <div key={path} className="diff">
            <p className="diff-path">
              {path}
              {isNew && <span className="badge">New</span>}
            </p>
            <pre>
              {lines.map((line) => (
                <span key={line} className={line.startsWith('-') ? 'minus' : 'plus'}>
                  {line}
                </span>
              ))}
            </pre>
          </div>
        ))}
      </section>
    </>
  );
}
