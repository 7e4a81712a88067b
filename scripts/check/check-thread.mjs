import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const { answerChecks } = await import('./answer-checks.ts');
answerChecks();
