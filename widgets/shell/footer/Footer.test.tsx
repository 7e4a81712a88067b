// @vitest-environment jsdom

import { vendor } from '@liveryjs/client/games/testing';
import { system } from '@liveryjs/client/system/store';
import { type Answer, Refused } from '@liveryjs/client/testing';
import { mountWidget, type PageOptions, stageWidget, type WidgetOptions } from '@liveryjs/parts/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import Footer from './Footer.tsx';
import type { Props } from './footer.props.ts';

const VENDORS = 'GET /wps/relay/GCSGAME_vendors';
const props: Props = {
  since: 2024,
  minimumAge: 21,
  layout: 'columns',
  social: [
    { id: 'facebook', label: 'social.facebook', icon: 'facebook', to: { resource: 'FACEBOOK' } },
    { id: 'telegram', label: 'social.telegram', icon: 'telegram', to: { resource: 'TELEGRAM' } },
  ],
  providers: true,
  groups: [
    {
      id: 'affiliate',
      title: 'group.title',
      text: 'group.text',
      labels: [{ id: 'vip', label: 'group.vip', icon: 'crown' }],
      links: [
        { id: 'help', label: 'group.help', to: { action: 'customerService' } },
        { id: 'never', label: 'group.never', to: { route: 'home' }, when: { features: ['missing'] } },
      ],
    },
  ],
};
const vendors = {
  map: [],
  shown: [
    { id: 'BTI', as: 'GOLS' },
    { id: 'TCG', as: '' },
  ],
  offered: [],
};

beforeEach(() => {
  system.resources = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 5, 1) });
});

const lanesOf = (...lanes: unknown[]) => ({ data: { lanes } });
const customerService = vi.fn();
const optionsOf = (settings: Partial<Props>, answer: Answer, options: PageOptions): WidgetOptions<Props> => ({
  props: { ...props, ...settings },
  answers: { [VENDORS]: answer },
  brand: { vendors },
  messages: { 'footer.copyright': '© {years} {brand}' },
  portal: { actions: { customerService } },
  ...options,
});
const show = (settings: Partial<Props> = {}, answer: Answer = lanesOf(), options: PageOptions = {}) =>
  mountWidget(Footer, optionsOf(settings, answer, options));

test('[2.27] groups show their texts, labels and links', async () => {
  await act(async () => show());
  expect(screen.getByRole('heading', { name: 'group.title' })).toBeTruthy();
  expect(screen.getByText('group.text')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'group.vip',
    'group.help',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'group.help' }));
  expect(customerService).toHaveBeenCalledOnce();
});

test('[2.27] [9.04] the providers show once the platform has named them, as visitors see them', async () => {
  const lanes = ['PG', 'TCG', 'BTI', 'GOLS'].map((vassalage) => vendor(vassalage));
  show({ groups: [] }, lanesOf(...lanes));
  const strip = screen.getByRole('region', { name: 'footer.providers' });
  expect(strip.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(strip.getAttribute('aria-busy')).toBe('false'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vendor PG',
    'Vendor GOLS',
  ]);
});

test('[2.27] a platform that names no provider takes the strip away', async () => {
  show();
  await waitFor(() => expect(screen.queryByText('footer.providers')).toBeNull());
  expect(screen.getByRole('heading', { name: 'group.title' })).toBeTruthy();
});

test('[2.27] a platform that fails leaves the rest of the footer, says so and is asked again', async () => {
  let answer: Answer = new Refused(500, 'internal');
  show({}, () => answer);
  expect((await screen.findByRole('alert')).textContent).toContain('engine.loadFailed');
  expect(screen.getByRole('heading', { name: 'group.title' })).toBeTruthy();
  answer = lanesOf();
  fireEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  await waitFor(() => expect(screen.queryByText('footer.providers')).toBeNull());
});

test('[2.27] the year of the copyright is that of the visit, and hydration does not stumble over it', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { tree } = stageWidget(Footer, optionsOf({ providers: false }, lanesOf(), {}));
  const html = renderToString(tree);
  expect(html).toContain('© 2024 Test');
  expect(html).not.toContain('style=');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const before = root.querySelector('p:last-child');
  await act(async () => render(tree, { container: root, hydrate: true }));
  expect(root.querySelector('p:last-child')).toBe(before);
  expect(before?.textContent).toBe('© 2024–2027 Test');
  expect(errors).not.toHaveBeenCalled();
});

test('[1.11] a social link shows only where the site has that resource', async () => {
  const addresses = { TELEGRAM: 'https://t.test/' };
  await act(async () => show({}, lanesOf(), { state: { addresses } }));
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['social.telegram', 'https://t.test/'],
  ]);
});

test.each([
  ['an English page', 'en-GB', 'Test on Telegram'],
  ['a page in another language', 'vi', 'social.telegram'],
])('[1.11] [3.01] on %s the way to a resource is named by %s', async (_, locale, want) => {
  system.resources = [
    { resourceType: 'TELEGRAM', url: 'https://t.test/', labelNameEn: 'Test on Telegram' },
    { resourceType: 'FACEBOOK', url: 'https://f.test/', labelNameEn: ' ' },
  ];
  const addresses = { TELEGRAM: 'https://t.test/', FACEBOOK: 'https://f.test/' };
  await act(async () => show({}, lanesOf(), { state: { addresses }, locale }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'social.facebook',
    want,
  ]);
});
