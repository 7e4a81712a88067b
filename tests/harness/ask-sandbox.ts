/** Asks the sandbox at an address for what an operator may ask. @returns the answer's value */
export async function askSandbox(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    // A connection that waited since the last question may just be closed by the sandbox.
    headers: { connection: 'close', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { success: boolean; value?: unknown };
  if (!answer.success) throw new Error(`${method} ${path} answered ${JSON.stringify(answer)}`);
  return answer.value;
}
