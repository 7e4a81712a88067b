import { contentType } from '@liveryjs/cli/serve/content-type';
import type { Plugin } from 'vite';

/** Files that stories ask for, by their path below the Storybook's address, without a slash in front. */
export type ServedFiles = ReadonlyMap<string, string | Uint8Array>;

/** Answers for files that stand nowhere: from memory while developing, as files of the built Storybook. */
export function servedFiles(files: ServedFiles): Plugin {
  return {
    name: 'livery:stories:files',
    configureServer(server) {
      server.middlewares.use(({ url = '/' }, response, next) => {
        const [path = ''] = url.slice(1).split('?');
        const content = files.get(decodeURI(path));
        if (content === undefined) return next();
        response
          .writeHead(200, { 'Content-Type': contentType(path), 'Cache-Control': 'no-store' })
          .end(content);
      });
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
