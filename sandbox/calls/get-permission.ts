import type { Call } from '#sandbox/http/call.ts';
import type { Permission, PermissionRequest, RegisterRules } from '#schemas/generated/platform.ts';
import { readWhitelabel } from './read-whitelabel.ts';

/** What the platform lets the site do that is open on the host `url` [7.02]. */
export const getPermission: Call<PermissionRequest> = {
  method: 'GET',
  path: '/wps/system/status',
  query: 'permission-request',
  response: 'permission',
  async answer(_query, { db, request }): Promise<Permission> {
    const [setting, whitelabel, resources, rules, services, languages] = await Promise.all([
      db.selectFrom('setting').selectAll().executeTakeFirstOrThrow(),
      readWhitelabel(db),
      db.selectFrom('resource').selectAll().where('enabled', '=', true).orderBy('position').execute(),
      db.selectFrom('register_rule').selectAll().orderBy('field').execute(),
      db.selectFrom('customer_service').selectAll().orderBy('cs_type').execute(),
      db.selectFrom('language').select('code').where('enabled', '=', true).orderBy('position').execute(),
    ]);
    const registerRules: RegisterRules = Object.fromEntries(
      rules.map(({ field, enabled, required, min_length, max_length, pattern_id, accepted_pattern }) => [
        field,
        {
          enabled,
          required,
          minLength: min_length,
          maxLength: max_length,
          patternId: pattern_id,
          acceptedPattern: accepted_pattern,
        },
      ]),
    );
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
        launchGameCDNs: [],
        languages: languages.map(({ code }) => code),
      },
      location: { ip: request.ip },
      maintenance: setting.maintenance,
      regionRestriction: setting.region_restriction,
      ...(setting.status === null ? {} : { status: setting.status }),
    };
  },
};
