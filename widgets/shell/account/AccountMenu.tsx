import { session } from '@liveryjs/client/session/session';
import {
  Button,
  Icon,
  LinkTo,
  menuRow,
  token,
  useMenu,
  useMessages,
  VisuallyHidden,
} from '@liveryjs/engine/kit';
import { useMemberPicture } from '@liveryjs/parts/use-member-picture';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { Avatar } from './Avatar.tsx';
import type { Props } from './account.props.ts';
import { Balance } from './Balance.tsx';
import { Count } from './Count.tsx';
import { moveFocus } from './move-focus.ts';
import { useUnread } from './use-unread.ts';

const SMALL = 40;
const LARGE = 56;

const Opener = styled.button`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${token('space.1')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.full')};
  background: none;
  color: ${token('color.header.secondary')};
  anchor-name: --livery-account;
  cursor: pointer;

  > svg {
    transition: rotate ${token('motion.duration.fast')};

    @media not all and (min-width: 64rem) {
      display: none;
    }
  }

  &:hover {
    color: ${token('color.header.text')};
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const Panel = styled.div`
  position: fixed;
  inset-block: ${token('size.header')} auto;
  inset-inline: auto ${token('size.gutter')};
  box-sizing: border-box;
  inline-size: min(20rem, 100vw - 2 * ${token('space.3')});
  max-block-size: calc(100dvh - ${token('size.header')} - ${token('space.4')});
  margin: ${token('space.2')} 0;
  padding: 0;
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.overlay')};
  color: ${token('color.text.primary')};
  box-shadow: ${token('shadow.xl')};
  overflow-y: auto;
  overscroll-behavior: contain;

  @supports (position-area: block-end span-inline-start) {
    inset: auto;
    position-area: block-end span-inline-start;
    position-anchor: --livery-account;
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: opacity ${token('motion.duration.fast')}, translate ${token('motion.duration.fast')};

    @starting-style {
      &:popover-open {
        opacity: 0;
        translate: 0 calc(-1 * ${token('space.2')});
      }
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border-block-end: 1px solid ${token('color.border.subtle')};

  > span:last-child {
    display: grid;
    min-inline-size: 0;
    gap: ${token('space.half')};
  }

  strong,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font: ${token('typography.subheading')};
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }
`;

const Rank = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  color: ${token('color.text.accent')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};
`;

/** The funds, which are in the bar on wide windows. */
const Funds = styled.div`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')} ${token('space.4')} 0;

  > div:last-child:not(:first-child) {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    gap: ${token('space.2')};

    /* Two buttons share the menu: a long word needs the room at its sides. */
    > * {
      gap: ${token('space.1')};
      padding-inline: ${token('space.1')};
    }
  }

  @media (min-width: 64rem) {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space.half')};
  margin: 0;
  padding: ${token('space.2')};

  @media (min-width: 64rem) {
    > [data-narrow] {
      display: none;
    }
  }
`;

const Item = styled(LinkTo)`
  ${menuRow}
  min-block-size: ${token('size.control.lg')};

  &:hover,
  &[aria-current] {
    background: ${token('color.action.quietHover')};
    color: ${token('color.text.primary')};
  }

  > [aria-hidden]:not(svg) {
    margin-inline-start: auto;
  }
`;

/** The picture of the account, and behind it who it is and where to go: a disclosure of links by the ARIA APG. */
export function AccountMenu({ menu, shortcuts: quick, notices, points }: Props) {
  const t = useMessages();
  const { account, nickname, member } = useSnapshot(session);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const unread = useUnread();
  const entries = useMenu(menu).filter(({ pending }) => !pending);
  const shortcuts = useMenu(quick).filter(({ pending }) => !pending);
  const [notice] = useMenu(notices ? [notices] : []);
  const name = nickname || account;
  const rank = member?.clubLabel;
  const picture = useMemberPicture();
  // Before what the entry opens: that gives the focus back to the picture.
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <Opener type="button" popoverTarget={id} aria-expanded={open} aria-controls={id}>
        <Avatar src={picture} rank={rank} size={SMALL} />
        <Icon name="chevron-down" />
        <VisuallyHidden>{t('account.menu', { name: name ?? '' })}</VisuallyHidden>
      </Opener>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={moveFocus}
      >
        <Head>
          <Avatar src={picture} rank={rank} size={LARGE} />
          <span>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {account !== name && (
              <small>
                <bdi>{account}</bdi>
              </small>
            )}
            {rank?.labelName && (
              <Rank>
                <Icon name="crown" />
                <bdi>{rank.labelName}</bdi>
              </Rank>
            )}
          </span>
        </Head>
        <Funds>
          <Balance points={points} wallet={undefined} whole />
          {shortcuts.length > 0 && (
            <div onClickCapture={close}>
              {shortcuts.map(({ id: key, label, icon, to }, index) => (
                <Button key={key} as={LinkTo} $tone={index === 0 ? 'primary' : 'secondary'} to={to}>
                  {icon && <Icon name={icon} />}
                  <span>{t(label)}</span>
                </Button>
              ))}
            </div>
          )}
        </Funds>
        <List onClickCapture={close}>
          {notice && unread !== undefined && (
            <li data-narrow="">
              <Item to={notice.to}>
                <Icon name={notice.icon ?? 'bell'} />
                {t(notice.label)}
                <Count value={unread} />
              </Item>
            </li>
          )}
          {entries.map(({ id: key, label, icon, to }) => (
            <li key={key}>
              <Item to={to}>
                {icon && <Icon name={icon} />}
                <span>{t(label)}</span>
              </Item>
            </li>
          ))}
        </List>
      </Panel>
    </>
  );
}
