import { request } from '#platform/client/request.ts';
import type { AgentIncome, AgentIncomeRequest } from '#schemas/generated/platform.ts';

/** What an agent's contracts have brought by day, latest first [2.36]. */
export function getAgentIncome(params: AgentIncomeRequest, signal?: AbortSignal): Promise<AgentIncome> {
  return request('/wps/agent/income', { token: true, query: { ...params }, signal });
}

/** @param session number of the session that asks */
export function agentIncomeKey(session: number, params: AgentIncomeRequest) {
  return ['getAgentIncome', session, params] as const;
}
