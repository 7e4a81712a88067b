import { instantOf, isTimeZone } from '@liveryjs/compiler/manifest/instants';
import { isMoment } from '@liveryjs/compiler/manifest/moment';
import type { Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import type { Guise, ToStudio } from '@liveryjs/studio/bridge';
import type { FramedPortal, Guises, PageContext, PlatformSide } from './framed-portal.ts';

/** Name of the platform's report on itself among the answers that a page keeps. */
const STATUS = 'livery:status';

const PLAIN: Guise = { switched: [] };

/** The page as somebody else would see it, at another time, or with other things switched on. */
export interface PageGuise {
  /** A side of the platform that answers as the guise says. */
  around(side: PlatformSide): PlatformSide;
  take(guise: Guise): void;
  /** Tells the studio the facts of the page, also those that it has been told before. */
  tellFacts(): void;
}

/**
 * @param load fetches the ways of these portals to be seen as by somebody else; undefined where there are none
 * @param tell sends a message to the studio
 */
export function createGuise(load: FramedPortal['guises'], tell: (message: ToStudio) => void): PageGuise {
  let guise = PLAIN;
  let running: { readonly context: PageContext; readonly side: PlatformSide } | undefined;
  let guises: Guises | undefined;
  let facts: Facts = {};
  let told = '';
  let isTelling = false;
  let isEntering = false;
  /** True when somebody has used the portal itself since the studio chose an audience. */
  let isUsed = false;
  let endWatching = () => {};
  const listeners = new Set<() => void>();

  const off = (kind: 'features' | 'vendors') =>
    guise.switched.filter((each) => each.kind === kind && !each.isOn).map(({ name }) => name);
  const withFeatures = (given: Facts): Facts => {
    if (given.features === undefined) return given;
    const on = guise.switched.filter(({ kind, isOn }) => kind === 'features' && isOn).map(({ name }) => name);
    const without = off('features');
    const features = [...new Set([...given.features, ...on])].filter((name) => !without.includes(name));
    return { ...given, features };
  };

  const tellFacts = () => {
    const names = guises?.vendors() ?? [];
    told = JSON.stringify([facts, names]);
    const kinds = Object.entries(facts).flatMap(([kind, each]) => (each ? [{ kind, names: each }] : []));
    tell({ kind: 'facts', facts: kinds, vendors: names });
  };
  /** Facts are asked for by each part of a page: they are told once for all of them, where they are others than before. */
  const noteFacts = (next: Facts) => {
    facts = next;
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      if (JSON.stringify([facts, guises?.vendors() ?? []]) !== told) tellFacts();
    });
  };

  const audienceNow = () => running?.side.facts(running.context.brand).audience?.[0];
  /** Has the page be of the audience that the studio has chosen last. */
  const settle = async (): Promise<void> => {
    if (isEntering || guises === undefined) return;
    isEntering = true;
    try {
      while (running && guise.audience !== undefined && guise.audience !== audienceNow()) {
        const { audience } = guise;
        await guises.enter(audience, running.context);
        // A portal that makes another visitor of it would be asked for ever.
        if (guise.audience === audience && audienceNow() !== audience)
          throw new Error(`The portal did not become that of the audience ${JSON.stringify(audience)}.`);
      }
    } catch (error) {
      const sentence = `The portal cannot be shown as to ${guise.audience}: ${(error as Error).message}`;
      tell({ kind: 'error', sentence });
      follow();
    } finally {
      isEntering = false;
    }
  };
  /** Takes over who the portal is seen by, where somebody has logged in or out there. */
  const follow = () => {
    const audience = audienceNow();
    if (guise.audience === undefined || audience === undefined || audience === guise.audience) return;
    guise = { ...guise, audience };
    tell({ kind: 'audience', audience });
  };
  const hear = () => {
    if (isEntering) return;
    if (isUsed) follow();
    else void settle();
  };

  const noteUse = () => {
    isUsed = true;
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, noteUse, true);
  void load()?.then((ways) => {
    guises = ways;
    void settle();
  });

  return {
    tellFacts,
    around: (side) => ({
      ...side,
      start(context) {
        running = { context, side };
        side.start(context);
        endWatching();
        endWatching = side.watch(hear);
        void settle();
      },
      derive(brand, given) {
        const codes = off('vendors');
        const offered =
          guises === undefined || codes.length === 0 ? brand : guises.withoutVendors(brand, codes);
        const switched = withFeatures(given);
        const derived = side.derive?.(offered, switched) ?? switched;
        noteFacts(derived);
        return derived;
      },
      watch(listener) {
        listeners.add(listener);
        const end = side.watch(listener);
        return () => {
          listeners.delete(listener);
          end();
        };
      },
      async loadStatus(signal) {
        const report = await side.loadStatus(signal);
        return guise.status === undefined ? report : { ...report, status: guise.status };
      },
    }),
    take(next) {
      const before = guise;
      guise = next;
      isUsed = false;
      setClock(next.moment);
      if (before.status !== next.status) running?.context.answers.renew([STATUS]);
      for (const listener of listeners) listener();
      void settle();
    },
  };
}

/** Sets the clock that conditions are held against. */
function setClock(moment: Guise['moment']): void {
  const { dataset } = document.documentElement;
  const isSet = moment !== undefined && isMoment(moment.at) && isTimeZone(moment.timeZone);
  if (isSet) dataset.clock = String(instantOf(moment.at, moment.timeZone) - Date.now());
  else delete dataset.clock;
}
