import { type FormEvent, useRef, useState } from 'react';
import { Button, Dialog, Form, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { FieldNote, NewBrandView, PlannedBrand } from '#studio/api.ts';
import { ColorField } from './ColorField.tsx';
import { type CallError, call, useAnswer } from './calls.ts';
import { Choice, IconButton, Quiet } from './controls.tsx';
import { LogoField } from './LogoField.tsx';
import { Entry, Errors, Languages } from './new-brand-fields.tsx';
import { fieldsOf, type Written, wishOf } from './new-brand-form.ts';
import { usePlan } from './use-plan.ts';
import { visible } from './visible.ts';

/** A brand that was just made, and the work that is left on it. */
export interface MadeBrand extends Pick<PlannedBrand, 'left' | 'folder'> {
  readonly id: string;
  readonly name: string;
}

interface Props {
  /** Fields that somebody has written in already; they stay while the dialog is closed. */
  readonly written: Written;
  readonly onWrite: (change: Written) => void;
  readonly revision: number;
  readonly onMade: (brand: MadeBrand) => void;
  readonly onClose: () => void;
}

/** A new brand that is like another one. */
export function NewBrand(props: Props) {
  const { written, revision, onClose } = props;
  const { from } = written;
  const { data, error } = useAnswer(
    '/api/new-brand',
    from === undefined ? {} : { from },
    revision,
    'parents',
  );
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal new-brand">
        <Dialog className="review">
          <header className="review-head">
            <Heading slot="title">New brand</Heading>
            <IconButton name="close" label="Close" onPress={onClose} />
          </header>
          {error !== undefined && <Quiet title={error} />}
          {data === undefined && error === undefined && (
            <div className="panel-loading" role="status" aria-label="Loading brands" />
          )}
          {data?.from === undefined
            ? data !== undefined && (
                <Quiet title="There is no brand to start from">
                  <p>
                    A new brand inherits its pages from another one. Put one into the folder of the brands
                    first.
                  </p>
                </Quiet>
              )
            : data && <NewBrandForm {...props} view={data} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function NewBrandForm({
  view,
  written,
  onWrite,
  revision,
  onMade,
  onClose,
}: Props & { readonly view: NewBrandView }) {
  const fields = fieldsOf(view, written);
  const wish = wishOf(view, fields);
  const { plan, late, setPlan } = usePlan(wish, revision);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const parent = view.parents.find(({ id }) => id === view.from)?.name ?? '';
  const shown = (notes: readonly FieldNote[]) =>
    notes.filter(({ field }) => field === undefined || visited.has('all') || visited.has(field));
  const wrong = shown(plan?.wrong ?? []);
  const sentenceOf = (name: FieldNote['field']) => sentencesOf(wrong, name)[0];
  const notesOf = (name: FieldNote['field']) => sentencesOf(plan?.notes ?? [], name);
  const visit = (...names: readonly string[]) => setVisited((before) => new Set([...before, ...names]));
  const write = (change: Written) => {
    setRefusal(undefined);
    onWrite(change);
  };
  const entry = (name: 'name' | 'id' | 'domains' | 'merchant' | 'currency') => ({
    name,
    value: fields[name],
    error: sentenceOf(name),
    onChange: (value: string) => write({ [name]: value }),
    // The id follows from the name.
    onLeave: () => visit(name, ...(name === 'name' && fields.name !== '' ? ['id'] : [])),
  });
  const create = async (event: FormEvent) => {
    event.preventDefault();
    visit('all');
    setBusy(true);
    try {
      const made = await call('/api/make-brand', wish);
      if (made.wrong.length === 0) onMade({ ...made, id: fields.id, name: fields.name.trim() });
      else {
        setPlan({ plan: made });
        focusFirst(form.current, made.wrong);
      }
    } catch (error) {
      setRefusal((error as CallError).message);
    }
    setBusy(false);
  };
  const count = new Set(wrong.map(({ field }) => field)).size;
  const others = sentencesOf(wrong, undefined);
  return (
    <Form className="add-form" onSubmit={create} ref={form} validationBehavior="aria">
      <div className="review-body new-brand-body">
        <div className="new-brand-part">
          <Choice
            label="Start from"
            isLabelShown
            value={fields.from}
            options={view.parents.map(({ id, name }) => ({ id, label: visible(name), note: id }))}
            onChange={(from) => write({ from })}
          />
          <p className="description">{inheritedBy(view, parent)}</p>
          <Errors sentences={sentencesOf(wrong, 'from')} />
        </div>
        <div className="new-brand-pair">
          <Entry {...entry('name')} label="Name" isFirst hint="Visitors read it." />
          <Entry
            {...entry('id')}
            label="Id"
            isMono
            hint="Its folder, and its address on this machine. It follows from the name."
          />
        </div>
        <Entry
          {...entry('domains')}
          label="Domains"
          isMono
          placeholder={`${fields.id || 'id'}.localhost`}
          hint="Host names such as play.lotus.example, with commas between them. They can come later."
        />
        <div className="new-brand-pair">
          {view.hasMerchant && (
            <Entry
              {...entry('merchant')}
              label="Merchant code"
              isMono
              placeholder={fields.id.slice(0, 32)}
              hint="The code that your platform knows the merchant by. It can come later."
            />
          )}
          {view.currency !== undefined && (
            <Entry {...entry('currency')} label="Currency" isMono hint={currencyHint(fields.currency)} />
          )}
        </div>
        <Languages
          view={view}
          fields={fields}
          error={sentenceOf('languages')}
          onChange={(change) => {
            visit('languages');
            write(change);
          }}
        />
        <div className="new-brand-pair">
          <ColorField
            color={fields.color}
            palette={plan?.palette ?? {}}
            error={sentencesOf(plan?.wrong ?? [], 'color')[0]}
            notes={notesOf('color')}
            parent={parent}
            onChange={(color) => write({ color })}
          />
          <LogoField
            logo={fields.logo}
            error={sentencesOf(plan?.wrong ?? [], 'logo')[0]}
            notes={notesOf('logo')}
            onChange={(logo) => write({ logo })}
          />
        </div>
        <Errors sentences={[...others, ...sentencesOf(wrong, 'gameOrigins')]} />
      </div>
      <footer className="review-foot">
        <span className="review-note" role="status">
          {refusal ??
            late ??
            (count > 0 ? `${count === 1 ? '1 field needs' : `${count} fields need`} another value.` : '')}
        </span>
        <Button className="button" onPress={onClose}>
          Cancel
        </Button>
        <Button className="button primary" type="submit" isDisabled={isBusy}>
          {isBusy ? 'Creating…' : 'Create'}
        </Button>
      </footer>
    </Form>
  );
}

function sentencesOf(notes: readonly FieldNote[], name: FieldNote['field']): string[] {
  return notes.filter(({ field }) => field === name).map(({ sentence }) => sentence);
}

function inheritedBy({ pages, languages }: NewBrandView, parent: string): string {
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;
  return `The new brand has all that ${visible(parent)} has: ${count(pages, 'page')}, ${count(languages.length, 'language')}, menus, features, texts and colours. It follows later changes of ${visible(parent)} wherever it says nothing else.`;
}

function currencyHint(code: string): string {
  const name = /^[A-Z]{3}$/i.test(code)
    ? new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(code.toUpperCase())
    : undefined;
  return name === undefined ? 'A code of three letters, such as EUR.' : `${name}.`;
}

/** Leads to the first field that something is wrong with. */
function focusFirst(form: HTMLFormElement | null, wrong: readonly FieldNote[]): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
  fields.find(({ name }) => wrong.some(({ field }) => field === name))?.focus();
}
