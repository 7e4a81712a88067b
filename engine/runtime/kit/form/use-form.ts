import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#engine/render/use-language.ts';
import { nameEnterKey } from './enter-key.ts';
import { takeSentCode } from './sent-code.ts';
import { useSlow } from './use-slow.ts';

/** Texts by field that is wrong. */
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: string | undefined };

/** The messages of a form after a refusal. With nothing in it the form keeps quiet. */
export interface FormRefused<Name extends string> {
  /** Said above the fields. */
  readonly refusal?: string | undefined;
  /** Said below fields; the first gets the focus. */
  readonly errors?: FieldErrors<Name> | undefined;
  /** Fields whose content is of no more use: they are emptied. */
  readonly empty?: readonly Name[] | undefined;
}

export interface FormPlan<Name extends string, Values> {
  /** In the order in which they stand: the first that is wrong gets the focus. */
  readonly fields: readonly Name[];
  readonly read: (data: FormData) => Values;
  readonly check: (values: Values) => FieldErrors<Name>;
  readonly send: (values: Values) => Promise<void>;
  /** Default: says that it did not work. */
  readonly refused?: ((error: unknown) => FormRefused<Name>) | undefined;
}

export interface FormState<Name extends string = string, Values = unknown> {
  /** The props of the form element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly method: 'post';
    readonly noValidate: true;
    readonly 'aria-busy': boolean;
    readonly onSubmit: (event: FormEvent) => void;
    readonly onInput: (event: FormEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onReset: () => void;
  };
  readonly errors: FieldErrors<Name>;
  readonly refusal: string | undefined;
  /** The action that is on its way: `send`, or the name given to `run`. */
  readonly busy: string | undefined;
  /** It takes long. */
  readonly slow: boolean;
  readonly submit: () => void;
  /**
   * Checks some of the fields now, as before a code is asked for, and says what is wrong with them.
   * @returns all values when these fields are right
   */
  readonly check: (names: readonly Name[]) => Values | undefined;
  /** Does something else with the form's one way to the platform: not while something is on its way. */
  readonly run: (action: string, act: () => Promise<void>) => void;
}

/** Name of what `busy` says while the form itself is sent. */
export const SEND = 'send';

/**
 * A form of fields that keep their own content: nothing typed is lost, before anybody listens or after a refusal.
 * It is sent once however often one presses; what is wrong is said below each field, the first of them gets the
 * focus, and what is said of a field goes as soon as somebody mends it.
 */
export function useForm<Name extends string, Values>(plan: FormPlan<Name, Values>): FormState<Name, Values> {
  const t = useMessages();
  const ref = useRef<HTMLFormElement>(null);
  // The answer is for the form as it is by then.
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [goTo, setGoTo] = useState<{ readonly field: Name }>();
  const working = useRef(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  // Together with what is said of the field.
  useLayoutEffect(() => {
    if (goTo) inputOf(ref.current, goTo.field)?.focus();
  }, [goTo]);

  const goToFirst = (names: readonly string[]) => {
    const field = latest.current.fields.find((name) => names.includes(name));
    if (field !== undefined) setGoTo({ field });
  };

  const check = (names: readonly Name[]): Values | undefined => {
    if (!ref.current) return;
    const values = plan.read(new FormData(ref.current));
    const foundErrors = plan.check(values);
    const wrong = names.filter((name) => foundErrors[name] !== undefined);
    const namedErrors = Object.fromEntries(
      names.map((name) => [name, foundErrors[name]]),
    ) as FieldErrors<Name>;
    setErrors((before) => ({ ...before, ...namedErrors }));
    goToFirst(wrong);
    return wrong.length === 0 ? values : undefined;
  };

  const refuse = (error: unknown) => {
    const { refused = () => ({ refusal: t('engine.actionFailed') }) } = latest.current;
    const { refusal: newRefusal, errors: wrong = {}, empty = [] }: FormRefused<Name> = refused(error);
    setRefusal(newRefusal);
    setErrors(wrong);
    for (const name of empty) {
      const input = inputOf(ref.current, name);
      if (input) input.value = '';
    }
    const named = (Object.keys(wrong) as Name[]).filter((name) => wrong[name] !== undefined);
    goToFirst(named.length > 0 ? named : empty);
  };

  const run = async (action: string, act: () => Promise<void>) => {
    if (working.current) return;
    working.current = true;
    setBusy(action);
    setErrors({});
    setRefusal(undefined);
    try {
      await act();
    } catch (error) {
      refuse(error);
    } finally {
      working.current = false;
      setBusy(undefined);
    }
  };

  const submit = () => {
    if (working.current) return;
    setRefusal(undefined);
    const values = check(plan.fields);
    if (values !== undefined) void run(SEND, () => plan.send(values));
  };

  return {
    form: {
      ref,
      method: 'post',
      noValidate: true,
      'aria-busy': busy !== undefined,
      onSubmit(event) {
        event.preventDefault();
        submit();
      },
      onInput({ target }) {
        const mended = plan.fields.find((name) => 'name' in target && target.name === name);
        if (mended !== undefined) setErrors(({ [mended]: _, ...others }) => others as FieldErrors<Name>);
      },
      onFocus({ target }) {
        nameEnterKey(target);
        if (leaving.current) void takeSentCode(target, leaving.current.signal);
      },
      onReset() {
        setErrors({});
        setRefusal(undefined);
      },
    },
    errors,
    refusal,
    busy,
    slow: useSlow(busy !== undefined),
    submit,
    check,
    run: (action, act) => void run(action, act),
  };
}

/** Returns the input of a field: of a choice with a hidden value, the box that stands beside that. */
function inputOf(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const named = form?.elements.namedItem(name);
  const input = named instanceof RadioNodeList ? named[0] : named;
  if (input instanceof HTMLTextAreaElement) return input;
  if (!(input instanceof HTMLInputElement)) return;
  if (input.type !== 'hidden') return input;
  return input.parentElement?.querySelector<HTMLInputElement>('input:not([type="hidden"])') ?? undefined;
}
