import { styled } from 'styled-components';
import {
  Icon,
  LinkTo,
  SideMenuToggle,
  token,
  useAsset,
  useBrand,
  useHolds,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '#engine/kit/index.ts';
import type { MenuItem } from '#schemas/generated/brand.ts';
import type { Props } from './side-menu.props.ts';

const Frame = styled.nav`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;

  ul {
    display: grid;
    gap: ${token('space.half')};
    margin: 0;
    padding: ${token('space.3')};
    list-style: none;
  }
`;

/** What a drawer needs and a column does not. */
const DrawerHead = styled.div<{ $column: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token('size.header')};
  padding-inline: ${token('space.5')} ${token('space.3')};
  border-block-end: 1px solid ${token('color.sideMenu.border')};
  color: ${token('color.text.primary')};
  font: ${token('typography.subheading')};

  img {
    inline-size: auto;
    block-size: ${token('size.logo')};
  }

  button {
    display: grid;
    place-items: center;
    inline-size: ${token('size.control.md')};
    block-size: ${token('size.control.md')};
    padding: 0;
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    cursor: pointer;
  }

  button:hover {
    background: ${token('color.action.quietHover')};
  }

  @media (min-width: 64rem) {
    ${({ $column }) => $column && 'display: none;'}
  }
`;

const Item = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  inline-size: 100%;
  min-block-size: ${token('size.control.md')};
  padding: ${token('space.2')} ${token('space.3')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${token('font.weight.medium')};
  line-height: ${token('font.lineHeight.snug')};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: color ${token('motion.duration.fast')}, background ${token('motion.duration.fast')};

  svg {
    color: ${token('color.sideMenu.icon')};
    transition: inherit;
  }

  &:hover {
    background: ${token('color.sideMenu.hover')};
    color: ${token('color.text.primary')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${token('color.sideMenu.selected')};
    color: ${token('color.sideMenu.onSelected')};
    font-weight: ${token('font.weight.semibold')};
  }

  &:hover svg,
  &[aria-current] svg {
    color: inherit;
  }

  /* Fingers want more than pointers. */
  @media (pointer: coarse) {
    min-block-size: ${token('size.control.lg')};
  }

  /* Keeps the place of a link until it is known whether it shows. */
  &[data-pending] {
    background: none;
    cursor: default;

    svg,
    span {
      border-radius: ${token('radius.sm')};
      background: ${token('color.skeleton.base')};
      color: transparent;
    }
  }
`;

const Foot = styled.div`
  margin-block-start: auto;
  padding: ${token('space.3')};
  border-block-start: 1px solid ${token('color.sideMenu.border')};

  &:empty {
    display: none;
  }
`;

/** The portal's menu [2.24]. What each entry leads to and when it shows is the manifest's. */
export default function SideMenu({ props, slot }: WidgetProps<Props>) {
  const t = useMessages();
  const holds = useHolds();
  const { name, layout } = useBrand();
  const logo = useAsset('logo');
  const shown = props.items.filter(({ when }) => holds(when) !== false);
  return (
    <Frame aria-label={t('sideMenu.label')}>
      <DrawerHead $column={layout.sideMenu === 'column'}>
        {logo ? <img src={logo} alt="" /> : <span aria-hidden="true">{name}</span>}
        <SideMenuToggle>
          <Icon name="close" />
          <VisuallyHidden>{t('engine.closeMenu')}</VisuallyHidden>
        </SideMenuToggle>
      </DrawerHead>
      <ul>
        {shown.map((item) => (
          <Entry key={item.id} item={item} pending={holds(item.when) === undefined} />
        ))}
      </ul>
      <Foot>{slot('foot')}</Foot>
    </Frame>
  );
}

function Entry({ item: { label, icon, to }, pending }: { item: MenuItem; pending: boolean }) {
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
