import { call } from '@liveryjs/client/calls/call';
import { answerContract } from '@liveryjs/client/contracts/answer-contract';
import { contractRefusals } from '@liveryjs/client/contracts/contract-refusals';
import { refusalKey } from '@liveryjs/client/session/refusal-key';
import { useActionContext, useIntl, useMessages, useNotify } from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import {
  getContractEndings,
  getContractSettlements,
  getContractTerms,
  getGivenContracts,
} from '@liveryjs/schemas/calls/contracts';
import type { Contract, Identifier } from '@liveryjs/schemas/platform';
import { useRef, useState } from 'react';
import { namesOf } from './contracts.model.ts';
import { useFigures } from './use-figures.ts';

export type AnswerKind = 'accept' | 'reject' | 'terminate' | 'takeBack';

const SENT = { accept: 'ACCEPT', reject: 'REJECT', terminate: 'TERMINATE', takeBack: 'TERMINATE' } as const;

/** Answers a contract, once the visitor has said yes to what comes of it, and has all that shows of it asked anew. */
export function useAnswer() {
  const context = useActionContext();
  const notify = useNotify();
  const reload = useContractReload();
  const listed = useListed();
  const [busy, setBusy] = useState<Identifier>();
  const working = useRef(false);

  const answer = async (kind: AnswerKind, { id, type, upline, downline }: Contract, isOwn: boolean) => {
    if (working.current) return;
    working.current = true;
    try {
      const sentAnswer = SENT[kind];
      const { list } =
        sentAnswer === 'REJECT'
          ? { list: [] }
          : await call(getContractEndings, { type, contractId: String(id), answer: sentAnswer });
      const sure = await context.confirm({
        title: `contracts.${kind}Title`,
        text: list.length > 0 ? `contracts.${kind}Ends` : `contracts.${kind}Sure`,
        values: {
          ...listed(list),
          who: isOwn ? (upline ?? '') : downline,
        },
        confirm: `contracts.${kind}`,
      });
      if (!sure) return;
      setBusy(id);
      await answerContract({ contractId: id, answer: sentAnswer, ends: list.map((ending) => ending.id) });
      notify(`contracts.${kind}Done`);
    } catch (error) {
      notify(refusalKey(error, contractRefusals) ?? 'engine.actionFailed', 'error');
    } finally {
      working.current = false;
      setBusy(undefined);
      reload();
    }
  };
  return { answer, busy };
}

/** Values for questions that name contracts. */
export function useListed() {
  const t = useMessages();
  const { locale } = useIntl();
  const { percent } = useFigures(undefined);
  return (contracts: readonly Contract[]) => {
    const { names, more } = namesOf(contracts, percent);
    const all = more === 0 ? names : [...names, t('contracts.more', { count: more })];
    return { count: contracts.length, list: new Intl.ListFormat(locale).format(all) };
  };
}

/** Has everything that shows of contracts asked for anew. */
export function useContractReload() {
  const reload = useReload();
  return () => {
    for (const changed of [getContractTerms, getGivenContracts, getContractSettlements]) reload(changed);
  };
}
