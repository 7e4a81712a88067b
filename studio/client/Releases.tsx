import { useState } from 'react';
import {
  Button,
  Dialog,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  Radio,
  RadioGroup,
  TextField,
} from 'react-aria-components';
import type { ChangeLogLine, ChangeSetsView, ChangeSetView, ReleaseWork, StudioCalls } from '#studio/api.ts';
import { standingOf, whenOf } from './ChangeSets.tsx';
import { call } from './calls.ts';
import { IconButton } from './controls.tsx';
import { visible } from './visible.ts';

/** Does something for the page, which says why it was refused. */
export type Act = (work: () => Promise<undefined>) => Promise<void>;

type ReleasePath = '/api/publish-set' | '/api/cancel-set' | '/api/roll-back-set';

interface ReleaseProps {
  readonly name: string;
  readonly set: ChangeSetView;
  readonly all: ChangeSetsView | undefined;
}

/** The buttons by which a set comes to visitors, and back from them. */
export function ReleaseTools({
  name,
  set,
  all,
  isHeld,
  act,
}: ReleaseProps & { readonly isHeld: boolean; readonly act: Act }) {
  const [open, setOpen] = useState<'publish' | 'roll back'>();
  const isBusy = isRunning(workOn(name, all));
  const standing = standingOf(name, all);
  const close = () => setOpen(undefined);
  const begin = <P extends ReleasePath>(path: P, body: StudioCalls[P]['body']) => {
    close();
    void act(async () => {
      await call(path, body);
      return undefined;
    });
  };
  return (
    <>
      {standing?.did === 'planned' && (
        <Button className="button" isDisabled={isBusy} onPress={() => begin('/api/cancel-set', { name })}>
          Cancel the plan
        </Button>
      )}
      {standing?.did === 'published' && (
        <Button className="button" isDisabled={isBusy} onPress={() => setOpen('roll back')}>
          Take back from visitors…
        </Button>
      )}
      {set.applied === undefined && (
        <Button className="button" isDisabled={isBusy || isHeld} onPress={() => setOpen('publish')}>
          Publish…
        </Button>
      )}
      {open === 'publish' && (
        <PublishDialog
          {...{ name, set, all }}
          onClose={close}
          onPublish={(moment) => begin('/api/publish-set', { name, ...(moment !== undefined && { moment }) })}
        />
      )}
      {open === 'roll back' && standing !== undefined && (
        <RollBackDialog
          name={name}
          brands={standing.brands}
          onClose={close}
          onRollBack={() => begin('/api/roll-back-set', { name })}
        />
      )}
    </>
  );
}

/** A sentence on where a set stands with visitors, the work on that while it runs, and why it has failed. */
export function ReleaseState({ name, all }: Omit<ReleaseProps, 'set'>) {
  const work = workOn(name, all);
  const standing = standingOf(name, all);
  const to = all?.releases?.to ?? '';
  return (
    <div className="release-state" role="status">
      {isRunning(work) && (
        <p className="notice-box">
          {WORKING[work.does]} in {visible(to)} since {whenOf(work.since)}. You can leave this page: it says
          how that ends when you come back.
        </p>
      )}
      {work?.outcome?.isDone === false && (
        <div className="warning-box" role="alert">
          <p>{FAILED[work.does]}</p>
          <p className="set-told">{visible(work.outcome.text)}</p>
        </div>
      )}
      {standing !== undefined && !isRunning(work) && <p className="quiet">{standingSentence(standing)}</p>}
    </div>
  );
}

const WORKING: Readonly<Record<ReleaseWork['does'], string>> = {
  publish: 'It is being built, looked at and published',
  plan: 'It is being built and brought beside what visitors have',
  cancel: 'Its plan is being cancelled',
  'roll back': 'Visitors are being given what they had before',
};

const FAILED: Readonly<Record<ReleaseWork['does'], string>> = {
  publish: 'It is not published:',
  plan: 'It is not planned:',
  cancel: 'Its plan is not cancelled:',
  'roll back': 'It is not taken back from all visitors:',
};

function workOn(name: string, all: ChangeSetsView | undefined): ReleaseWork | undefined {
  return all?.releases?.works.find(({ change }) => change === name);
}

function isRunning(work: ReleaseWork | undefined): work is ReleaseWork {
  return work !== undefined && work.outcome === undefined;
}

function standingSentence({ did, at: moment, to = '', for: planned, why = [] }: ChangeLogLine): string {
  const place = visible(to);
  if (did === 'planned')
    return `A worker publishes it in ${place} at ${planned === undefined ? 'its time' : whenOf(planned)}.`;
  if (did === 'published') return `Published in ${place} on ${whenOf(moment)}.`;
  if (did === 'rolled back') return `Taken back from visitors in ${place} on ${whenOf(moment)}.`;
  if (did === 'cancelled') return `Its plan for ${place} was cancelled on ${whenOf(moment)}.`;
  return [`Not published in ${place} on ${whenOf(moment)}.`, ...why.map(visible)].join(' ');
}

function PublishDialog({
  name,
  set,
  all,
  onPublish,
  onClose,
}: ReleaseProps & {
  /** @param moment ISO 8601, UTC; undefined for now */
  readonly onPublish: (moment: string | undefined) => void;
  readonly onClose: () => void;
}) {
  const [when, setWhen] = useState('now');
  const [time, setTime] = useState('');
  const [error, setError] = useState<string>();
  const releases = all?.releases;
  const publish = () => {
    if (when === 'now') return onPublish(undefined);
    const moment = new Date(time);
    if (Number.isNaN(moment.getTime())) return setError('Choose a day and a time.');
    if (moment.getTime() <= Date.now()) return setError('That time is over. Choose a later one.');
    return onPublish(moment.toISOString());
  };
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal narrow">
        <Dialog className="review">
          <Head title={`Publish ${visible(set.title)}`} onClose={onClose} />
          <div className="review-body release-form">
            {releases === undefined ? (
              <>
                <p>
                  This studio was started without a place for releases. Start it with the folder from which
                  your server delivers them, or with the address of your storage:
                </p>
                <pre className="command">livery studio --to /srv/portals</pre>
                <p>At the terminal the same set is published by:</p>
                <pre className="command">livery publish --change {name} --to /srv/portals</pre>
              </>
            ) : (
              <>
                <p>
                  The brands that it touches are built, looked at, and given to visitors in{' '}
                  <b>{visible(releases.to)}</b>: all of them, or none. Files of brands stay as they are until
                  you apply the set.
                </p>
                {!set.approved?.isOfTheseEdits && (
                  <p className="warning-box">Nobody has approved these edits.</p>
                )}
                <RadioGroup className="radios" value={when} onChange={setWhen}>
                  <Label className="label">When</Label>
                  <Radio className="radio" value="now">
                    Now
                  </Radio>
                  <Radio className="radio" value="later" isDisabled={!releases.canPlan}>
                    At a time
                  </Radio>
                </RadioGroup>
                {!releases.canPlan && (
                  <p className="hint">
                    At a time, a worker of a queue publishes it. This studio was started without a queue: set
                    LIVERY_QUEUE, and start livery worker.
                  </p>
                )}
                {when === 'later' && (
                  <TextField
                    className="text-field"
                    type="datetime-local"
                    value={time}
                    isInvalid={error !== undefined}
                    onChange={(text) => {
                      setError(undefined);
                      setTime(text);
                    }}
                  >
                    <Label className="label">
                      Day and time <span className="note">{timeZone()}</span>
                    </Label>
                    <Input className="input" />
                    {error !== undefined && (
                      <p className="error-text" role="alert">
                        {error}
                      </p>
                    )}
                  </TextField>
                )}
              </>
            )}
          </div>
          <footer className="review-foot">
            <span className="review-note" />
            <Button className="button" onPress={onClose}>
              {releases === undefined ? 'Close' : 'Cancel'}
            </Button>
            {releases !== undefined && (
              <Button className="button primary" onPress={publish}>
                {when === 'now' ? 'Publish now' : 'Publish then'}
              </Button>
            )}
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function RollBackDialog({
  name,
  brands,
  onRollBack,
  onClose,
}: {
  readonly name: string;
  readonly brands: readonly string[];
  readonly onRollBack: () => void;
  readonly onClose: () => void;
}) {
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal narrow">
        <Dialog className="review" role="alertdialog">
          <Head title="Take back from visitors" onClose={onClose} />
          <div className="review-body release-form">
            <p>
              Visitors of {brands.length === 1 ? visible(brands[0] ?? '') : `${brands.length} brands`} get the
              release again that they had before {name}. The set and the files of brands stay as they are.
            </p>
          </div>
          <footer className="review-foot">
            <span className="review-note" />
            <Button className="button" onPress={onClose}>
              Cancel
            </Button>
            <Button className="button primary" onPress={onRollBack}>
              Take it back
            </Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Head({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <header className="review-head">
      <Heading slot="title">{title}</Heading>
      <IconButton name="close" label="Close" onPress={onClose} />
    </header>
  );
}

/** The time zone of this browser, in which a field of a day and a time is read. */
function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
