import { describe, expect, it } from 'vitest';
import { isJob, isOutcome } from './jobs.ts';

const hash = 'a'.repeat(64);
const issue = { code: 'x', severity: 'error', pointer: '', message: 'It is wrong.', hint: 'Mend it.' };
const failed = { state: 'failed', milliseconds: 1, issues: [issue] };

describe('what became of a job', () => {
  it.each([
    [{ state: 'built', milliseconds: 12 }],
    [failed],
    [{ ...failed, issues: [{ ...issue, severity: 'warning', meant: 3 }, issue] }],
    [{ ...failed, issues: [{ ...issue, meant: { route: 'home' }, changes: [{ pointer: '/routes/0' }] }] }],
  ])('%j is believed', (value) => {
    expect(isOutcome(value)).toBe(true);
  });

  it.each([
    [undefined],
    [null],
    [true],
    [7],
    ['built'],
    [[]],
    [{}],
    [{ state: 'unchanged' }],
    [{ state: 'unchanged', milliseconds: 1 }],
    [{ state: 'cached', milliseconds: 1 }],
    [{ state: 'built' }],
    [{ state: 'built', milliseconds: '12' }],
    [{ state: 'built', milliseconds: -1 }],
    [{ state: 'failed', milliseconds: 1 }],
    [{ ...failed, issues: [] }],
    [{ ...failed, issues: {} }],
    [{ ...failed, issues: ['It is wrong.'] }],
    [{ ...failed, issues: [{ ...issue, severity: 'warning' }] }],
    [{ ...failed, issues: [{ ...issue, severity: 'fatal' }] }],
    [{ ...failed, issues: [{ ...issue, message: { toString: 1 } }] }],
    [{ ...failed, issues: [{ ...issue, pointer: 5 }] }],
    [{ ...failed, issues: [{ ...issue, message: '' }] }],
    [{ ...failed, issues: [{ ...issue, meant: null }] }],
    [{ ...failed, issues: [{ ...issue, changes: [{ value: 1 }] }] }],
  ])('%j is not', (value) => {
    expect(isOutcome(value)).toBe(false);
  });
});

describe('a job', () => {
  it.each([
    [{ brand: 'red', inputHash: hash }],
    [{ brand: 'red', inputHash: hash, refusals: { here: 'No.' }, troubles: { there: 'The disk is full.' } }],
  ])('%j is believed', (value) => {
    expect(isJob(value)).toBe(true);
  });

  it.each([
    [undefined],
    ['red'],
    [{ brand: 'red' }],
    [{ brand: '../red', inputHash: hash }],
    [{ brand: 'red', inputHash: '../../red' }],
    [{ brand: 'red', inputHash: hash, refusals: ['No.'] }],
    [{ brand: 'red', inputHash: hash, refusals: { here: { sentence: 'No.' } } }],
    [{ brand: 'red', inputHash: hash, troubles: 'The disk is full.' }],
  ])('%j is not', (value) => {
    expect(isJob(value)).toBe(false);
  });
});
