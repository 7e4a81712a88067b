import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  Popover,
  SearchField,
  TextField,
} from 'react-aria-components';
import type { BrandView } from '#studio/api.ts';
import type { ToldFacts } from '#studio/bridge.ts';
import type { View } from './address.ts';
import { guiseInWords, switchedIn, titled, withSwitch } from './as-whom.ts';
import { Choice, Quiet } from './controls.tsx';
import { Icon } from './icons.tsx';

interface Props {
  readonly brand: BrandView;
  readonly choice: View;
  /** The facts of the page in the frame, once it has told them. */
  readonly seen: ToldFacts | undefined;
  readonly onChange: (change: View) => void;
}

const AS_IT_IS = '';

/** As whom, when and with what the portal in the frame is seen. */
export function SeenAs(props: Props) {
  const words = guiseInWords(props.choice);
  return (
    <DialogTrigger>
      <Button className={`button seen-as${words === undefined ? '' : ' changed'}`}>
        <Icon name="show" />
        <span className="seen-as-words">{words ?? 'Seen as it is'}</span>
      </Button>
      <Popover className="popover" placement="bottom end" offset={6}>
        <Dialog className="seen-as-dialog" aria-label="Seen as">
          <Choices {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Choices({ brand, choice, seen, onChange }: Props) {
  const { audiences, statuses, seasons, timeZone } = brand;
  const { audience = AS_IT_IS, time = '', status = AS_IT_IS } = choice;
  const isPlain = guiseInWords(choice) === undefined;
  return (
    <>
      <div className="seen-as-head">
        <h3>Seen as</h3>
        <Button
          slot="close"
          className="link-button"
          isDisabled={isPlain}
          onPress={() =>
            onChange({
              audience: undefined,
              time: undefined,
              status: undefined,
              on: undefined,
              off: undefined,
            })
          }
        >
          As it is
        </Button>
      </div>
      {audiences.length > 0 && (
        <Choice
          label="Visitor"
          isLabelShown
          value={audience}
          options={[
            { id: AS_IT_IS, label: 'Whoever is logged in' },
            ...audiences.map((id) => ({ id, label: titled(id) })),
          ]}
          onChange={(id) => onChange({ audience: id || undefined })}
        />
      )}
      <div className="seen-as-time">
        <TextField
          className="text-field"
          type="datetime-local"
          value={time}
          onChange={(text) => onChange({ time: text || undefined })}
        >
          <Label className="label">
            Time <span className="note">{timeZone}</span>
          </Label>
          <Input className="input" />
        </TextField>
        {seasons.length > 0 && (
          <Choice
            label="Season"
            isLabelShown
            value={seasons.find(({ at: begins }) => begins === time)?.name ?? AS_IT_IS}
            options={[
              { id: AS_IT_IS, label: time === '' ? 'Now' : 'Another time' },
              ...seasons.map(({ name, at: begins }) => ({
                id: name,
                label: titled(name),
                note: begins.slice(0, 10),
              })),
            ]}
            onChange={(id) => onChange({ time: seasons.find(({ name }) => name === id)?.at })}
          />
        )}
      </div>
      {statuses.length > 0 && (
        <Choice
          label="Platform"
          isLabelShown
          value={status}
          options={[
            { id: AS_IT_IS, label: 'As it reports itself' },
            { id: '0', label: 'Open', note: '0' },
            ...statuses.map((each) => ({
              id: String(each.status),
              label: each.title,
              note: String(each.status),
            })),
          ]}
          onChange={(id) => onChange({ status: id || undefined })}
        />
      )}
      <Switches brand={brand} choice={choice} seen={seen} onChange={onChange} />
    </>
  );
}

/** Features and vendors, each as the platform has it, or switched. */
function Switches({ brand, choice, seen, onChange }: Props) {
  const [query, setQuery] = useState('');
  const on = seen?.facts.find(({ kind }) => kind === 'features')?.names;
  const switched = switchedIn(choice);
  const rows = [
    ...brand.features.map(({ name, fixed }) => ({ kind: 'features' as const, name, fixed })),
    ...(seen?.vendors ?? []).map((name) => ({ kind: 'vendors' as const, name, fixed: undefined })),
  ].filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <div className="seen-as-switches">
      <SearchField
        className="search"
        aria-label="Search features and vendors"
        value={query}
        onChange={setQuery}
      >
        <Icon name="search" />
        <Input className="input" placeholder="Features and vendors" />
      </SearchField>
      {rows.length === 0 && <Quiet title="Nothing matches" />}
      <ul>
        {rows.map(({ kind, name, fixed }) => {
          const isOn = switched.find((each) => each.kind === kind && each.name === name)?.isOn;
          const isHere = kind === 'vendors' || on?.includes(name);
          const plain = on === undefined && kind === 'features' ? 'As it is' : `As it is: ${onOrOff(isHere)}`;
          return (
            <li key={kind + name} className="seen-as-row">
              <span>
                {name}
                {kind === 'vendors' && <span className="note"> vendor</span>}
              </span>
              {fixed === undefined ? (
                <Choice
                  label={name}
                  value={isOn === undefined ? AS_IT_IS : onOrOff(isOn)}
                  options={[
                    { id: AS_IT_IS, label: isOn === undefined ? plain : 'As it is' },
                    ...(kind === 'features' ? [{ id: 'on', label: 'On' }] : []),
                    { id: 'off', label: 'Off' },
                  ]}
                  onChange={(id) =>
                    onChange(withSwitch(choice, kind, name, id === AS_IT_IS ? undefined : id === 'on'))
                  }
                />
              ) : (
                <span className="note" title={fixed.place}>
                  always {onOrOff(fixed.isOn)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function onOrOff(isOn: boolean | undefined): string {
  return isOn ? 'on' : 'off';
}
