import { bannerAnswers } from './answers/banners.ts';
import { contractAnswers } from './answers/contracts.ts';
import { depositAnswers } from './answers/deposits.ts';
import { gameAnswers } from './answers/games.ts';
import { limitAnswers } from './answers/limits.ts';
import { liveAnswers } from './answers/live.ts';
import { lotteryAnswers } from './answers/lottery.ts';
import { memberAnswers } from './answers/member.ts';
import { newsAnswers } from './answers/news.ts';
import { pointsAnswers } from './answers/points.ts';
import { profileAnswers } from './answers/profile.ts';
import { recordAnswers } from './answers/records.ts';
import { registrationAnswers } from './answers/registration.ts';
import { rewardAnswers } from './answers/rewards.ts';
import { sessionAnswers } from './answers/session.ts';
import { siteAnswers } from './answers/site.ts';
import { supportAnswers } from './answers/support.ts';
import { teamAnswers } from './answers/team.ts';
import { walletAnswers } from './answers/wallets.ts';
import { withdrawalAnswers } from './answers/withdrawals.ts';
import type { Answers } from './outcomes.ts';

/** The default answers of a story's platform. */
export const defaultAnswers: Answers = {
  ...siteAnswers,
  ...bannerAnswers,
  ...depositAnswers,
  ...contractAnswers,
  ...gameAnswers,
  ...limitAnswers,
  ...liveAnswers,
  ...lotteryAnswers,
  ...newsAnswers,
  ...pointsAnswers,
  ...profileAnswers,
  ...sessionAnswers,
  ...registrationAnswers,
  ...memberAnswers,
  ...recordAnswers,
  ...rewardAnswers,
  ...supportAnswers,
  ...teamAnswers,
  ...walletAnswers,
  ...withdrawalAnswers,
};
