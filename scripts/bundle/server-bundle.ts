import type { CodeFolders } from '@liveryjs/workspace/open/packages';
import { SERVER_ID } from '#scripts/plugin/ids.ts';
import type { PortalFiles } from '#scripts/plugin/module-source.ts';
import { momentMarks } from '#scripts/plugin/moments.ts';
import { buildConfig, viteBuild } from './vite-build.ts';

/** Builds the renderer of a workspace as one file. @throws when a module does not parse or is missing */
export async function buildServer(input: {
  readonly root: string;
  readonly folders: CodeFolders;
  readonly components: Readonly<Record<string, string>>;
  readonly portal: PortalFiles;
}): Promise<string> {
  const config = buildConfig(input.root, input.folders, {
    components: () => input.components,
    portal: () => input.portal,
    brand: () => undefined,
    withoutParser: true,
  });
  const output = await viteBuild({
    ...config,
    plugins: [momentMarks(input.root, input.folders.all), ...(config.plugins ?? [])],
    // Packages go in as well: which React they get is then this build's choice, and no module is found twice.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: { server: SERVER_ID }, output: { codeSplitting: false } },
    },
  });
  const [chunk] = output.flatMap((item) => (item.type === 'chunk' ? [item] : []));
  if (!chunk) throw new Error('The build has no output.');
  return chunk.code;
}
