import { Icon, LinkTo, Tip, token, useMenu, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { useLinkName } from '@liveryjs/parts/use-link-name';
import type { Menu } from '@liveryjs/schemas/brand';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

const Round = styled(LinkTo)`
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  border: 1px solid ${token('color.footer.border')};
  border-radius: ${token('radius.full')};
  color: ${token('color.footer.link')};
  font-size: ${token('font.size.md')};
  transition: color ${token('motion.duration.fast')}, border-color ${token('motion.duration.fast')};

  &:hover {
    border-color: currentColor;
    color: ${token('color.footer.heading')};
  }
`;

/** The brand elsewhere: an icon where the site has the resource [1.11]. */
export function Social({ items }: { items: Menu }) {
  const t = useMessages();
  const nameOf = useLinkName();
  const shown = useMenu(items).filter(({ pending }) => !pending);
  if (shown.length === 0) return null;
  return (
    <List aria-label={t('footer.social')}>
      {shown.map(({ id, icon = 'arrow-end', to, ...entry }) => (
        <li key={id}>
          <Tip text={nameOf({ ...entry, to })} side="above">
            <Round to={to}>
              <Icon name={icon} />
              <VisuallyHidden>{nameOf({ ...entry, to })}</VisuallyHidden>
            </Round>
          </Tip>
        </li>
      ))}
    </List>
  );
}
