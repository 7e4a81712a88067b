import { type Case, readCorpus } from './case.ts';
import type { Target } from './target.ts';
import {
  brand,
  brandTexts,
  brandTokens,
  child,
  groups,
  jurisdiction,
  manifest,
  pictures,
  portal,
  sections,
  widget,
} from './targets/brand.ts';
import { contents } from './targets/contents.ts';
import { faulty } from './targets/faulty.ts';
import { jobs } from './targets/jobs.ts';
import { answers, contract, judged, trial } from './targets/platform.ts';
import { pointers, releases, served } from './targets/releases.ts';
import { sharedBundles } from './targets/shared-bundles.ts';
import { textsCsv, textsJson, textsXliff } from './targets/texts.ts';
import { libraries, mapping } from './targets/tokens.ts';

/** Every reader of what comes from outside, by the name that the command takes. */
export const targets: Readonly<Record<string, Target>> = {
  'texts-csv': textsCsv,
  'texts-json': textsJson,
  'texts-xliff': textsXliff,
  tokens: libraries,
  mapping,
  releases,
  pointers,
  served,
  answers,
  judged,
  trial,
  contract,
  brand,
  manifest,
  child,
  'brand-tokens': brandTokens,
  'brand-texts': brandTexts,
  pictures,
  contents,
  widget,
  sections,
  portal,
  jurisdiction,
  groups,
  'shared-bundles': sharedBundles,
  jobs,
};

/** @returns a reader, or one with a fault by which the fuzz itself is tried; undefined where there is none of that name */
export function targetOf(name: string): Target | undefined {
  return targets[name] ?? faulty[name];
}

/** The cases that those of a target are made of: not those that failed once, so that equal seeds go on giving equal cases. */
export function seedsOf(name: string): readonly Case[] {
  const kept = readCorpus(name).filter((entry) => !entry.failed);
  return [...(targetOf(name)?.seeds() ?? []), ...kept.map(({ input }) => input)];
}
