import { token, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { MemberSheet } from './MemberSheet.tsx';
import { TeamList } from './TeamList.tsx';
import type { Props } from './team-members.props.ts';
import { useTeamAddress } from './use-team-address.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  container-type: inline-size;

  &:focus {
    outline: none;
  }
`;

/** Everybody below an agent: the page teamManagement of the agent centre [2.36]. */
export default function TeamMembers({ props: { pageSize, transfer } }: WidgetProps<Props>) {
  const t = useMessages();
  const { place, go } = useTeamAddress();
  const frame = useRef<HTMLElement>(null);
  const { upline, who, search } = place;
  const where = JSON.stringify([upline, who, search]);
  const before = useRef(where);
  // The pressed control is gone, and the keyboard goes on from the top.
  useEffect(() => {
    if (before.current !== where) frame.current?.focus({ preventScroll: true });
    before.current = where;
  }, [where]);
  return (
    <Frame ref={frame} tabIndex={-1} aria-label={t('teamMembers.label')}>
      {who === undefined ? (
        <TeamList place={place} go={go} pageSize={pageSize} />
      ) : (
        <MemberSheet key={who} username={who} withTransfer={transfer} go={go} />
      )}
    </Frame>
  );
}
