import type { CountryListResponse, Permission, WhitelabelNode } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform, host } from '#sandbox/testing/describe-platform.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

const flags = ({ modId, enabled, childrenNodes }: Whole<WhitelabelNode>): [string, string][] => [
  [modId, enabled],
  ...childrenNodes.flatMap(flags),
];

describePlatform('the permission', ({ value, set }) => {
  const permission = () => value<Whole<Permission>>(`/wps/system/status?url=${host}`);

  it('[7.02] tells a host what it may, with the ten flags of [6.07]', async () => {
    const { info, location, maintenance, regionRestriction, status } = await permission();
    expect({ location, maintenance, regionRestriction, status }).toEqual({
      location: { ip: '127.0.0.1' },
      maintenance: false,
      regionRestriction: false,
      status: undefined,
    });
    const modules = Object.fromEntries(flags(info.whitelabel));
    const ten =
      'MOBILEVERCODELOGIN3 DIRECTREG3 FREEPLAY3 PTSYS3 PWDEXPFORCECHANGE3 MOBILENUMREG3 REGMOBVERF3 MOBILENUMPASSREG3 USERNAMEREG3 CHNGPASSVERIF3';
    expect(ten.split(' ').map((flag) => modules[flag])).toEqual(Array(10).fill('1'));
    expect(modules.SPEEDTEST3).toBe('0');
    expect(info.imageCDNs).toEqual(['/sandbox/img']);
    const port = /:\d+$/.exec(host)?.[0] ?? '';
    expect(info.launchGameCDNs).toEqual([`http://games.localhost${port}`]);
    expect(info.customerService).toEqual([
      { csType: 'LIVECHAT', type: 1, path: '/sandbox/chat' },
      // [3.06]: base64, then a key of 8 characters.
      { csType: 'VIP', type: 3, path: expect.stringMatching(/^[A-Za-z0-9+/]+=*.{8}$/) },
    ]);
    expect(info.resources.map(({ resourceType }) => resourceType)).toEqual([
      'ANDROID_APP',
      'IOS_APP',
      'IOS_LITE_APP',
      'FACEBOOK',
      'TELEGRAM',
    ]);
    expect(info.registerRules.username).toMatchObject({ required: true, minLength: 4, maxLength: 16 });
  });

  it('[4.16] says that the platform is closed, that a region is not served, or any other status', async () => {
    await set({ maintenance: true });
    expect(await permission()).toMatchObject({ maintenance: true, regionRestriction: false });
    await set({ regionRestriction: true, status: 7 });
    expect(await permission()).toMatchObject({ maintenance: true, regionRestriction: true, status: 7 });
    await set({ maintenance: false, status: null });
    expect(await permission()).toMatchObject({ maintenance: false, regionRestriction: true });
    expect(await permission()).not.toHaveProperty('status');
  });

  it('follows the switches of modules and resources', async () => {
    await set({
      modules: { DIRECTREG3: false, SPEEDTEST3: true },
      resources: { FACEBOOK: false, INSTAGRAM: true },
    });
    const { info } = await permission();
    const modules = Object.fromEntries(flags(info.whitelabel));
    expect([modules.DIRECTREG3, modules.SPEEDTEST3]).toEqual(['0', '1']);
    expect(info.resources.map(({ resourceType }) => resourceType)).toEqual([
      'ANDROID_APP',
      'IOS_APP',
      'IOS_LITE_APP',
      'TELEGRAM',
      'INSTAGRAM',
    ]);
    expect(await value<WhitelabelNode>('/wps/system/whitelabel')).toEqual(info.whitelabel);
  });

  it('[1.06] offers the languages that are on, without the ones that are switched off', async () => {
    expect((await permission()).info.languages).toEqual('EN TY VI AR TH ID KO JA CN HI BR ES'.split(' '));
    await set({ languages: { VI: false, MS: true } });
    expect((await permission()).info.languages).toEqual('EN TY AR TH ID KO JA CN HI BR ES MS'.split(' '));
    const { status, body } = await set({ languages: { XX: true } });
    expect([status, body.message]).toEqual([
      400,
      'The request is not what this call takes: body/languages/XX is no language of this platform.',
    ]);
  });

  it('[7.03] lists the countries with their dialling codes', async () => {
    const { list, current } = await value<CountryListResponse>('/wps/system/countries');
    expect(list.length).toBeGreaterThan(240);
    expect(list.find(({ countryCode }) => countryCode === current)).toEqual({
      countryCode: 'VN',
      countryDialingCode: '84',
    });
  });
});
