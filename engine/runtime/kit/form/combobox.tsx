import { FieldFrame } from '#engine/kit/field.tsx';
import { type ChoiceProps, ComboboxControl } from './combobox-control.tsx';

interface Props extends ChoiceProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string;
}

/** A field that takes one of many options, found by typing. Says `form.noMatch`. */
export function Combobox({ label, hint, error, className, ...choice }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => <ComboboxControl {...choice} shows="label" input={{ ...ties }} />}
    </FieldFrame>
  );
}
