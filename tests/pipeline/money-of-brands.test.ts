import { resolve } from 'node:path';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/cli/workspace';
import { portalSections } from '@liveryjs/platform/portal-sections';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import { expect, test } from 'vitest';

/** What every wallet of the sandbox holds. */
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
