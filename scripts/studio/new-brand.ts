import { own, ownText, valueAt } from '@liveryjs/compiler/manifest';
import type { BrandWish, FieldNote, NewBrandView, PlannedBrand } from '@liveryjs/studio/api';
import { paletteFrom } from '@liveryjs/workspace/edits/palette';
import { saveFiles } from '@liveryjs/workspace/edits/save-files';
import { firstColor } from '@liveryjs/workspace/new-brand/brand-files';
import { type BrandPlan, planBrand } from '@liveryjs/workspace/new-brand/plan-brand';
import { languagesAt, questionsOf } from '@liveryjs/workspace/new-brand/questions';
import { listParents, loadBrand, type Workspace } from '@liveryjs/workspace/open';
import { listIn } from './views/shared.ts';

/** The brands that a new one may begin with, and what it has from one of them. @param from default: the first that is a portal */
export function newBrandView(workspace: Workspace, from?: string): NewBrandView {
  const manifests = listParents(workspace).map((id) => workspace.resolver.resolve(id));
  const parents = [
    ...manifests.filter(({ abstract }) => !abstract),
    ...manifests.filter(({ abstract }) => abstract),
  ].map(({ id, merged }) => ({ id, name: ownText(merged, 'name') ?? id }));
  const chosen = parents.find(({ id }) => id === from) ?? parents[0];
  if (chosen === undefined) return { parents, pages: 0, languages: [], hasMerchant: false };
  const parent = loadBrand(workspace, chosen.id);
  const { merged = null } = parent;
  const currency = valueAt(merged, '/tenant/currency/code');
  const color = firstColor(workspace, parent);
  const supported = listIn(own(merged, 'languages'), 'supported');
  return {
    parents,
    from: chosen.id,
    pages: listIn(merged, 'routes').length,
    languages: languagesAt(merged ?? undefined).map(({ code, locale }) => {
      const language = supported.find((each) => ownText(each, 'code') === code);
      return { code, label: ownText(language, 'label') ?? nameOf(locale) };
    }),
    ...(typeof currency === 'string' && { currency }),
    hasMerchant: questionsOf(workspace, parent, chosen.id).some(({ option }) => option === 'merchant'),
    ...(color !== undefined && { color }),
  };
}

function nameOf(locale: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}

/** All that a wish comes to. Nothing is written. */
export function plannedBrand(workspace: Workspace, wish: BrandWish): PlannedBrand {
  return viewOf(workspace, wish, planOf(workspace, wish));
}

/**
 * Writes a brand through the journal: all of it, or nothing where something is wrong.
 * @throws Failure where the system refuses to write, and where another process has taken the id meanwhile
 */
export function makeBrand(workspace: Workspace, wish: BrandWish): PlannedBrand {
  const plan = planOf(workspace, wish);
  if (plan.wrong.length === 0) saveFiles(workspace, `livery new ${wish.id} --from ${wish.from}`, plan.files);
  return viewOf(workspace, wish, plan);
}

function planOf(workspace: Workspace, { id, from, color, logo, ...answers }: BrandWish): BrandPlan {
  return planBrand(workspace, {
    id,
    from,
    answers,
    color,
    logo: logo && { name: logo.name, bytes: Buffer.from(logo.content, 'base64') },
  });
}

function viewOf(
  { brandsFolder }: Workspace,
  { id, color = '' }: BrandWish,
  { wrong, notes, left }: BrandPlan,
): PlannedBrand {
  return {
    wrong: wrong.map(noteOf),
    notes: notes.map(noteOf),
    left,
    folder: `${brandsFolder}/${id}`,
    palette: paletteFrom(color) ?? {},
  };
}

/** A note of a field, whose label says what a finding's path says. */
function noteOf({ field, sentence }: BrandPlan['wrong'][number]): FieldNote {
  const beside = sentence.replace(/^[\w.[\]]+: expected /, 'Expected ');
  return field === undefined ? { sentence } : { field, sentence: beside };
}
