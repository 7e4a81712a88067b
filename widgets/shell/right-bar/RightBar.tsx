import {
  Icon,
  LinkTo,
  type MenuEntry,
  Tip,
  token,
  useMenu,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useLinkName } from '@liveryjs/parts/use-link-name';
import { styled } from 'styled-components';
import type { Props } from './right-bar.props.ts';

const Bar = styled.nav`
  display: grid;
  justify-items: center;
  padding-block: ${token('space.4')};

  ul {
    display: grid;
    gap: ${token('space.2')};
  }

  li {
    display: grid;
  }

  @media not all and (min-width: 64rem) {
    display: none;
  }
`;

const Round = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  padding: 0;
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.secondary')};
  cursor: pointer;
  transition: color ${token('motion.duration.fast')}, background ${token('motion.duration.fast')},
    border-color ${token('motion.duration.fast')};

  &:hover {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }

  &[data-pending] {
    border-color: transparent;
    background: ${token('color.skeleton.base')};
    color: transparent;
    cursor: default;
  }
`;

/** The bar at hand beside every page [2.25]: icons, each with its name on hover and focus. */
export default function RightBar({ props }: WidgetProps<Props>) {
  const t = useMessages();
  const shown = useMenu(props.items);
  if (shown.length === 0) return null;
  return (
    <Bar aria-label={t('rightBar.label')}>
      <ul>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Bar>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { icon = 'arrow-end', to, pending } = entry;
  const name = useLinkName()(entry);
  if (pending) {
    return (
      <li aria-hidden="true">
        <Round data-pending="" />
      </li>
    );
  }
  return (
    <li>
      <Tip text={name} side="start">
        <Round as={LinkTo} to={to}>
          <Icon name={icon} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </Round>
      </Tip>
    </li>
  );
}
