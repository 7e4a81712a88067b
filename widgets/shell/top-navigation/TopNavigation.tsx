import {
  Icon,
  LinkTo,
  type MenuEntry,
  Strip,
  token,
  useMenu,
  useMessages,
  useRoute,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { Props } from './top-navigation.props.ts';

const Nav = styled.nav`
  --item-padding: ${token('space.3')};
  min-inline-size: 0;

  /* Beside other things the row is short of room until windows are really wide. */
  @media (min-width: 64rem) and (max-width: 96rem) {
    --item-padding: ${token('space.2')};
  }

  ul {
    gap: ${token('space.1')};
  }

  li {
    flex: none;
  }

  &[data-look='signs'] ul {
    justify-content: safe center;
    padding-block: ${token('space.1')};
  }
`;

const Item = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.md')};
  padding-inline: var(--item-padding);
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.header.secondary')};
  font-weight: ${token('font.weight.medium')};
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition: color ${token('motion.duration.fast')}, background ${token('motion.duration.fast')};

  &:hover {
    background: ${token('color.action.quietHover')};
    color: ${token('color.header.text')};
  }

  &:active {
    background: ${token('color.action.quietActive')};
  }

  /* The row clips what stands out of it. */
  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    color: ${token('color.header.selected')};

    &::after {
      position: absolute;
      inset-inline: var(--item-padding);
      inset-block-end: 0;
      block-size: ${token('border.width.thick')};
      border-radius: ${token('radius.full')};
      background: currentColor;
      content: '';
    }
  }

  [data-look='signs'] & {
    flex-direction: column;
    justify-content: center;
    gap: ${token('space.1')};
    min-inline-size: 6rem;
    padding-block: ${token('space.2')};
    font: ${token('typography.label')};

    svg {
      inline-size: ${token('size.icon.lg')};
      block-size: ${token('size.icon.lg')};
      color: ${token('color.header.selected')};
    }
  }

  /* Keeps the place of a link until it is known whether it shows. */
  &[data-pending] {
    background: ${token('color.skeleton.base')};
    color: transparent;
    cursor: default;

    svg {
      visibility: hidden;
    }
  }
`;

/** The categories in one row [2.26]. What each leads to and when it shows is the manifest's. */
export default function TopNavigation({ props }: WidgetProps<Props>) {
  const t = useMessages();
  const route = useRoute();
  const shown = useMenu(props.items);
  if (shown.length === 0) return null;
  const isSettled = shown.every(({ pending }) => !pending);
  return (
    <Nav aria-label={t('topNavigation.label')} data-look={props.look}>
      <Strip as="ul" follow={isSettled && typeof route === 'object' ? route.id : undefined}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Strip>
    </Nav>
  );
}

function Entry({ entry: { label, icon, to, pending } }: { entry: MenuEntry }) {
  const t = useMessages();
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{t(label)}</span>
    </>
  );
  if (pending) {
    return (
      <li aria-hidden="true">
        <Item data-pending="">{content}</Item>
      </li>
    );
  }
  return (
    <li>
      <Item as={LinkTo} to={to}>
        {content}
      </Item>
    </li>
  );
}
