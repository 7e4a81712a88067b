import { expect, it } from 'vitest';
import { manifest, resolveBrand, said } from './fixture.ts';

const brand = (currency?: object) =>
  manifest({ tenant: { merchantCode: 'a', ...(currency && { currency }) } });

it.each([
  [undefined, '$'],
  [{ code: 'USD' }, '$'],
  [{ code: 'EUR' }, '€'],
  [{ code: 'VND' }, '₫'],
  [{ code: 'INR' }, '₹'],
  [{ code: 'BRL' }, 'R$'],
  [{ code: 'CHF' }, 'CHF'],
  // Its sign by CLDR has more letters than a sign may have.
  [{ code: 'XOF' }, 'XOF'],
  [{ code: 'EUR', symbol: 'EUR' }, 'EUR'],
])('the currency %j has the sign %s', (currency, sign) => {
  const { issues, brand: resolved } = resolveBrand({ aurora: brand(currency) });
  expect(issues).toEqual([]);
  expect(resolved).toMatchObject({ tenant: { currency: { symbol: sign } } });
});

it.each<[currency: object, want: string[]]>([
  [{ code: 'USD', symbol: 'US$' }, []],
  [{ code: 'CAD', symbol: '$' }, []],
  [{ code: 'CNY', symbol: '¥' }, []],
  [{ code: 'SEK', symbol: 'kr' }, []],
  [{ code: 'VND', symbol: 'đ' }, []],
  [{ code: 'USD', symbol: 'pts' }, []],
  [
    { code: 'EUR', symbol: '$' },
    [
      'aurora:6 «"$"» currency-sign tenant.currency.symbol: "$" is the sign of USD, and the currency is EUR. Write "€", or leave the sign out: it is that of the currency then.',
    ],
  ],
  [
    { code: 'USD', symbol: '€' },
    [
      'aurora:6 «"€"» currency-sign tenant.currency.symbol: "€" is the sign of EUR, and the currency is USD. Write "$", or leave the sign out: it is that of the currency then.',
    ],
  ],
  [
    { symbol: '₫' },
    [
      'aurora:6 «"₫"» currency-sign tenant.currency.symbol: "₫" is the sign of VND, and the currency is USD. Write "$", or leave the sign out: it is that of the currency then.',
    ],
  ],
])('%j', (currency, want) => {
  expect(said(resolveBrand({ aurora: brand(currency) }))).toEqual(want);
});

it('a sign that a brand inherits beside a currency of its own is told at the currency', () => {
  const house = manifest({
    id: 'house',
    abstract: true,
    tenant: { merchantCode: 'house', currency: { code: 'USD', symbol: '$' } },
  });
  const aurora = manifest({ extends: 'house', tenant: { merchantCode: 'a', currency: { code: 'EUR' } } });
  expect(said(resolveBrand({ house, aurora }))).toEqual([
    expect.stringMatching(
      /^aurora:6 «"EUR"» currency-sign tenant\.currency\.symbol: "\$" is the sign of USD/,
    ),
  ]);
});
