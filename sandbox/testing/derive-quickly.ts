import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seedPassword } from '#sandbox/seed/accounts.ts';

type Done = (error: Error | null, key: Buffer) => void;

/**
 * A key is made to cost time. The one of the seed's accounts, which is kept in the seed, is derived for real once a
 * worker. What a test makes up costs the least that scrypt can cost: it is kept and asked for in the same worker.
 */
function quick(derive: typeof crypto.scrypt): typeof crypto.scrypt {
  const derived = new Map<string, Buffer>();
  return function deriveQuickly(
    text: string,
    salt: Buffer,
    length: number,
    options: ScryptOptions,
    done: Done,
  ): void {
    if (text !== seedPassword) return void derive(text, salt, length, { ...options, N: 2 }, done);
    const question = JSON.stringify([salt.toString('base64'), length, options]);
    const cached = derived.get(question);
    if (cached) return void setImmediate(done, null, Buffer.from(cached));
    derive(text, salt, length, options, (error, key) => {
      if (!error) derived.set(question, Buffer.from(key));
      done(error, key);
    });
  } as typeof crypto.scrypt;
}

// Each file of tests loads this, in a worker that they share.
if (crypto.scrypt.name !== 'deriveQuickly') {
  crypto.scrypt = quick(crypto.scrypt);
  syncBuiltinESMExports();
}
