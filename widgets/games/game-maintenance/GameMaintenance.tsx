import { gameListParams } from '@liveryjs/client/games/game-list-params';
import { launchOf } from '@liveryjs/client/games/launch/game-launch';
import { play } from '@liveryjs/client/games/launch/play';
import { startGame } from '@liveryjs/client/games/launch/start-game';
import { squareImageUrl } from '@liveryjs/client/image-url';
import {
  Choices,
  Failure,
  Icon,
  Skeleton,
  token,
  useActionContext,
  useBrand,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useNotOffered } from '@liveryjs/parts/use-not-offered';
import { getGameList } from '@liveryjs/schemas/calls/games';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { suggest } from './game-maintenance.model.ts';
import type { Props } from './game-maintenance.props.ts';

/** Games to choose the suggestions from. */
const ASKED = 42;

const Box = styled.div`
  display: grid;
  gap: ${token('space.4')};

  > p {
    display: flex;
    gap: ${token('space.3')};
    margin: 0;

    svg {
      margin-block-start: 0.125em;
      color: ${token('color.warning.text')};
    }
  }

  h3 {
    margin: 0;
    font: ${token('typography.label')};
  }
`;

/** A game is under maintenance: others are suggested [8.03]. */
export default function GameMaintenance({ props: { count } }: WidgetProps<Props>) {
  const t = useMessages();
  const context = useActionContext();
  const { closed } = useSnapshot(play);
  const { code: language } = useLanguages().current;
  const brand = useBrand();
  const notOffered = useNotOffered();
  const terms = closed && {
    gameType: closed.gameType,
    sort: 'hot' as const,
    language,
    pageNo: 1,
    pageSize: ASKED,
  };
  const { data, failure, retry } = useCall(getGameList, terms ? gameListParams(terms, brand) : null);
  const offered = data?.games.filter(({ vassalage }) => !notOffered.includes(vassalage));
  const games = closed && offered && suggest(offered, closed, count);
  return (
    <Box>
      <p>
        <Icon name="warning" />
        {t('gameMaintenance.text', { name: closed?.name ?? t('gameMaintenance.thisGame') })}
      </p>
      {games ? (
        games.length > 0 && (
          <>
            <h3>{t('gameMaintenance.others')}</h3>
            <Choices
              label={t('gameMaintenance.others')}
              icon="play"
              choices={games.map((game) => ({
                id: game.nodeId,
                picture: squareImageUrl(game.icon),
                title: game.gameName,
                game,
              }))}
              onChoose={({ game }) => startGame(context, launchOf(game))}
            />
          </>
        )
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        closed && <Skeleton />
      )}
    </Box>
  );
}
