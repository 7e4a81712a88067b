import { useMemo, useRef, useState } from 'react';
import {
  Button,
  Cell,
  Column,
  Dialog,
  Input,
  Popover,
  Row,
  SearchField,
  Switch,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import type { BrandView, MessageCell, MessageRow, MessagesView } from '#studio/api.ts';
import { type Commit, useAnswer } from './calls.ts';
import { Choice, FindingList, IconButton, Quiet } from './controls.tsx';
import { Icon } from './icons.tsx';
import { Choices } from './pickers.tsx';
import { MessageField } from './texts.tsx';

const FILTERS = [
  { id: 'all', label: 'All texts' },
  { id: 'own', label: 'Own' },
  { id: 'inherited', label: 'Inherited' },
  { id: 'missing', label: 'Missing' },
  { id: 'same', label: 'Own, as inherited' },
  { id: 'broken', label: 'With errors' },
] as const;

type Filter = (typeof FILTERS)[number]['id'];

interface Editing {
  readonly key: string;
  readonly language: string;
  readonly anchor: Element;
}

/** All texts of a brand, a row a key and a column a language, to be changed in place. */
export function Messages({
  brand,
  language,
  selected,
  revision,
  commit,
  onClose,
}: {
  readonly brand: BrandView;
  /** Code of the language that the portal shows. */
  readonly language: string;
  /** The chosen part of the manifest. */
  readonly selected: string | undefined;
  readonly revision: number;
  readonly commit: Commit;
  readonly onClose: () => void;
}) {
  const [codes, setCodes] = useState<readonly string[]>(() => firstLanguages(brand, language));
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [isOfSelected, setOfSelected] = useState(false);
  const [editing, setEditing] = useState<Editing>();
  const isNarrowed = isOfSelected && selected !== undefined;
  const { data, error } = useAnswer(
    '/api/messages',
    { brand: brand.id, languages: codes, ...(isNarrowed && { at: selected }) },
    revision,
  );
  const rows = useSameRows(data);
  const matching = useMemo(() => rows.filter((row) => isMatching(row, query, filter)), [rows, query, filter]);
  return (
    <section className="messages" aria-label="Texts">
      <header className="messages-head">
        <h2>Texts</h2>
        <SearchField className="search" aria-label="Search texts" value={query} onChange={setQuery}>
          <Icon name="search" />
          <Input className="input" placeholder="Search keys and texts" />
        </SearchField>
        <Choice
          label="Which texts"
          value={filter}
          options={FILTERS}
          onChange={(id) => setFilter(id as Filter)}
        />
        <Switch
          className="switch"
          isSelected={isNarrowed}
          isDisabled={selected === undefined}
          onChange={setOfSelected}
        >
          <span className="switch-track" aria-hidden="true" />
          <span>Of what is chosen</span>
        </Switch>
        <span className="note">{data === undefined ? '' : `${matching.length} of ${rows.length}`}</span>
        <IconButton name="close" label="Back to the portal" onPress={onClose} />
      </header>
      <div className="messages-languages">
        <Choices
          label="Languages"
          value={codes}
          options={brand.languages.map(({ code }) => code)}
          onChange={setCodes}
        />
      </div>
      {error !== undefined && <Quiet title={error} />}
      {data === undefined && error === undefined && (
        <div className="panel-loading" role="status" aria-label="Loading texts" />
      )}
      {data !== undefined && (
        <Grid key={data.languages.join()} languages={data.languages} rows={matching} onEdit={setEditing} />
      )}
      {editing !== undefined && (
        <TextPopover
          key={editing.key + editing.language}
          editing={editing}
          brand={brand.id}
          revision={revision}
          commit={commit}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}

function Grid({
  languages,
  rows,
  onEdit,
}: {
  readonly languages: readonly string[];
  readonly rows: readonly MessageRow[];
  readonly onEdit: (editing: Editing) => void;
}) {
  const columns = [{ id: '' }, ...languages.map((id) => ({ id }))];
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 56, headingHeight: 32 }}>
      <Table className="message-table" aria-label="Texts by language">
        <TableHeader columns={columns}>
          {({ id }) => (
            <Column className="message-column" id={id || 'key'} isRowHeader={id === ''}>
              {id === '' ? 'Key' : id}
            </Column>
          )}
        </TableHeader>
        <TableBody items={rows} renderEmptyState={() => <Quiet title="No text matches" />}>
          {(row) => (
            <Row id={row.key} className="message-row" columns={columns}>
              {({ id }) => {
                if (id === '') return <Cell className="message-key">{row.key}</Cell>;
                const cell = row.cells[languages.indexOf(id)] ?? {};
                return (
                  <Cell className="message-cell">
                    <Button
                      className={`message-text ${stateOf(cell)}`}
                      aria-label={`${row.key} in ${id}: ${cell.text ?? 'missing'}`}
                      onPress={({ target }) => onEdit({ key: row.key, language: id, anchor: target })}
                    >
                      <span dir="auto">{cell.text ?? 'Missing'}</span>
                      <Mark cell={cell} />
                    </Button>
                  </Cell>
                );
              }}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

function Mark({ cell: { isOwn, isSame, isBroken } }: { readonly cell: MessageCell }) {
  if (isBroken) return <span className="badge error">Error</span>;
  if (isSame) return <span className="note same">as inherited</span>;
  return isOwn ? <span className="dot" role="img" aria-label="Own text" /> : null;
}

/** The editor of one text, over its cell. What is wrong with it shows while it is written. */
function TextPopover({
  editing: { key, language, anchor },
  brand,
  revision,
  commit,
  onClose,
}: {
  readonly editing: Editing;
  readonly brand: string;
  readonly revision: number;
  readonly commit: Commit;
  readonly onClose: () => void;
}) {
  const trigger = useRef(anchor);
  const { data, error } = useAnswer('/api/text', { brand, key, language }, revision);
  return (
    <Popover
      className="popover text-popover"
      triggerRef={trigger}
      placement="bottom start"
      offset={-anchor.clientHeight}
      style={{ width: Math.max(320, anchor.clientWidth) }}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog className="text-dialog" aria-label={`${key} in ${language}`}>
        {error !== undefined && <p className="error-text">{error}</p>}
        {data !== undefined && (
          <>
            <MessageField
              label={key}
              message={data.message}
              brand={brand}
              language={language}
              commit={commit}
              isFocused
            />
            <FindingList findings={data.findings} />
          </>
        )}
      </Dialog>
    </Popover>
  );
}

/** The language that is shown beside the one that it is written in first. */
function firstLanguages({ defaultLanguage, languages }: BrandView, language: string): string[] {
  const other = languages.find(({ code }) => code !== defaultLanguage)?.code;
  const second = language === defaultLanguage ? other : language;
  return [defaultLanguage, ...(second === undefined ? [] : [second])];
}

/** Rows that are the same objects as before where they say the same, so that only others are drawn again. */
function useSameRows(data: MessagesView | undefined): readonly MessageRow[] {
  const before = useRef(new Map<string, { readonly text: string; readonly row: MessageRow }>());
  return useMemo(() => {
    const after = (data?.rows ?? []).map((row) => {
      const text = JSON.stringify(row);
      const last = before.current.get(row.key);
      return last?.text === text ? last : { text, row };
    });
    before.current = new Map(after.map((entry) => [entry.row.key, entry]));
    return after.map(({ row }) => row);
  }, [data]);
}

function stateOf({ text, isOwn }: MessageCell): string {
  if (text === undefined) return 'missing';
  return isOwn ? 'own' : 'inherited';
}

function isMatching({ key, cells }: MessageRow, query: string, filter: Filter): boolean {
  const needle = query.trim().toLowerCase();
  const isNamed = [key, ...cells.map(({ text }) => text ?? '')].some((text) =>
    text.toLowerCase().includes(needle),
  );
  return isNamed && (filter === 'all' || cells.some((cell) => isOf(cell, filter)));
}

function isOf(cell: MessageCell, filter: Exclude<Filter, 'all'>): boolean {
  if (filter === 'same') return cell.isSame === true;
  if (filter === 'broken') return cell.isBroken === true;
  return stateOf(cell) === filter;
}
