import { type KeyboardEvent, type ReactNode, use, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { ActionsPlace } from '#engine/render/page-actions.tsx';
import { Skeleton } from '#engine/render/skeleton.tsx';
import { token } from '#engine/render/token.ts';

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')};
  padding: ${token('space.1')};
  margin-block-end: ${token('space.5')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
`;

const Tab = styled.button`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-inline-size: min-content;
  min-block-size: ${token('size.control.md')};
  padding: ${token('space.1')} ${token('space.3')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.secondary')};
  font: ${token('typography.label')};
  text-wrap: balance;
  cursor: pointer;

  /* On phones a label with longer words has more of the row than a short one, so that fewer go over two lines. */
  @media (max-width: 40rem) {
    flex-basis: min-content;
    padding-inline: ${token('space.2')};

    /* Four with icons stand two by two. */
    &:has(> svg):first-child:nth-last-child(4),
    &:has(> svg):first-child:nth-last-child(4) ~ & {
      flex-basis: 40%;
    }
  }

  &:hover {
    color: ${token('color.text.primary')};
  }

  &[aria-selected='true'] {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
  }
`;

/** As high as a row of tabs, with what parts it from the content. */
const Room = styled(Skeleton)`
  min-block-size: calc(${token('size.control.md')} + 2 * ${token('space.1')});
  margin-block-end: ${token('space.5')};
  border-radius: ${token('radius.control')};
`;

export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Name of an icon before the label. */
  readonly icon?: string;
  readonly content: ReactNode;
}

interface Props<Value extends string> {
  /** The name of the choice, for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly TabItem<Value>[];
  /** More may come: a single content keeps the place of the tabs meanwhile. */
  readonly pending?: boolean;
  readonly onChoose: (value: Value) => void;
  readonly className?: string;
}

/**
 * One of several contents at a time. Arrow keys, Home and End go along the tabs and choose; what was filled in
 * behind a tab stays when another is chosen, or comes or goes. A single content stands by itself, without tabs.
 */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  pending = false,
  onChoose,
  className,
}: Props<Value>) {
  const id = useId();
  const [seen, setSeen] = useState<readonly Value[]>([value]);
  if (!seen.includes(value)) setSeen([...seen, value]);
  const alone = tabs.length < 2;
  const place = use(ActionsPlace);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const rtl = document.documentElement.dir === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: rtl ? index - 1 : index + 1,
      ArrowLeft: rtl ? index + 1 : index - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };

  return (
    <div className={className}>
      {alone && pending && <Room />}
      {!alone && (
        <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <Tab
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={tab.value === value}
              aria-controls={seen.includes(tab.value) ? `${id}-${tab.value}-panel` : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChoose(tab.value)}
            >
              {tab.icon && <Icon name={tab.icon} />}
              <span>{tab.label}</span>
            </Tab>
          ))}
        </List>
      )}
      {tabs.map(
        (tab) =>
          seen.includes(tab.value) && (
            <div
              key={tab.value}
              {...(!alone && {
                id: `${id}-${tab.value}-panel`,
                role: 'tabpanel',
                'aria-labelledby': `${id}-${tab.value}`,
              })}
              hidden={tab.value !== value}
            >
              {/* Actions on one of several contents stand with it. */}
              <ActionsPlace value={alone ? place : null}>{tab.content}</ActionsPlace>
            </div>
          ),
      )}
    </div>
  );
}
