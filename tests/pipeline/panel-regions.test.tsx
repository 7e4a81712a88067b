// @vitest-environment jsdom
import { resolve } from 'node:path';
import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, member, tenant } from '@liveryjs/client/testing';
import type { CompiledMessages } from '@liveryjs/engine/i18n/create-portal-intl';
import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { PanelHost } from '@liveryjs/engine/render/panel-host';
import type { Panel } from '@liveryjs/schemas/brand';
import { contractAnswers } from '@liveryjs/stories/platform/answers/contracts';
import { depositAnswers } from '@liveryjs/stories/platform/answers/deposits';
import { limitAnswers } from '@liveryjs/stories/platform/answers/limits';
import { memberAnswers } from '@liveryjs/stories/platform/answers/member';
import { newsAnswers } from '@liveryjs/stories/platform/answers/news';
import { profileAnswers } from '@liveryjs/stories/platform/answers/profile';
import { recordAnswers } from '@liveryjs/stories/platform/answers/records';
import { rewardAnswers } from '@liveryjs/stories/platform/answers/rewards';
import { teamAnswers } from '@liveryjs/stories/platform/answers/team';
import { walletAnswers } from '@liveryjs/stories/platform/answers/wallets';
import { withdrawalAnswers } from '@liveryjs/stories/platform/answers/withdrawals';
import { type Answers, failing, Outcome, respond } from '@liveryjs/stories/platform/outcomes';
import { logins } from '@liveryjs/stories/platform/story-session';
import { nameOf } from '@liveryjs/stories/platform/stub-platform';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { widgetsIn } from '#tests/harness/brand-widgets.ts';

const answers: Answers = {
  ...contractAnswers,
  ...depositAnswers,
  ...limitAnswers,
  ...memberAnswers,
  ...newsAnswers,
  ...profileAnswers,
  ...recordAnswers,
  ...rewardAnswers,
  ...teamAnswers,
  ...walletAnswers,
  ...withdrawalAnswers,
};
const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const brands = listBrands(workspace).flatMap((id) => {
  const { brand, messages } = loadBrand(workspace, id);
  const words = messages?.compiled[brand?.languages.default ?? ''] ?? {};
  return brand ? [[id, brand, words as CompiledMessages] as const] : [];
});

beforeAll(() => {
  connection.cipher = ciphers.none;
  startSession(loginResult({ token: logins.agent.token, member: member({ toUpline: true }) }));
});
beforeEach(() => {
  stubWindow();
  vi.stubGlobal('fetch', answerOf);
});
afterEach(cleanup);
afterAll(() => endSession(tenant));

async function answerOf(url: string, { method = 'GET', headers }: RequestInit): Promise<Response> {
  const { pathname: path, searchParams: query } = new URL(url, location.href);
  const name = nameOf(method, path);
  const given: unknown = Object.entries(answers).find(([key]) => key === name)?.[1];
  const call = { name, path, query, headers: new Headers(headers), body: undefined };
  const answer = typeof given === 'function' ? await given(call) : given;
  const outcome = given === undefined ? failing(404) : answer;
  if (!(outcome instanceof Outcome)) return respond(200, { success: true, value: outcome });
  return outcome.end === 'never' ? new Promise(() => {}) : outcome.end();
}

/** Regions that show, with the names that a screen reader says. */
function namedRegions(): [name: string, region: HTMLElement][] {
  const regions: [string, HTMLElement][] = [];
  screen.queryAllByRole('region', {
    name: (name, region) => regions.push([name, region as HTMLElement]) > 0,
  });
  return regions;
}

test.each(brands)(
  'no page of a panel of %s has a region in one of the same name',
  async (_, brand, messages) => {
    const pages = Object.values(brand.panels).flatMap((panel) => panel.pages);
    const problems: string[] = [];
    for (const { when: _, ...page } of pages) {
      const panel: Panel = {
        title: 'panel.memberCentre',
        layout: 'drawer',
        default: page.id,
        otherwise: [],
        pages: [page],
      };
      const app = testApp({
        brand: { ...brand, panels: { centre: panel } },
        messages,
        widgets: await widgetsIn(workspace, page.main),
      });
      render(
        <TestPortal app={app} path={`/?centre=${page.id}`}>
          <PanelHost />
        </TestPortal>,
      );
      await waitFor(() =>
        expect([page.id, document.querySelectorAll('[aria-busy="true"]').length]).toEqual([page.id, 0]),
      );
      // A part that failed would have no regions to find.
      problems.push(...screen.queryAllByRole('alert').map(({ textContent }) => `${page.id}: ${textContent}`));
      for (const [name, region] of namedRegions())
        if (within(region).queryByRole('region', { name })) problems.push(`${page.id}: ${name}`);
      cleanup();
    }
    expect(problems).toEqual([]);
  },
);
