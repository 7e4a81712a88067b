import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

// A key is made to cost time, and each log-in of a test asks for one that is known: it is derived for real once.
function once(derive: typeof crypto.scrypt): typeof crypto.scrypt {
  const derived = new Map<string, Buffer>();
  return function deriveOnce(
    text: string,
    salt: Buffer,
    length: number,
    options: ScryptOptions,
    done: Done,
  ): void {
    const question = JSON.stringify([text, salt.toString('base64'), length, options]);
    const known = derived.get(question);
    if (known) return void setImmediate(done, null, Buffer.from(known));
    derive(text, salt, length, options, (error, key) => {
      if (!error) derived.set(question, Buffer.from(key));
      done(error, key);
    });
  } as typeof crypto.scrypt;
}

// Each file of tests loads this, in a worker that they share.
if (crypto.scrypt.name !== 'deriveOnce') {
  crypto.scrypt = once(crypto.scrypt);
  syncBuiltinESMExports();
}
