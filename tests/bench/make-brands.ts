import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandFiles } from '@liveryjs/workspace/new-brand/brand-files';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/workspace/open';

/**
 * A folder of generated brands beside the project's abstract ones. They take turns in extending the project's
 * brands; each has a name, a colour, a mark and a domain of its own.
 *
 * @returns ids of the generated brands
 */
export function makeBrands(root: string, folder: string, count: number): string[] {
  const workspace = openWorkspace({ root });
  const parents = listBrands(workspace)
    .map((id) => loadBrand(workspace, id))
    .filter(({ brand }) => brand !== undefined);
  mkdirSync(folder, { recursive: true });
  for (const { name } of readdirSync(join(root, 'brands'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  ))
    symlinkSync(join(root, 'brands', name), join(folder, name), 'junction');
  return Array.from({ length: count }, (_, index) => {
    const id = `brand${String(index).padStart(4, '0')}`;
    const parent = parents[index % parents.length];
    if (!parent) throw new Error('The project has no brand that could be extended.');
    const files = new Map(brandFiles(workspace, parent, { id, name: `Brand ${index}` }));
    files.set('tokens.json', JSON.stringify(colourOf(index)));
    for (const [name, text] of files) {
      const file = join(folder, id, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return id;
  });
}

/** Colours that no other generated brand has. */
function colourOf(index: number) {
  const channel = (step: number) => ((index * step) % 160).toString(16).padStart(2, '0');
  const $value = `#${channel(37)}${channel(59)}${channel(83)}`;
  return { color: { $type: 'color', brand: { 500: { $value } } } };
}
