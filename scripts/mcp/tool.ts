import { machineFailure } from '@liveryjs/workspace/failure';
import type { LiveWorkspace } from '@liveryjs/workspace/live/live-workspace';
import type { Workspace } from '@liveryjs/workspace/open';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult, ImageContent } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { strictShape } from './shapes.ts';

/** The place that tools are added to, and the repository that they are of. */
export interface Tools {
  readonly server: McpServer;
  readonly live: LiveWorkspace;
}

interface ToolOptions<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** True where a call writes files. Default: no. */
  readonly writes?: boolean;
}

/** Pictures beside an answer, by the answer itself. */
const pictures = new WeakMap<object, ImageContent>();

/** Puts a picture beside an answer. */
export function withPicture<Answer extends object>(
  answer: Answer,
  image: Omit<ImageContent, 'type'>,
): Answer {
  pictures.set(answer, { type: 'image', ...image });
  return answer;
}

/** Adds a tool. Its work is done within a turn of the repository; a Failure that it throws is told in its sentence. */
export function addTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  { server, live }: Tools,
  name: string,
  { description, input, output, writes = false }: ToolOptions<Input, Output>,
  work: (
    input: z.output<z.ZodObject<Input>>,
    workspace: Workspace,
  ) => z.input<z.ZodObject<Output>> | Promise<z.input<z.ZodObject<Output>>>,
): void {
  const annotations = { readOnlyHint: !writes, destructiveHint: false, openWorldHint: false };
  server.registerTool<z.ZodObject, z.ZodObject>(
    name,
    { description, inputSchema: strictShape(input), outputSchema: z.object(output), annotations },
    (args) =>
      answerOf(() => live.inTurn((workspace) => work(args as z.output<z.ZodObject<Input>>, workspace))),
  );
}

async function answerOf(work: () => Promise<object>): Promise<CallToolResult> {
  try {
    const answer = await work();
    const picture = pictures.get(answer);
    const text = { type: 'text', text: JSON.stringify(answer) } as const;
    return {
      structuredContent: answer as Record<string, unknown>,
      content: picture === undefined ? [text] : [text, picture],
    };
  } catch (error) {
    const failure = machineFailure(error);
    const { message } = failure ?? (error instanceof Error ? error : new Error(String(error)));
    const sentence = failure === undefined ? `This should not happen: ${message.split('\n')[0]}` : message;
    return { isError: true, content: [{ type: 'text', text: sentence }] };
  }
}
