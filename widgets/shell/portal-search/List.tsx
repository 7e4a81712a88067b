import { Icon, token } from '@liveryjs/engine/kit';
import { type MouseEvent, memo, useEffect } from 'react';
import { styled } from 'styled-components';
import { Act, Option } from './Option.tsx';
import type { Choice } from './portal-search.model.ts';

/** A row that does something with the list itself. */
interface ListAct {
  readonly id: string;
  readonly text: string;
  readonly icon: string;
  readonly act: () => void;
}

export interface ListGroup {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  readonly options: readonly (Choice | ListAct)[];
}

const Group = styled.div`
  & + & {
    margin-block-start: ${token('space.3')};
  }
`;

const Title = styled.div`
  display: flex;
  gap: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.3')} ${token('space.1')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.label')};

  b {
    font-weight: inherit;
  }

  span {
    color: ${token('color.text.muted')};
    font-weight: ${token('font.weight.regular')};
  }
`;

/** The id of an option's element: its own may have letters that ids cannot. */
export function optionId(list: string, id: string): string {
  return `${list}-${encodeURIComponent(id)}`;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ListGroup[];
  /** Id of the option that Enter would choose. */
  readonly active: string | undefined;
  readonly onChoose: (choice: Choice, event: MouseEvent) => void;
}

/**
 * The options of the search by groups. The focus stays in its box. With each letter that is typed, the rows that stay are
 * not rendered anew.
 */
export const List = memo(function List({ id, label, groups, active, onChoose }: Props) {
  const current = active === undefined ? undefined : optionId(id, active);
  useEffect(() => {
    if (current !== undefined) document.getElementById(current)?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  if (groups.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
      {groups.map((group) => (
        <Group key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <Title id={`${id}-${group.id}`} role="presentation">
            <b>{group.title}</b>
            {group.count !== undefined && <span>{group.count}</span>}
          </Title>
          {group.options.map((option) => {
            const isActive = option.id === active;
            const element = optionId(id, option.id);
            return 'act' in option ? (
              <Act key={option.id} id={element} role="option" aria-selected={isActive} onClick={option.act}>
                <Icon name={option.icon} />
                <bdi>{option.text}</bdi>
              </Act>
            ) : (
              <Option key={option.id} id={element} choice={option} active={isActive} onChoose={onChoose} />
            );
          })}
        </Group>
      ))}
    </div>
  );
});
