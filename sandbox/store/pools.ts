import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** The result of a statement: the command that the database says that it ran, and the rows. */
interface Answer {
  readonly command?: string | undefined;
  readonly rowCount: number | null;
  readonly rows: unknown[];
}

type Ask = (sql: string, parameters: unknown[]) => Promise<Answer>;

/** PGlite as a pool of its one connection: whoever has the connection has it alone, and the others wait in turn. */
export function embeddedPool(pglite: PGlite): PostgresPool {
  const ask: Ask = async (sql, parameters) => {
    // A statement without parameters, such as `begin`, takes one message instead of five.
    const answer =
      parameters.length === 0 ? (await pglite.exec(sql)).at(-1) : await pglite.query(sql, parameters);
    return { command: answer?.command, rowCount: answer?.rowCount ?? 0, rows: answer?.rows ?? [] };
  };
  let last = Promise.resolve();
  return {
    async connect() {
      const before = last;
      const { promise, resolve } = deferred();
      last = promise;
      await before;
      return client(ask, resolve);
    },
    end: () => pglite.close(),
  };
}

/** The connections of a PostgreSQL. */
export function serverPool(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const connection = await pool.connect();
      return client(
        (sql, parameters) => connection.query(sql, parameters),
        () => connection.release(),
      );
    },
    end: () => pool.end(),
  };
}

function client(ask: Ask, release: () => void): PostgresPoolClient {
  const query: Ask = async (sql, parameters) => {
    const answer = await ask(sql, parameters);
    // A database ends a transaction of which a statement failed in this way, and says no more of it.
    if (sql === 'commit' && answer.command === 'ROLLBACK')
      throw new Error(
        'Nothing of this transaction is written: a statement of it failed, and whoever ran it went on.',
      );
    return answer;
  };
  return { query: query as PostgresPoolClient['query'], release };
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
