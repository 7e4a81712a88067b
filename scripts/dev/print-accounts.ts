import type { SandboxAccountsResponse } from '@liveryjs/schemas/platform';

/** Says whom one can log in as at a sandbox. */
export async function printAccounts(sandboxUrl: string, log: (line: string) => void): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/accounts`);
  const { value } = (await answer.json()) as { value: SandboxAccountsResponse };
  const [names, passwords] = [
    Math.max(...value.map(({ username }) => username.length)),
    Math.max(...value.map(({ password }) => password.length)),
  ];
  const lines = value.map(
    ({ username, password, about }) => `  ${username.padEnd(names)}  ${password.padEnd(passwords)}  ${about}`,
  );
  log(`  Log in with a name and its password:\n${lines.join('\n')}\n`);
}
