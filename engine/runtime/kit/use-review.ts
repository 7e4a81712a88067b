import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from './use-address.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** The review of what a form asks for, as a step of its own in the browser's history. */
export interface FlowReview {
  /** The query of the address, in which is what was filled in. */
  readonly query: URLSearchParams;
  /** True where the address asks for the review. */
  readonly isOpen: boolean;
  /** Opens it. The form's own entry keeps the values, too: a step back brings the form as it was filled in. */
  readonly open: (values: Values) => void;
  /** Leads from the review back to the form, as a step back does. */
  readonly close: () => void;
  /** Ends the flow: the form and its review are no steps any more, and the values stand in the address in their place. */
  readonly finish: (values: Values) => void;
}

const STEP = 'step';
const REVIEW = 'review';

/** Keeps a form and its review in the address: a reload, and steps back and forth, show what was filled in. */
export function useReview(): FlowReview {
  const [query, setQuery] = useAddress();
  const navigate = useNavigate();
  const isOpen = query.get(STEP) === REVIEW;
  /** True where the entry before that of the review is the form's: the form showed before. */
  const hasForm = useRef(false);
  /** The values that take the form's place once its entry is reached. */
  const last = useRef<Values>(undefined);
  useLayoutEffect(() => {
    if (isOpen) return;
    hasForm.current = true;
    if (last.current === undefined) return;
    setQuery(last.current, true);
    last.current = undefined;
  }, [isOpen, setQuery]);
  const canStepBack = isOpen && hasForm.current;
  return {
    query,
    isOpen,
    open(values) {
      setQuery(values, true);
      setQuery({ ...values, [STEP]: REVIEW });
    },
    close() {
      if (canStepBack) navigate(-1);
      else setQuery({ [STEP]: undefined }, true);
    },
    finish(values) {
      const ended = { ...values, [STEP]: undefined };
      if (!canStepBack) return setQuery(ended, true);
      last.current = ended;
      navigate(-1);
    },
  };
}
