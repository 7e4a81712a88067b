import type { LiveWorkspace } from '@liveryjs/workspace/live/live-workspace';
import { version } from '@liveryjs/workspace/version';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { addResources } from './resources.ts';
import { addCatalogue } from './tools/catalogue.ts';
import { addChange } from './tools/change.ts';
import { addEdit } from './tools/edit.ts';
import { addLooks } from './tools/look.ts';
import { addPreview, type Portals } from './tools/preview.ts';

const INSTRUCTIONS = `Brands are folders with a manifest (brand.json), tokens, messages and contents; a brand has what the brand inherits that it extends.
Look first: workspace, check, explain, schema_at, widgets. Change by edit, which writes nothing, look at the lines, findings and reach that it gives, and call apply with its token.
For a change of several steps or for people to review: change_new, edit with change, change_show, change_apply.
A list may have several pages: call again with cursor as next says. Do not write the files of brands by other means.`;

/** The server of one agent. It answers when it is connected to a transport. */
export function agentServer(live: LiveWorkspace, portals: Portals): McpServer {
  const server = new McpServer({ name: 'livery', version }, { instructions: INSTRUCTIONS });
  const tools = { server, live };
  addLooks(tools);
  addCatalogue(tools);
  addEdit(tools);
  addChange(tools);
  addPreview(tools, portals);
  addResources(server, live);
  return server;
}
