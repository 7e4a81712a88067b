import { useState } from 'react';
import {
  Dialog,
  Heading,
  Input,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import type { Blank, StudioEdit } from '#studio/api.ts';
import { type Send, useAnswer } from './calls.ts';
import { IconButton, Quiet } from './controls.tsx';
import { Icon } from './icons.tsx';
import type { JsonRecord } from './local-value.ts';
import { NeededSettings } from './NeededSettings.tsx';
import type { Adding } from './node-actions.ts';

interface DialogProps {
  readonly adding: Adding;
  readonly brand: string;
  /** Code of the language in which texts are written. */
  readonly language: string;
  /** Codes of all languages of the brand. */
  readonly languages: readonly string[];
  readonly revision: number;
  readonly commit: Send;
  readonly onClose: () => void;
}

/** Something new for a list: of placements one of the widgets that it takes. Needed settings come first. */
export function AddDialog({ adding, brand, language, languages, revision, commit, onClose }: DialogProps) {
  const { data, error } = useAnswer('/api/blanks', { brand, at: adding.list, language }, revision);
  const [picked, setPicked] = useState<Blank>();
  const [only, second] = data?.blanks ?? [];
  const blank = picked ?? (second === undefined && only?.value.widget === undefined ? only : undefined);
  const [refusal, setRefusal] = useState<string>();
  /** Closes once the edits are made: until then, all that was chosen and written stays. */
  const finish = async (edits: readonly StudioEdit[]) => {
    const sentence = await commit(edits);
    setRefusal(sentence);
    if (sentence === undefined) onClose();
  };
  const addItem = (item: JsonRecord, more: readonly StudioEdit[]) => {
    const { id, ...rest } = item;
    const edit: StudioEdit = data?.isKeyed
      ? { op: 'set', brand, at: `${adding.list}/${String(id)}`, value: rest }
      : { op: 'add', brand, at: adding.list, value: item, ...adding.spot };
    void finish([edit, ...more]);
  };
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal narrow">
        <Dialog className="review">
          <header className="review-head">
            <Heading slot="title">
              {blank === undefined ? `Add to ${adding.title}` : `New: ${blank.title}`}
            </Heading>
            <IconButton name="close" label="Close" onPress={onClose} />
          </header>
          {error !== undefined && <Quiet title={error} />}
          {refusal !== undefined && (
            <p className="error-text" role="alert">
              {refusal}
            </p>
          )}
          {data?.blanks.length === 0 && <Quiet title="Nothing can be added here" />}
          {blank !== undefined ? (
            <NeededSettings
              key={blank.id + blank.title}
              blank={blank}
              brand={brand}
              language={language}
              languages={languages}
              onBack={picked === undefined ? undefined : () => setPicked(undefined)}
              onAdd={addItem}
            />
          ) : (
            <Widgets
              blanks={data?.blanks ?? []}
              onPick={(next) =>
                next.fields.length === 0 ? addItem({ id: next.id, ...next.value }, []) : setPicked(next)
              }
            />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Widgets({
  blanks,
  onPick,
}: {
  readonly blanks: readonly Blank[];
  readonly onPick: (blank: Blank) => void;
}) {
  const [query, setQuery] = useState('');
  const needle = query.trim().toLowerCase();
  const matching = blanks.filter(({ id, title, description }) =>
    [id, title, description].some((text) => text.toLowerCase().includes(needle)),
  );
  // Names come before descriptions that only mention the word.
  const sorted = [...matching].sort(
    (first, second) => Number(isNamed(second, needle)) - Number(isNamed(first, needle)),
  );
  return (
    <div className="add-widgets">
      <SearchField className="search" aria-label="Search widgets" autoFocus value={query} onChange={setQuery}>
        <Icon name="search" />
        <Input className="input" placeholder="Search by name or by what it shows" />
      </SearchField>
      <ListBox
        className="widget-list"
        aria-label="Widgets"
        items={sorted}
        onAction={(key) => {
          const blank = blanks.find(({ id }) => id === key);
          if (blank !== undefined) onPick(blank);
        }}
        renderEmptyState={() => <Quiet title="No widget matches" />}
      >
        {({ id, title, description, fields }) => (
          <ListBoxItem className="widget-item" id={id} textValue={title}>
            <span className="widget-title">
              {title}
              {fields.length > 0 && <span className="note">needs settings</span>}
            </span>
            <span className="description">{description}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}

function isNamed({ title, id }: Blank, needle: string): boolean {
  return `${title} ${id}`.toLowerCase().includes(needle);
}
