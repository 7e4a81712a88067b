import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { build } from 'vite';

const here = import.meta.dirname;
const read = (path: string) => readFileSync(resolve(here, path), 'utf8');

interface Manifest {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly publisher: string;
  readonly categories: readonly string[];
  readonly keywords: readonly string[];
  readonly engines: { readonly vscode: string };
}

/**
 * Packs the extension, with all code that it needs in one file. The same sources give the same bytes.
 *
 * @param into gets `livery-<version>.vsix`
 * @returns the path of that file
 */
export async function packExtension(into: string): Promise<string> {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  const manifest = JSON.parse(read('extension/manifest.json')) as Manifest;
  const files = {
    '[Content_Types].xml': TYPES,
    'extension.vsixmanifest': about(manifest, version),
    'extension/package.json': `${JSON.stringify({ ...manifest, version }, null, 2)}\n`,
    'extension/readme.md': read('extension/readme.md'),
    'extension/LICENSE.txt': read('../../LICENSE'),
    'extension/extension.cjs': await bundled(),
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    { level: 9, mtime: new Date(1980, 0, 1) },
  );
  const path = join(into, `${manifest.name}-${version}.vsix`);
  mkdirSync(into, { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

/** The code of the extension as VS Code loads it: CommonJS, in which `vscode` is the editor's own. */
async function bundled(): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-vscode-'));
  try {
    await build({
      root: here,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: resolve(here, 'extension/extension.ts'),
        outDir: scratch,
        target: 'node20',
        minify: true,
        rollupOptions: {
          external: ['vscode'],
          output: { format: 'cjs', entryFileNames: 'extension.cjs' },
        },
      },
    });
    return readFileSync(join(scratch, 'extension.cjs'), 'utf8');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const TYPES = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".cjs" ContentType="application/javascript"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`;

/** The file that a gallery and the editor read before they unpack. */
function about(manifest: Manifest, version: string): string {
  const { name, displayName, description, publisher, categories, keywords, engines } = manifest;
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Tags>${keywords.join(',')}</Tags>
    <Categories>${categories.join(',')}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/readme.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}
