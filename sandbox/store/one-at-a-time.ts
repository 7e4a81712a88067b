import { type DatabaseConnection, type Driver, PGliteDialect } from 'kysely';

/**
 * PGlite has one connection. The dialect of Kysely lends it to everybody at once, so that two transactions at
 * the same time would tread on each other; here whoever wants it waits until it is given back.
 */
export class OneAtATimeDialect extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const waiting: (() => void)[] = [];
    let taken = false;
    const acquire = driver.acquireConnection.bind(driver);
    const release = driver.releaseConnection.bind(driver);

    driver.acquireConnection = async (options) => {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
      return acquire(options);
    };
    driver.releaseConnection = async (connection: DatabaseConnection, options) => {
      await release(connection, options);
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    };
    return driver;
  }
}
