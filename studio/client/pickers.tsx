import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Tag,
  TagGroup,
  TagList,
} from 'react-aria-components';
import { Icon } from './icons.tsx';

/** One of many names, which is searched for. */
export function Pick({
  label,
  isLabelShown = true,
  placeholder,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly placeholder?: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (name: string) => void;
}) {
  // A name that is none of them is shown all the same.
  const names = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <ComboBox
      className="pick"
      menuTrigger="focus"
      selectedKey={value === '' ? null : value}
      defaultItems={names.map((id) => ({ id }))}
      onSelectionChange={(key) => {
        if (key !== null && key !== value) onChange(String(key));
      }}
      {...(isLabelShown ? {} : { 'aria-label': label })}
    >
      {isLabelShown && <Label className="label">{label}</Label>}
      <div className="pick-box">
        <Input className="input" placeholder={placeholder ?? 'Search'} />
        <Button className="pick-button">
          <Icon name="down" />
        </Button>
      </div>
      <Popover className="popover" offset={4}>
        <ListBox className="list-box">
          {({ id }: { readonly id: string }) => (
            <ListBoxItem className="list-item" id={id} textValue={id}>
              {id}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Several of many names, each of which can be taken out. */
export function Choices({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: readonly string[];
  readonly options: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}) {
  const others = options.filter((name) => !value.includes(name));
  return (
    <div className="choices">
      <TagGroup onRemove={(keys) => onChange(value.filter((name) => !keys.has(name)))}>
        <Label className="label">{label}</Label>
        <TagList
          className="tags"
          items={value.map((id) => ({ id }))}
          renderEmptyState={() => <span className="quiet">None</span>}
        >
          {({ id }) => (
            <Tag className="tag" id={id} textValue={id}>
              {id}
              <Button slot="remove" className="tag-remove" aria-label={`Take out ${id}`}>
                <Icon name="close" />
              </Button>
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {others.length > 0 && (
        <Pick
          key={value.join()}
          label={`Add to ${label.toLowerCase()}`}
          isLabelShown={false}
          placeholder="Add"
          value=""
          options={others}
          onChange={(name) => onChange([...value, name])}
        />
      )}
    </div>
  );
}
