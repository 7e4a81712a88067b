import { Icon, LinkTo, Skeleton, token, useMenu, useMessages } from '@liveryjs/engine/kit';
import { usePromotions } from '@liveryjs/parts/use-promotions';
import type { LinkTarget } from '@liveryjs/schemas/brand';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Item } from './item.ts';
import type { SideMenuPromotions } from './side-menu.props.ts';

const Sign = styled(Icon)`
  margin-inline-start: auto;

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`;

/** Hangs on a line below the icon of what unfolds it. */
const List = styled.ul`
  && {
    gap: 0;
    margin-inline-start: calc(${token('space.3')} + 0.625em);
    padding-block: ${token('space.1')} ${token('space.2')};
    padding-inline: ${token('space.2')} 0;
    border-inline-start: 1px solid ${token('color.sideMenu.border')};
  }

  font: ${token('typography.small')};

  @media (prefers-reduced-motion: no-preference) {
    transition: opacity ${token('motion.duration.normal')}, translate ${token('motion.duration.normal')};

    @starting-style {
      opacity: 0;
      translate: 0 calc(-1 * ${token('space.1')});
    }
  }
`;

const Offer = styled(Item)`
  color: ${token('color.sideMenu.text')};
  font-weight: ${token('font.weight.regular')};

  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const All = styled(Item)`
  gap: ${token('space.2')};
  color: ${token('color.text.link')};
  font-weight: ${token('font.weight.semibold')};

  svg {
    color: inherit;
  }
`;

const Note = styled.li`
  padding: ${token('space.2')} ${token('space.3')};
  color: ${token('color.text.muted')};
`;

const Places = styled(Skeleton)<{ $count: number }>`
  block-size: calc(${({ $count }) => $count} * ${token('size.control.md')});
  margin: ${token('space.1')} ${token('space.3')};
`;

/** The promotions that run now, below a line that unfolds them, and the way to all [2.24]. */
export function Promotions({ label, icon, count, open: openAtFirst, all }: SideMenuPromotions) {
  const t = useMessages();
  const [open, setOpen] = useState(openAtFirst);
  const list = useId();
  const [way] = useMenu([all]);
  if (!way) return null;
  return (
    <li>
      <Item
        as="button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen((was) => !was)}
      >
        {icon && <Icon name={icon} />}
        <span>{t(label)}</span>
        <Sign name="chevron-down" />
      </Item>
      {open && (
        <List id={list}>
          <Offers count={count} to={all.to} />
          <li>
            <All as={LinkTo} to={all.to}>
              <span>{t(all.label)}</span>
              <Icon name="arrow-end" />
            </All>
          </li>
        </List>
      )}
    </li>
  );
}

function Offers({ count, to }: { count: number; to: LinkTarget }) {
  const t = useMessages();
  const promotions = usePromotions();
  if (promotions.failure && !promotions.data) {
    return (
      <Note>
        <span role="alert">{t(promotions.failure)}</span>
        <Item as="button" type="button" onClick={promotions.retry}>
          <Icon name="refresh" />
          <span>{t('engine.retry')}</span>
        </Item>
      </Note>
    );
  }
  if (!promotions.data) return <Places as="li" $count={count} />;
  if (promotions.data.length === 0) return <Note>{t('sideMenu.noPromotions')}</Note>;
  return promotions.data.slice(0, count).map(({ id, title }) => (
    <li key={id}>
      <Offer as={LinkTo} to={{ ...to, hash: String(id) }}>
        <span>
          <bdi>{title}</bdi>
        </span>
      </Offer>
    </li>
  ));
}
