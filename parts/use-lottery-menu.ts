import { withoutVendors } from '@liveryjs/client/lottery/choose-game';
import { type Resource, useLanguages } from '@liveryjs/engine/kit';
import { getLotteryMenu } from '@liveryjs/schemas/calls/lottery';
import type { LotteryMenuResponse } from '@liveryjs/schemas/platform';
import { useMemo } from 'react';
import { useCall } from './use-call.ts';
import { useNotOffered } from './use-not-offered.ts';

interface LotteryMenu extends Resource<LotteryMenuResponse> {
  /** Those of all vendors, whether or not the visitor is offered them. */
  readonly all: LotteryMenuResponse | undefined;
}

/** The lotteries that there are, in the visitor's language: those of vendors that the visitor is offered. */
export function useLotteryMenu(): LotteryMenu {
  const { current: language } = useLanguages();
  const notOffered = useNotOffered();
  const { data, ...rest } = useCall(getLotteryMenu, { language: language.code }, { keep: true });
  const offered = useMemo(() => data && withoutVendors(data, notOffered), [data, notOffered]);
  return { ...rest, data: offered, all: data };
}
