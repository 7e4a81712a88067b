import { useCallback, useEffect, useRef } from 'react';
import { useAddress } from '#engine/kit/use-address.ts';
import { type Period, readPeriod } from './period.ts';

/** The filters and the page of a list of records, as the address says them. */
export interface RecordAddress<Name extends string> {
  readonly period: Period;
  /** From 1. */
  readonly page: number;
  /** The chosen values by filter; empty: all. */
  readonly chosen: Readonly<Record<Name, string>>;
  /** Changes what it is narrowed to, and goes back to the first page; or turns to another page. */
  readonly change: (values: Partial<Record<Name | 'period' | 'from' | 'to' | 'page', string>>) => void;
}

/**
 * The filters and the page of a list of records, in the address: what a visitor can share and step back through.
 * They leave it when the list does.
 *
 * @param prefix what their names in the address begin with
 * @param filters options of the filters beside the period, or what a text of the visitor's own has to be like; any
 * other value counts as none
 */
export function useRecordAddress<Name extends string>(
  prefix: string,
  filters: Readonly<Record<Name, readonly string[] | RegExp>>,
): RecordAddress<Name> {
  const [query, set] = useAddress();
  const nameOf = (name: string) => prefix + name.charAt(0).toUpperCase() + name.slice(1);
  const names = Object.keys(filters) as Name[];
  const read = (name: string) => query.get(nameOf(name));
  const page = /^[1-9]\d{0,5}$/.test(read('page') ?? '') ? Number(read('page')) : 1;
  const chosen = Object.fromEntries(
    names.map((name) => {
      const [value, taken] = [read(name) ?? '', filters[name]];
      const holds = taken instanceof RegExp ? taken.test(value) : taken.includes(value);
      return [name, holds ? value : ''];
    }),
  ) as Record<Name, string>;

  const all = [...names, 'period', 'from', 'to', 'page'].map(nameOf);
  const leave = useRef(() => {});
  leave.current = () => {
    if (all.some((name) => new URLSearchParams(window.location.search).has(name))) {
      set(Object.fromEntries(all.map((name) => [name, undefined])), true);
    }
  };
  useEffect(() => () => leave.current(), []);

  const change = useCallback<RecordAddress<Name>['change']>(
    (values) => {
      const entries = Object.entries<string | undefined>({ page: undefined, ...values });
      const renamed = entries.map(([name, value]) => [
        prefix + name.charAt(0).toUpperCase() + name.slice(1),
        value,
      ]);
      set(Object.fromEntries(renamed), true);
    },
    [set, prefix],
  );
  return { period: readPeriod(read), page, chosen, change };
}
