import { startWorker } from '@liveryjs/engine/kit/plain';
import address from './search.worker.ts?worker&url';
import { connectIndex, type SearchClient } from './search-client.ts';

/** Starts an index in a worker. @throws where the browser has none */
export function startSearch(): SearchClient {
  return connectIndex(startWorker(address));
}
