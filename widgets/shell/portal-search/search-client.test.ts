import { expect, test, vi } from 'vitest';
import { type Answer, connectIndex, type Port, type Question } from './search-client.ts';

function openPort() {
  const questions: Question[] = [];
  const port: Port = {
    postMessage: (question) => void questions.push(question),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const answer = (group: string) =>
    port.onmessage?.({ data: [{ group, total: 1, ids: [] }] } as unknown as MessageEvent<Answer>);
  return { port, asked: questions, answer };
}

test('of searches that wait only the last is made, and answers all of them', async () => {
  const { port, asked, answer } = openPort();
  const client = connectIndex(port);
  const searches = ['a', 'ab', 'abc'].map((query) => client.search(query, {}));
  expect(asked.map((question) => 'query' in question && question.query)).toEqual(['a']);
  answer('first');
  expect(asked.map((question) => 'query' in question && question.query)).toEqual(['a', 'abc']);
  answer('last');
  expect((await Promise.all(searches)).map(([hit]) => hit?.group)).toEqual(['first', 'last', 'last']);
});

test('an index that fails rejects what waits and what comes after, and ends', async () => {
  const { port } = openPort();
  const client = connectIndex(port);
  const waiting = client.search('a', {});
  port.onerror?.({ message: 'Not found' } as ErrorEvent);
  await expect(waiting).rejects.toThrow('The index of the search does not run. Not found');
  await expect(client.search('b', {})).rejects.toThrow('does not run');
  client.end();
  expect(port.terminate).toHaveBeenCalled();
});
