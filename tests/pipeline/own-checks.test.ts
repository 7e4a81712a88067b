import { defineCheck, ownText } from '@liveryjs/compiler/manifest';
import { describe, expect, it } from 'vitest';
import { manifest, resolveBrand, said } from './fixture.ts';

const shortName = defineCheck({
  docs: 'A name has ten letters at most.',
  findings: {
    'acme/long-name': {
      title: 'A name is long',
      severity: 'warning',
      message: ({ name }: { readonly name: string }) => `name: ${name} has more than ten letters.`,
      hint: () => 'Choose a shorter one.',
    },
  },
  run({ manifest, report }) {
    const name = ownText(manifest, 'name') ?? '';
    if (name.length > 10) report('acme/long-name', { pointer: '/name' }, { name });
  },
});

const named = {
  title: 'A brand has a name',
  message: ({ name }: { readonly name: string }) => `It is ${name}.`,
  hint: () => 'Nothing to do.',
};

const broken = defineCheck({
  docs: 'A check that breaks.',
  findings: {},
  run() {
    throw new Error('nothing is where it should be');
  },
});

describe('a check of somebody’s own', () => {
  it('tells what it finds, at its place', () => {
    const long = { aurora: manifest({ name: 'Aurora of the North' }) };
    expect(said(resolveBrand(long, { ownChecks: [shortName] }))).toEqual([
      'aurora:4 «"Aurora of the North"» acme/long-name name: Aurora of the North has more than ten letters. Choose a shorter one.',
    ]);
    expect(resolveBrand(long, { ownChecks: [shortName] }).brand).toBeDefined();
  });

  it('may copy all that it is given', () => {
    const copying = defineCheck({
      docs: 'Such a check.',
      findings: { 'acme/named': { ...named, severity: 'warning' } },
      run({ report, ...rest }) {
        report('acme/named', { pointer: '/name' }, { name: ownText(rest.manifest, 'name') ?? '' });
      },
    });
    expect(said(resolveBrand({ aurora: manifest() }, { ownChecks: [copying] }))).toEqual([
      'aurora:4 «"Aurora"» acme/named It is Aurora. Nothing to do.',
    ]);
  });

  it('says nothing of what is in order', () => {
    expect(said(resolveBrand({ aurora: manifest() }, { ownChecks: [shortName] }))).toEqual([]);
  });

  it('is named where it breaks, and takes nothing else with it', () => {
    const result = resolveBrand({ aurora: manifest({ colour: 1 }) }, { ownChecks: [broken] });
    expect(result.issues.map(({ code }) => code)).toEqual(['check-failed', 'unknown-key']);
    expect(result.issues[0]?.message).toBe(
      'The check "A check that breaks." broke: nothing is where it should be',
    );
  });
});
