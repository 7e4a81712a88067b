import { Button, Icon, LinkTo, token, useMenu, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import { AccountMenu } from './AccountMenu.tsx';
import type { Props } from './account.props.ts';
import { Balance } from './Balance.tsx';
import { Bell } from './Bell.tsx';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  min-inline-size: 0;

  @media (min-width: 64rem) {
    gap: ${token('space.2')};
  }
`;

/** The parts that give way to the menu on narrow windows. */
const Wide = styled.div`
  display: none;

  @media (min-width: 64rem) {
    display: flex;
    gap: ${token('space.2')};
  }
`;

const Shortcut = styled(Button)`
  white-space: nowrap;
`;

/** The account of who is signed in [2.22]. */
export default function Member(props: Props) {
  const t = useMessages();
  const shortcuts = useMenu(props.shortcuts).filter(({ pending }) => !pending);
  return (
    <Row>
      {shortcuts.length > 0 && (
        <Wide>
          {shortcuts.map(({ id, label, icon, to }, index) => (
            <Shortcut key={id} as={LinkTo} $tone={index === 0 ? 'primary' : 'secondary'} to={to}>
              {icon && <Icon name={icon} />}
              <span>{t(label)}</span>
            </Shortcut>
          ))}
        </Wide>
      )}
      <Balance points={props.points} wallet={props.wallet} />
      <Wide>{props.notices && <Bell item={props.notices} />}</Wide>
      <AccountMenu {...props} />
    </Row>
  );
}
