import { expect, it } from 'vitest';
import { manifest, resolveBrand, said, smallest } from './fixture.ts';

const parentFolders = ['node_modules/@acme'];
const house = manifest({ ...smallest, id: 'house', name: 'House', abstract: true, domains: undefined });
const aurora = JSON.stringify({
  schemaVersion: 1,
  id: 'aurora',
  extends: 'house',
  name: 'Aurora',
  domains: ['aurora.localhost'],
});
const files = { 'node_modules/@acme/house/brand.json': house };

it('a brand extends one of another folder', () => {
  const result = resolveBrand({ aurora }, { files, parentFolders });
  expect(said(result)).toEqual([]);
  expect(result.brand?.name).toBe('Aurora');
  expect(result.chain.map(({ folder }) => folder)).toEqual(['node_modules/@acme/house', 'brands/aurora']);
});

it('a brand of one’s own comes before another of the same id', () => {
  const result = resolveBrand({ aurora, house }, { files, parentFolders });
  expect(result.chain.map(({ folder }) => folder)).toEqual(['brands/house', 'brands/aurora']);
});

it('what cannot be extended is told with the brands of all folders', () => {
  const other = aurora.replace('"house"', '"hous"');
  expect(said(resolveBrand({ aurora: other }, { files, parentFolders }))).toEqual([
    expect.stringMatching(/extends-unknown extends: there is no brand "hous" .* Did you mean "house"\?/),
  ]);
});
