import { describe, expect, it } from 'vitest';
import { manifest, resolveBrand, said } from './fixture.ts';

describe('a wrong value', () => {
  it('stands in the file that wrote it', () => {
    const house = manifest({ id: 'house', abstract: true, access: { open: [1] } });
    const aurora =
      '{ "schemaVersion": 1, "id": "aurora", "extends": "house", "name": "A", "domains": ["a.b"],\n  "tenant": { "platform": "app" } }';
    expect(said(resolveBrand({ house, aurora }))).toEqual([
      'aurora:2 «"app"» manifest-shape tenant.platform: expected "web", got "app". Write "web".',
      'house:11 «1» manifest-shape access.open[0]: expected a string, got 1 (a whole number). Write "1" in quotes.',
    ]);
  });

  it('that comes of two files says which part is inherited', () => {
    const house = manifest({ id: 'house', abstract: true, features: { pickers: { module: 'PICK3' } } });
    const aurora =
      '{ "schemaVersion": 1, "id": "aurora", "extends": "house", "name": "A", "domains": ["a.b"],\n  "features": { "pickers": { "fixed": false } } }';
    const { issues, files } = resolveBrand({ house, aurora });
    const ofShape = issues.filter(({ code }) => code === 'manifest-shape');
    expect(said({ issues: ofShape, files })).toEqual([
      'aurora:2 «{ "fixed": false }» manifest-shape features.pickers: expected exactly one of "module" or "fixed", got "module" and "fixed". "module" is inherited from brands/house/brand.json:11; write "module": null to take it back.',
    ]);
  });

  it('does not matter to an abstract manifest where only something is missing', () => {
    const { brand, abstract, ...result } = resolveBrand({
      aurora:
        '{ "schemaVersion": 1, "id": "aurora", "abstract": true, "routes": [{ "id": "x" }], "modals": [{ "id": "m" }] }',
    });
    expect(said(result)).toEqual([]);
    expect({ brand, abstract }).toEqual({ brand: undefined, abstract: true });
  });
});
