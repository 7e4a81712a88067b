import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { ln: 14, r: 8, p: 1 };
const BYTES = 32;

/** Matches no password; comparing with it takes as long as with any other. */
const NOBODY = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$bm9ib2R5IGhhcyB0aGlzIQ$${'A'.repeat(43)}`;

/** A password as it is kept: scrypt with a salt of its own, in the PHC string format. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const { ln, r, p } = COST;
  const key = await derive(password, salt, COST);
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
}

/** @param hash null where there is no password, or nobody of that name: takes as long, and is never right */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? NOBODY);
  if (!parts) throw new Error('A password is kept in a form that is not known here.');
  const [, ln, r, p, salt = '', kept = ''] = parts;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64'), cost);
  const expected = Buffer.from(kept, 'base64');
  return key.length === expected.length && timingSafeEqual(key, expected) && hash !== null;
}

function derive(password: string, salt: Buffer, { ln, r, p }: typeof COST): Promise<Buffer> {
  // One password, whichever way its letters were composed.
  const text = password.normalize('NFKC');
  const options: ScryptOptions = { N: 2 ** ln, r, p };
  return new Promise((resolve, reject) =>
    scrypt(text, salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
