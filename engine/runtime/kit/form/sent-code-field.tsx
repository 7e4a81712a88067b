import { FormField } from './form-field.tsx';
import { PauseButton } from './pause-button.tsx';

interface Props<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly error?: string | undefined;
  /** The help once a code is on its way, such as where to. */
  readonly hint: string | undefined;
  /** The label of the button that asks for a code. */
  readonly send: string;
  /** When another may be asked for, in milliseconds since 1970; undefined: now. */
  readonly until: number | undefined;
  readonly onSend: () => void | Promise<void>;
}

/** A code that is sent when it is asked for: its field, and the button that asks and then pauses. */
export function SentCodeField<Name extends string>({
  name,
  label,
  error,
  hint,
  send,
  until,
  onSend,
}: Props<Name>) {
  return (
    <FormField
      spec={{ name, kind: 'code', label, icon: 'shield', hint }}
      error={error}
      maxLength={255}
      end={
        <PauseButton until={until} onPress={onSend}>
          {send}
        </PauseButton>
      }
    />
  );
}
