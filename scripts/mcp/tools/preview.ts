import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import { inLanguage } from '@liveryjs/compiler/plain/language-path';
import { Failure } from '@liveryjs/workspace/failure';
import { loadBrand } from '@liveryjs/workspace/open';
import { z } from 'zod';
import { brandNamed, filesOfSet } from '#scripts/mcp/names.ts';
import type { Portals as RunningPortals } from '#scripts/mcp/portals.ts';
import { addTool, type Tools, withPicture } from '#scripts/mcp/tool.ts';

/** The pictures that a server takes of pages. */
export type Portals = Pick<RunningPortals, 'look'>;

/** Adds the tool that shows a page as visitors see it. */
export function addPreview(tools: Tools, portals: Portals): void {
  const { live } = tools;
  addTool(
    tools,
    'preview',
    {
      description:
        'A picture of a page (PNG), as saved or with a change set. The first one takes a while: the portals are started.',
      input: {
        brand: z.string().describe('Id of a brand'),
        address: z.string().startsWith('/').default('/').describe('Of the page: /rng'),
        as: z.string().optional().describe('An account of the sandbox, such as mai. Default: a visitor'),
        language: z.string().optional().describe('Code of a language'),
        mode: z.string().optional(),
        width: z.number().int().min(240).max(3840).default(1280),
        height: z.number().int().min(240).max(4000).default(900),
        change: z.string().optional().describe('Name of a change set that is laid over the files'),
      },
      output: {
        url: z.string(),
        title: z.string(),
        problems: z.array(z.string()).describe('Errors of the page’s scripts'),
      },
    },
    async ({ brand, as: account, ...look }, workspace) => {
      const id = brandNamed(workspace, brand);
      const { address, language, mode } = await live.over(filesOfSet(workspace, look.change), () => {
        const { brand: resolved } = loadBrand(live.workspace, id);
        if (resolved === undefined)
          throw new Failure(`${id} has errors, or is only extended, so it has no pages. Call check.`);
        const { languages, theme } = resolved;
        const codes = languages.supported.map(({ code }) => code);
        const modes = theme.modes.map((each) => each.id);
        return {
          address: inLanguage(languages, look.language ?? languages.default, look.address),
          language: among('language', look.language, codes),
          mode: among('mode', look.mode, modes),
        };
      });
      const options = { ...look, brand: id, account, address, language, mode };
      const { png, url, title, problems } = await portals.look(options);
      const image = { data: png.toString('base64'), mimeType: 'image/png' };
      return withPicture({ url, title, problems: [...problems] }, image);
    },
  );
}

/** A name that a brand has. @throws Failure for another one */
function among(kind: string, name: string | undefined, names: readonly string[]): string | undefined {
  if (name === undefined || names.includes(name)) return name;
  throw new Failure(
    `There is no ${kind} ${JSON.stringify(name)}. ${didYouMean(nearest(name, names), names)}`,
  );
}
