import type { Entry, Hits, SearchIndex } from './search-index.ts';

/** A request of the page to the index. */
export type Question =
  | { readonly do: 'put' | 'add'; readonly group: string; readonly entries: readonly Entry[] }
  | { readonly do: 'search'; readonly query: string; readonly most: Readonly<Record<string, number>> };

/** The index's answer to a search. */
export type Answer = readonly Hits[];

/** The index as it is asked from the page. */
export interface SearchClient {
  put(group: string, entries: readonly Entry[]): void;
  add(group: string, entries: readonly Entry[]): void;
  /**
   * Looks in all groups. Of several searches that wait, only the last is made, and answers all.
   * @param most ids a group, by its name
   * @throws where the index does not run
   */
  search(query: string, most: Readonly<Record<string, number>>): Promise<Answer>;
  /** Ends the index. */
  end(): void;
}

/** The end of a channel to an index: a worker. */
export interface Port {
  postMessage(question: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Does what the page asks. @returns the answer to a search */
export function answerOf(index: SearchIndex, question: Question): Answer | undefined {
  if (question.do === 'search') return index.search(question.query, question.most);
  index[question.do](question.group, question.entries);
  return undefined;
}

/** A search, and all who get its answer. */
interface Waiting {
  readonly question: Question;
  readonly callers: readonly {
    readonly resolve: (answer: Answer) => void;
    readonly reject: (reason: unknown) => void;
  }[];
}

/** @param port must not be used by anybody else */
export function connectIndex(port: Port): SearchClient {
  let fault: unknown;
  let running: Waiting | undefined;
  let next: Waiting | undefined;
  const begin = (search: Waiting | undefined) => {
    running = search;
    if (search) port.postMessage(search.question);
  };
  port.onmessage = ({ data }) => {
    for (const { resolve } of running?.callers ?? []) resolve(data);
    const following = next;
    next = undefined;
    begin(following);
  };
  const fail = (reason: unknown) => {
    fault = reason;
    for (const { reject } of [...(running?.callers ?? []), ...(next?.callers ?? [])]) reject(reason);
    running = undefined;
    next = undefined;
  };
  port.onerror = ({ message }) => fail(new Error(`The index of the search does not run. ${message ?? ''}`));
  return {
    put: (group, entries) => port.postMessage({ do: 'put', group, entries }),
    add: (group, entries) => port.postMessage({ do: 'add', group, entries }),
    search: (query, most) =>
      new Promise((resolve, reject) => {
        if (fault !== undefined) return reject(fault);
        const search = { question: { do: 'search', query, most } as const, callers: [{ resolve, reject }] };
        if (!running) return begin(search);
        next = { ...search, callers: [...(next?.callers ?? []), ...search.callers] };
      }),
    end() {
      port.terminate();
      fail(new Error('The search has ended.'));
    },
  };
}
