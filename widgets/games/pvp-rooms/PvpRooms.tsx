import { roomsOf } from '@liveryjs/client/games/launch/offer-rooms';
import { openGame } from '@liveryjs/client/games/launch/open-game';
import { play } from '@liveryjs/client/games/launch/play';
import { squareImageUrl } from '@liveryjs/client/image-url';
import { portalSections } from '@liveryjs/client/portal-sections';
import { siteAmount } from '@liveryjs/client/wallet/site-amount';
import {
  Button,
  Choices,
  Empty,
  Failure,
  Icon,
  Skeleton,
  useActionContext,
  useBrand,
  useIntl,
  useLanguages,
  useMessages,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getRoomList } from '@liveryjs/schemas/calls/games';
import type { Room } from '@liveryjs/schemas/platform';
import { useSnapshot } from 'valtio/react';

/** The rooms of the game that was chosen, to join one of [4.13]. */
export default function PvpRooms() {
  const t = useMessages();
  const context = useActionContext();
  const { offered, rooms } = useSnapshot(play);
  const { code: language } = useLanguages().current;
  const roomList = useCall(getRoomList, offered && !rooms ? roomsOf(offered, language) : null);
  const { failure, retry } = roomList;
  const data = rooms ?? roomList.data;
  const choice = useChoice();
  if (!offered || data?.length === 0) {
    return (
      <Empty>
        <Icon name="users" />
        <p>{t('pvpRooms.empty')}</p>
        {offered && (
          <Button type="button" $tone="primary" onClick={() => void openGame(context, offered)}>
            {t('pvpRooms.play')}
          </Button>
        )}
      </Empty>
    );
  }
  // Rooms that show stay when only their renewal fails.
  if (!data) return failure ? <Failure messageKey={failure} onRetry={retry} /> : <Skeleton />;
  return (
    <Choices
      label={t('pvpRooms.list')}
      icon="arrow-end"
      choices={data.map(choice)}
      onChoose={({ room: { roomId, nodeId, vassalage, gameName } }) =>
        openGame(context, { ...offered, vassalage, nodeId, roomId, name: gameName })
      }
    />
  );
}

/** Returns the function that turns a room into a choice. */
function useChoice() {
  const t = useMessages();
  const { locale } = useIntl();
  const { tenant } = portalSections(useBrand());
  const amount = (value: number) => siteAmount(value, locale, tenant);
  return (room: Room) => {
    const { roomId, icon, gameName, roomName, minBet, maxBet, players, seats } = room;
    const stakes = { min: amount(minBet), max: amount(maxBet) };
    return {
      id: roomId,
      picture: squareImageUrl(icon),
      title: t('pvpRooms.room', { game: gameName, room: roomName }),
      detail: t('pvpRooms.seats', { ...stakes, players, seats }),
      room,
    };
  };
}
