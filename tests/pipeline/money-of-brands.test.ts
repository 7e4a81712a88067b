import { resolve } from 'node:path';
import { portalSections } from '@liveryjs/client/portal-sections';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { expect, test } from 'vitest';

/** The currency of every wallet of the sandbox. */
const CURRENCY = 'USD';
const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const brands = listBrands(workspace).flatMap((id) => loadBrand(workspace, id).brand ?? []);

test.each(brands.map((brand) => [brand.id, brand] as const))(
  '[1.05] %s writes what wallets hold, and what is its own, under one sign',
  (_, brand) => {
    const { code, symbol } = portalSections(brand).tenant.currency;
    expect([code, symbol]).toEqual([CURRENCY, '$']);
    for (const { locale } of brand.languages.supported) {
      const [ofWallet, ofSite] = [moneyIn(brand, locale, CURRENCY), moneyIn(brand, locale)];
      expect(ofWallet('1250.50')).toBe(ofSite('1250.50'));
      expect(ofWallet('1250.50')).not.toMatch(/[A-Z]|₫/);
    }
    expect(JSON.stringify(brand).match(/"currency":"\w+"/g)).toBeNull();
  },
);
