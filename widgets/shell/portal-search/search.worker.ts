import { answerOf, type Question } from './search-client.ts';
import { createIndex } from './search-index.ts';

const index = createIndex();

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const answer = answerOf(index, data);
  if (answer) postMessage(answer);
});
