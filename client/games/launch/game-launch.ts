import type { Game, Identifier } from '@liveryjs/schemas/platform';

/** The target of a launch: a game, a room of one, or a vendor whose games are to be chosen from (section 3). */
export interface GameLaunch {
  /** Code of the vendor. */
  readonly vassalage: string;
  /** The category that the platform lists it in. */
  readonly gameType: Game['gameType'];
  /** Number of the game; undefined for a vendor. */
  readonly nodeId?: Identifier;
  /** Code of a lottery. */
  readonly gameCode?: string;
  /** Code of the play type that a lottery opens with. */
  readonly defaultPlayType?: string;
  /** A room to join, of a game that is played in rooms. */
  readonly roomId?: string;
  /** The kind of account that it is played with, where that is not the vendor's own. */
  readonly accountTypeName?: string;
  /** VASSALAGE: not a game but a vendor, whose games are to be chosen from. */
  readonly isGame?: 'VASSALAGE';
  /** The name that visitors call it by. */
  readonly name?: string;
}

/** Returns the launch that a press on a game's card starts: that game, of lotteries that lottery. */
export function launchOf({ vassalage, gameType, nodeId, gameCode, gameName }: Game): GameLaunch {
  return { vassalage, gameType, nodeId, ...(gameCode !== undefined && { gameCode }), name: gameName };
}
