// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyBrand } from '#engine/kit/testing.tsx';
import type { App } from '#engine/render/app.ts';
import { followBrand } from './follow-brand.ts';

const brand = { ...emptyBrand, name: 'First' };
let followed = followBrand(brand);
let renders: Record<string, number> = {};
const app = { brand } as App;
const useBrand = (by: string) => {
  renders[by] = (renders[by] ?? 0) + 1;
  return followed.useFollowed(app).brand;
};

const Name = () => <h1>{useBrand('name').name}</h1>;
const Domains = () => <p>{useBrand('domains').domains.join()}</p>;
const Whole = () => <pre>{JSON.stringify({ ...useBrand('whole') }.domains)}</pre>;
const Asks = () => <b>{'design' in useBrand('asks') ? 'yes' : 'no'}</b>;

beforeEach(() => {
  followed = followBrand(brand);
  renders = {};
  render(
    <>
      <Name />
      <Domains />
      <Whole />
      <Asks />
    </>,
  );
});
afterEach(cleanup);

test('a part that changes renders what has read it, and nothing else', () => {
  expect(screen.getByRole('heading').textContent).toBe('First');
  act(() => followed.change({ ...brand, name: 'Second' }));
  expect(screen.getByRole('heading').textContent).toBe('Second');
  expect(renders).toEqual({ name: 2, domains: 1, whole: 2, asks: 1 });
});

test('a brand of the same parts renders nothing', () => {
  act(() => followed.change({ ...brand }));
  expect(renders).toEqual({ name: 1, domains: 1, whole: 1, asks: 1 });
});

test('a part that comes or goes is noticed by what has asked whether it is there', () => {
  act(() => followed.change({ ...brand, design: {} } as typeof brand));
  expect(screen.getByText('yes')).toBeTruthy();
  act(() => followed.change(brand));
  expect(screen.getByText('no')).toBeTruthy();
});

test('what a component has kept reads the brand of today, also what it has not read before', () => {
  let kept = brand;
  const Keeper = () => {
    kept = useBrand('keeper');
    return null;
  };
  render(<Keeper />);
  act(() => followed.change({ ...brand, domains: ['new.example'] }));
  expect([renders.keeper, kept.domains]).toEqual([1, ['new.example']]);
});
