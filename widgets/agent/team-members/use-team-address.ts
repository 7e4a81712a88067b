import { useAddress } from '@liveryjs/engine/kit';
import { useEffect, useRef } from 'react';
import { readTeamAddress, type TeamPlace, writeTeamAddress } from './team-members.model.ts';

interface TeamAddress {
  readonly place: TeamPlace;
  /** Goes somewhere else in the team: back to the first page, unless that is what changes. */
  readonly go: (change: Partial<TeamPlace>) => void;
}

/** Where in the team an agent looks, in the address: what one can step back through. It leaves it when the list does. */
export function useTeamAddress(): TeamAddress {
  const [query, set] = useAddress();
  const place = readTeamAddress(query);
  const leave = useRef(() => {});
  leave.current = () => {
    const names = Object.keys(writeTeamAddress({}));
    const here = new URLSearchParams(window.location.search);
    if (names.some((name) => here.has(name))) set(writeTeamAddress({}), true);
  };
  useEffect(() => () => leave.current(), []);
  return {
    place,
    go: (change) => set(writeTeamAddress({ ...place, page: 1, ...change })),
  };
}
