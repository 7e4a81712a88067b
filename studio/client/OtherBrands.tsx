import { useState } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  GridList,
  GridListItem,
  Heading,
  Input,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import type { OtherBrand, StudioEdit } from '#studio/api.ts';
import { type Send, useAnswer } from './calls.ts';
import { IconButton, Quiet } from './controls.tsx';
import { Icon } from './icons.tsx';
import { visible } from './visible.ts';

/** The choice of the brands in which an edit is made, too: all of them in one step. */
export function OtherBrands({
  edit,
  revision,
  commit,
  onClose,
}: {
  readonly edit: StudioEdit;
  readonly revision: number;
  readonly commit: Send;
  readonly onClose: () => void;
}) {
  const { data, error } = useAnswer('/api/other-brands', { edit }, revision);
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const brands = data?.brands ?? [];
  const open = brands.filter(({ state }) => state === 'changes');
  const chosen = open.filter(({ id }) => picked.has(id));
  const written = chosen.filter((brand) => passedOnBy(brand, chosen) === undefined);
  const needle = query.trim().toLowerCase();
  const matching = brands.filter(({ id, name, parents }) =>
    [id, name, ...parents].some((text) => text.toLowerCase().includes(needle)),
  );
  const add = (ids: readonly string[]) => setPicked((before) => new Set([...before, ...ids]));
  const offered = matching.filter(({ state }) => state === 'changes').map(({ id }) => id);
  const groups = (data?.groups ?? []).map(({ name, brands: members }) => ({
    name,
    ids: open.map(({ id }) => id).filter((id) => members.includes(id)),
  }));
  const make = async () => {
    setBusy(true);
    const sentence = await commit(written.map(({ id }) => ({ ...edit, brand: id })));
    setBusy(false);
    setRefusal(sentence);
    if (sentence === undefined) onClose();
  };
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal">
        <Dialog className="review other-brands">
          <header className="review-head">
            <Heading slot="title">In other brands, too</Heading>
            <IconButton name="close" label="Close" onPress={onClose} />
          </header>
          <div className="review-body">
            {error !== undefined && <Quiet title={error} />}
            {data === undefined && error === undefined && (
              <div className="panel-loading" role="status" aria-label="Looking into the other brands" />
            )}
            {data !== undefined && (
              <>
                <div className="other-brands-tools">
                  <SearchField
                    className="search"
                    aria-label="Search brands"
                    autoFocus
                    value={query}
                    onChange={setQuery}
                  >
                    <Icon name="search" />
                    <Input className="input" placeholder="Search by name, id or parent" />
                  </SearchField>
                  <Button className="button" isDisabled={offered.length === 0} onPress={() => add(offered)}>
                    Select all {offered.length}
                  </Button>
                  <Button
                    className="button"
                    isDisabled={chosen.length === 0}
                    onPress={() => setPicked(new Set())}
                  >
                    Select none
                  </Button>
                  {groups.map(({ name, ids }) => (
                    <Button
                      key={name}
                      className="button"
                      isDisabled={ids.length === 0}
                      onPress={() => add(ids)}
                    >
                      @{name}
                    </Button>
                  ))}
                </div>
                <GridList
                  className="other-brands-list"
                  aria-label="Brands"
                  items={matching}
                  dependencies={[picked]}
                  selectionMode="multiple"
                  selectedKeys={chosen.map(({ id }) => id)}
                  disabledKeys={brands.filter(({ state }) => state !== 'changes').map(({ id }) => id)}
                  onSelectionChange={(keys) =>
                    keys === 'all' ? add(offered) : setPicked(new Set([...keys].map(String)))
                  }
                  renderEmptyState={() => <Quiet title="No brand matches" />}
                >
                  {(brand) => <Row brand={brand} chosen={chosen} />}
                </GridList>
              </>
            )}
            {refusal !== undefined && (
              <p className="error-text" role="alert">
                {visible(refusal)}
              </p>
            )}
          </div>
          <footer className="review-foot">
            <span className="review-note quiet">Undo takes all of them back at once.</span>
            <Button className="button" onPress={onClose}>
              Cancel
            </Button>
            <Button
              className="button primary"
              isDisabled={isBusy || written.length === 0}
              onPress={() => void make()}
            >
              {written.length === 1 ? 'Change 1 brand' : `Change ${written.length} brands`}
            </Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Row({ brand, chosen }: { readonly brand: OtherBrand; readonly chosen: readonly OtherBrand[] }) {
  const { id, name, state, sentence } = brand;
  const by = chosen.some((other) => other.id === id) ? passedOnBy(brand, chosen) : undefined;
  return (
    <GridListItem className={`other-brand ${state}`} id={id} textValue={name}>
      <Checkbox slot="selection" className="check">
        <span className="check-box" aria-hidden="true" />
      </Checkbox>
      <div className="other-brand-words">
        <p>
          {visible(name)} <span className="note">{id}</span>
          {state === 'reached' && <span className="badge">Reached already</span>}
          {state === 'same' && <span className="badge">Same already</span>}
          {state === 'refused' && <span className="badge error">Not possible</span>}
          {by !== undefined && <span className="badge">Reached through {by.id}</span>}
        </p>
        <p className="description">
          {state === 'reached' ? 'It inherits this from the brand that you change.' : visible(sentence)}
        </p>
      </div>
    </GridListItem>
  );
}

/** The chosen brand that a brand inherits the edit from, which then says nothing of its own; undefined where there is none. */
export function passedOnBy(
  { id, parents, from }: OtherBrand,
  chosen: readonly OtherBrand[],
): OtherBrand | undefined {
  // A value that is said nearer than by the chosen brand stays.
  const nearer =
    from === undefined ? parents : from === id ? [] : parents.slice(0, parents.indexOf(from) + 1);
  return chosen.find((other) => nearer.includes(other.id));
}
