import { EmptyState, token, useMessages } from '@liveryjs/engine/kit';
import type { TeamLinkList } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { LinkCard } from './LinkCard.tsx';
import { MakeLink } from './MakeLink.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${token('space.3')};
`;

/** The links by which accounts register below the agent, and a form for another. */
export function Links({ links: { list, ownRate } }: { links: TeamLinkList }) {
  const t = useMessages();
  return (
    <>
      <MakeLink ownRate={ownRate} />
      {list.length === 0 ? (
        <EmptyState picture="link">{t('registerCentre.noLinks')}</EmptyState>
      ) : (
        <List aria-label={t('registerCentre.links')}>
          {list.map((link) => (
            <LinkCard key={link.code} link={link} />
          ))}
        </List>
      )}
    </>
  );
}
