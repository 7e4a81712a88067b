import { useMessages } from '#engine/render/use-language.ts';
import { Select } from './select.tsx';

interface Props {
  /** The property that it narrows by. */
  readonly label: string;
  /** Empty: nothing is left out. */
  readonly value: string;
  /** Texts by value, in order. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

/** One of some kinds to narrow records to, or all. Its word, which the widget declares, is `records.all`. */
export function ChoiceFilter({ label, value, options, onChoose }: Props) {
  const t = useMessages();
  return (
    <Select
      label={label}
      value={value}
      options={[['', `${label}: ${t('records.all')}`], ...options]}
      onChoose={onChoose}
    />
  );
}
