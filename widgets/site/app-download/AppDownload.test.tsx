// @vitest-environment jsdom

import { system } from '@liveryjs/client/system/store';
import { mountWidget } from '@liveryjs/parts/testing';
import type { Resource } from '@liveryjs/schemas/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import AppDownload from './AppDownload.tsx';
import type { AppDevice } from './app-download.props.ts';

const resource = (resourceType: string, rest: Partial<Resource> = {}): Resource => ({
  resourceType,
  url: `https://apps.test/${resourceType}`,
  labelNameEn: resourceType,
  ...rest,
});
const all = [
  resource('ANDROID_APP'),
  resource('IOS_APP', { qrCodeUrl: 'https://apps.test/portal.mobileconfig' }),
  resource('IOS_LITE_APP'),
];

const steps = ['scan', 'allow', 'install', 'start'].map((id) => ({ id, title: id, text: `${id}Text` }));
const devices: AppDevice[] = [
  { id: 'android', label: 'Android', resource: 'ANDROID_APP', steps },
  {
    id: 'ios',
    label: 'iOS',
    resource: 'IOS_APP',
    steps,
    also: { resource: 'IOS_LITE_APP', label: 'lite', text: 'liteText' },
  },
];

const show = (resources: readonly Resource[]) => {
  Object.assign(system, { resources, modules: [] });
  mountWidget(AppDownload, { props: { devices }, assets: { favicon: '/favicon.svg' } });
};
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test("the steps stand one level below the page's title", () => {
  show(all);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  expect(screen.getAllByRole('heading')).toHaveLength(4);
});

test('[2.30] each device has a tab with four steps; the first has a code 100 wide with the favicon in it, and the link', async () => {
  show(all);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Android', 'iOS']);
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getAllByRole('listitem')).toHaveLength(4);
  const code = await within(panel.getAllByRole('listitem')[0] as HTMLElement).findByRole('img');
  expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['100', '100']);
  expect(code.querySelector('image')?.getAttribute('href')).toBe('/favicon.svg');
  expect(code.querySelector('title')?.textContent).toBe('appDownload.code');
  expect(links()).toEqual(['https://apps.test/ANDROID_APP']);
});

test('[1.10] [2.30] iOS leads to the mobile configuration, and offers the lite app', async () => {
  show(all);
  await act(async () => screen.getByRole('tab', { name: 'iOS' }).click());
  await waitFor(() =>
    expect(links()).toEqual(['https://apps.test/portal.mobileconfig', 'https://apps.test/IOS_LITE_APP']),
  );
});

test('[2.30] without the resource there is no code and no link, but a word', async () => {
  show([resource('IOS_APP', { url: 'javascript:alert(1)' })]);
  expect(screen.getByText('appDownload.unavailable')).toBeTruthy();
  await act(async () => screen.getByRole('tab', { name: 'iOS' }).click());
  const panel = await screen.findByRole('tabpanel', { name: 'iOS' });
  expect(within(panel).getByText('appDownload.unavailable')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('[2.30] before the platform has told what it has, nothing is said to be missing', async () => {
  show([]);
  expect(screen.getAllByText('appDownload.unavailable').length).toBeGreaterThan(0);
  system.modules = undefined;
  await waitFor(() => expect(screen.queryByText('appDownload.unavailable')).toBeNull());
});
