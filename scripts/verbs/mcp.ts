import { once } from 'node:events';
import { catchConsole } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import { workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const mcpVerb: Verb = (program, { note, signal }, finish) => {
  program
    .command('mcp')
    .description(
      'Answer a software agent over the Model Context Protocol: it looks at brands, and changes them after a dry run. Agents start it by themselves.',
    )
    .addHelpText('after', examples('livery mcp', 'livery --root portals mcp'))
    .action(async (_options: object, command: Command) => {
      const folders = foldersOf(command);
      // Standard output belongs to the protocol.
      catchConsole({ out: note, note });
      await workspaceOf(command, folders);
      const [{ agentServer }, { LiveWorkspace }, { Portals }, { StdioServerTransport }] = await Promise.all([
        import('#scripts/mcp/agent-server.ts'),
        import('@liveryjs/workspace/live/live-workspace'),
        import('#scripts/mcp/portals.ts'),
        import('@modelcontextprotocol/sdk/server/stdio.js'),
      ]);
      const portals = new Portals(folders);
      const server = agentServer(await LiveWorkspace.open(folders), portals);
      await server.connect(new StdioServerTransport());
      await Promise.race([once(process.stdin, 'close'), once(signal, 'abort')]);
      await Promise.all([server.close(), portals.close()]);
      finish(exitCodes.ok);
    });
};
