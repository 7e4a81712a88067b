import { styled } from 'styled-components';
import {
  Icon,
  LinkTo,
  Strip,
  token,
  useHolds,
  useMessages,
  useRoute,
  type WidgetProps,
} from '#engine/kit/index.ts';
import type { MenuItem } from '#schemas/generated/brand.ts';
import type { Props } from './top-navigation.props.ts';

const Nav = styled.nav`
  min-inline-size: 0;

  ul {
    gap: ${token('space.1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    flex: none;
  }
`;

const Item = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.md')};
  padding-inline: ${token('space.3')};
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
      inset-inline: ${token('space.3')};
      inset-block-end: 0;
      block-size: ${token('border.width.thick')};
      border-radius: ${token('radius.full')};
      background: currentColor;
      content: '';
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
  const holds = useHolds();
  const route = useRoute();
  const shown = props.items.filter(({ when }) => holds(when) !== false);
  if (shown.length === 0) return null;
  const known = shown.every(({ when }) => holds(when));
  return (
    <Nav aria-label={t('topNavigation.label')}>
      <Strip as="ul" follow={known && typeof route === 'object' ? route.id : undefined}>
        {shown.map((item) => (
          <Entry key={item.id} item={item} pending={holds(item.when) === undefined} />
        ))}
      </Strip>
    </Nav>
  );
}

function Entry({ item, pending }: { item: MenuItem; pending: boolean }) {
  const t = useMessages();
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {t(item.label)}
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
      <Item as={LinkTo} to={item.to}>
        {content}
      </Item>
    </li>
  );
}
