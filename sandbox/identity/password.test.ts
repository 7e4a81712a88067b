import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

it('knows a password again, and no other', async () => {
  const hash = await hashPassword('Livery2026');
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('Livery2026', hash)).toBe(true);
  expect(await isPassword('Livery2027', hash)).toBe(false);
});

it('keeps the same password in another form for each account', async () => {
  expect(await hashPassword('Livery2026')).not.toBe(await hashPassword('Livery2026'));
});

it('takes a letter for itself, whichever way it was composed', async () => {
  expect(await isPassword('Qu\u1ef3nh1', await hashPassword('Quy\u0300nh1'))).toBe(true);
});

it.each(['', 'A'.repeat(43), '\u0000'])('is never right where there is none: %j', async (password) => {
  expect(await isPassword(password, null)).toBe(false);
});

it('goes on with passwords that were kept at another cost', async () => {
  // Made with ln=10.
  const hash = '$scrypt$ln=10,r=8,p=1$c2FsdA$TfgC5jspyXWzt4yXb7AuD46jYamwgKhkb3BRTQCCIRg';
  expect(await isPassword('pleaseletmein', hash)).toBe(true);
});

it('refuses to compare with what is no password', async () => {
  await expect(isPassword('x', 'plain')).rejects.toThrow(
    'A password is kept in a form that is not known here.',
  );
});
