import type { LinkTarget } from '@liveryjs/schemas/brand';
import { useMemo } from 'react';
import { ref, snapshot } from 'valtio/vanilla';
import { type App, useApp } from './app.ts';
import { openWindow } from './browser/open-window.ts';
import { keptAnswers } from './kept-answers.ts';
import { linkPath } from './link-path.ts';
import { notify } from './notices.tsx';
import type { ActionContext, Question } from './portal.ts';
import { closeSideMenu } from './region-toggle.tsx';
import { conditionHolds, factsOf } from './use-condition.ts';

/** Returns the context that a component hands to code that acts on the page from outside of components. */
export function useActionContext(): ActionContext {
  const app = useApp();
  return useMemo(() => createActionContext(() => app), [app]);
}

/** @param read the running portal, asked each time: its parts may have been replaced */
export function createActionContext(read: () => App): ActionContext {
  return {
    get brand() {
      return read().brand;
    },
    get facts() {
      const app = read();
      return factsOf(app, snapshot(app.state));
    },
    notify: (messageKey, tone) => notify(read(), messageKey, tone),
    confirm: (question) => ask(read(), question),
    open: (target, note, aim) => {
      if (aim) read().state.aim = aim;
      open(read(), target, note);
    },
    resumeAim: () => resumeAim(read()),
    close: () => closeAll(read()),
    interrupt: (modal, note) => interrupt(read(), modal, note),
    resume: () => read().state.interruption?.end(),
    navigate: (path) => read().router.navigate(path),
    get answers() {
      return keptAnswers(read());
    },
  };
}

/** Follows a link of the manifest. The modal that it opens may be opened once more by a step in the history. */
export function follow(app: App, target: LinkTarget): void {
  app.state.linked = target.modal;
  open(app, target);
}

/** Follows a link target: to a page, or by opening a modal or a panel, or with an action of the portal. */
export function open(app: App, target: LinkTarget, note?: string): void {
  const { modal, panel, page, action, resource } = target;
  const href = resource === undefined ? target.href : app.state.addresses?.[resource];
  closeSideMenu();
  if (target.route !== undefined) app.router.navigate(linkPath(app.brand, target));
  if (href !== undefined) void openWindow({ confirm: (question) => ask(app, question) }, { address: href });
  if (modal !== undefined) openModal(app, modal, note);
  if (panel !== undefined) openPanel(app, panel, page);
  if (action !== undefined) void runAction(app, action);
}

function openModal({ state }: App, modal: string, messageKey: string | undefined): void {
  if (state.interruption) state.interruption.modal = modal;
  else state.modal = modal;
  state.note = messageKey === undefined ? undefined : { modal, messageKey };
}

/** Closes the modals and the panel that are open. */
export function closeAll({ state, router }: Pick<App, 'state' | 'router'>): void {
  state.interruption?.end();
  state.modal = undefined;
  router.showPanel(undefined);
}

/** The aim waits until the page knows of the session that it needs. */
function resumeAim(app: App): boolean {
  const { aim } = app.state;
  if (!aim) return false;
  app.state.aim = undefined;
  closeAll(app);
  setTimeout(async () => {
    try {
      await aim();
    } catch (error) {
      console.error('[livery] What the visitor was about to do failed.', error);
      notify(app, 'engine.actionFailed', 'error');
    }
  });
  return true;
}

function interrupt(app: App, modal: string, note: string | undefined): Promise<void> {
  const { state } = app;
  state.interruption?.end();
  return new Promise((resolve) => {
    const end = () => {
      state.interruption = undefined;
      resolve();
    };
    state.interruption = { modal, end };
    openModal(app, modal, note);
  });
}

function openPanel(app: App, name: string, page: string | undefined): void {
  const { brand, portal, router, state } = app;
  const facts = factsOf(app, snapshot(state));
  const panel = brand.panels[name];
  if (!panel) return;
  if (conditionHolds(portal, panel.when, facts) !== false) {
    state.modal = undefined;
    router.showPanel({ name, page: page ?? panel.default });
    return;
  }
  const detour = panel.otherwise.find(({ when }) => conditionHolds(portal, when, facts));
  if (!detour) return;
  if (!state.signedIn) state.aim = () => router.showPanel({ name, page: page ?? panel.default });
  open(app, detour.to);
}

async function runAction(app: App, name: string): Promise<void> {
  const action = app.portal.actions[name];
  try {
    if (!action) throw new Error(`The portal has no action '${name}'.`);
    await action(createActionContext(() => app));
  } catch (error) {
    console.error(`[livery] The action '${name}' failed.`, error);
    notify(app, 'engine.actionFailed', 'error');
  }
}

let lastQuestion = 0;

function ask({ state }: App, question: Question): Promise<boolean> {
  state.question?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      state.question = undefined;
      resolve(yes);
    };
    lastQuestion += 1;
    state.question = ref({ id: lastQuestion, question, answer });
  });
}
