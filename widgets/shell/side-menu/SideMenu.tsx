import {
  Icon,
  LinkTo,
  type MenuEntry,
  SideMenuToggle,
  token,
  useAsset,
  useBrand,
  useMenu,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import { Item } from './item.ts';
import { Promotions } from './Promotions.tsx';
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
  }
`;

/** The head that a drawer needs and a column does not. */
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

const Foot = styled.div`
  margin-block-start: auto;
  padding: ${token('space.3')};
  border-block-start: 1px solid ${token('color.sideMenu.border')};

  &:empty {
    display: none;
  }
`;

const More = styled.ul`
  && {
    margin-block-start: calc(-1 * ${token('space.1')});
    border-block-start: 1px solid ${token('color.sideMenu.border')};
  }
`;

/** The tools that are in the header on wide windows. */
const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;

  @media (min-width: 64rem) {
    display: none;
  }
`;

/** The portal's menu [2.24]. What each entry leads to and when it shows is the manifest's. */
export default function SideMenu({ props, slot }: WidgetProps<Props>) {
  const t = useMessages();
  const { name, layout } = useBrand();
  const logo = useAsset('logo');
  const items = useMenu(props.items);
  const more = useMenu(props.more);
  return (
    <Frame aria-label={t('sideMenu.label')}>
      <DrawerHead $column={layout.sideMenu === 'column'}>
        {logo ? <img src={logo} alt="" /> : <span aria-hidden="true">{name}</span>}
        <Tools>{slot('drawer')}</Tools>
        <SideMenuToggle>
          <Icon name="close" />
          <VisuallyHidden>{t('engine.closeMenu')}</VisuallyHidden>
        </SideMenuToggle>
      </DrawerHead>
      <ul>
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {(props.promotions || more.length > 0) && (
        <More>
          {props.promotions && <Promotions {...props.promotions} />}
          {more.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </More>
      )}
      <Foot>{slot('foot')}</Foot>
    </Frame>
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
