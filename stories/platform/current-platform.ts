import type { Answers } from './outcomes.ts';
import { type StubbedPlatform, stubPlatform } from './stub-platform.ts';

let current: StubbedPlatform | undefined;

/** The platform of the story that shows. */
export function currentPlatform(): StubbedPlatform | undefined {
  return current;
}

/** Puts a platform in place, and takes the one before away. Returns what takes it away again. */
export function openPlatform(answers: Answers): () => void {
  current?.restore();
  const mine = stubPlatform(answers);
  current = mine;
  return () => {
    if (current !== mine) return;
    mine.restore();
    current = undefined;
  };
}
