import type { Permission } from '@liveryjs/schemas/platform';
import { gamesBase } from '#sandbox/arcade/issue-ticket.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { readRegisterRules } from '#sandbox/identity/read-register-rules.ts';
import { readWhitelabel } from '#sandbox/system/read-whitelabel.ts';

/** The permissions that the platform gives the site open on the host `url` [7.02]. */
export const getPermission: Handler<'getPermission'> = {
  async answer(_query, { db, request }): Promise<Permission> {
    const [setting, whitelabel, resources, registerRules, services, languages] = await Promise.all([
      db.selectFrom('setting').selectAll().executeTakeFirstOrThrow(),
      readWhitelabel(db),
      db.selectFrom('resource').selectAll().where('enabled', '=', true).orderBy('position').execute(),
      readRegisterRules(db, merchantOf(request)),
      db.selectFrom('customer_service').selectAll().orderBy('cs_type').execute(),
      db.selectFrom('language').select('code').where('enabled', '=', true).orderBy('position').execute(),
    ]);
    return {
      info: {
        whitelabel,
        registerRules,
        resources: resources.map(({ resource_type, url, qr_code_url, label_name_en }) => ({
          resourceType: resource_type,
          url,
          ...(qr_code_url === null ? {} : { qrCodeUrl: qr_code_url }),
          labelNameEn: label_name_en,
        })),
        customerService: services.map(({ cs_type, type, path }) => ({ csType: cs_type, type, path })),
        analytics: {},
        imageCDNs: ['/sandbox/img'],
        launchGameCDNs: [gamesBase(request)],
        merchantWallet: { isSingle: setting.single_wallet },
        languages: languages.map(({ code }) => code),
        ...(setting.identity_channels.length === 0
          ? {}
          : { identityProvider: { name: 'sandbox', channels: setting.identity_channels } }),
      },
      location: { ip: request.ip },
      maintenance: setting.maintenance,
      regionRestriction: setting.region_restriction,
      ...(setting.status === null ? {} : { status: setting.status }),
    };
  },
};
