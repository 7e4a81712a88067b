import { countries } from '@liveryjs/sandbox/seed/countries';
import { registerRules as seededRules } from '@liveryjs/sandbox/seed/register-rules';
import { customerService, moduleTree, resources } from '@liveryjs/sandbox/seed/site';
import type {
  CountryListResponse,
  Permission,
  RegisterRules,
  WhitelabelNode,
} from '@liveryjs/schemas/platform';
import type { Answers } from '#stories/platform/outcomes.ts';

/** The rules for fields of the registration where a merchant sets none of its own. */
export const registerRules: RegisterRules = Object.fromEntries(
  seededRules
    .filter(({ merchant }) => merchant === '*')
    .map(({ field, enabled, required, ...rule }) => [
      field,
      {
        enabled,
        required,
        minLength: rule.min_length,
        maxLength: rule.max_length,
        patternId: rule.pattern_id,
        acceptedPattern: rule.accepted_pattern,
      },
    ]),
);

/** An open platform with all that the sandbox begins with. A story changes what it shows of it. */
export const permission = {
  info: {
    whitelabel: whitelabelOf(moduleTree),
    registerRules,
    resources: resources
      .filter(({ off }) => !off)
      .map(({ type, name, url, qr }) => ({
        resourceType: type,
        url,
        labelNameEn: name,
        ...(qr === undefined ? {} : { qrCodeUrl: qr }),
      })),
    customerService: customerService.map(({ cs_type, type, path }) => ({ csType: cs_type, type, path })),
    analytics: {},
    imageCDNs: ['/sandbox/img'],
    launchGameCDNs: [],
  },
  location: { ip: '203.0.113.24' },
  maintenance: false,
  regionRestriction: false,
} satisfies Permission;

/** A platform on which these modules are off. */
export function without(...modules: readonly string[]): Permission {
  return { ...permission, info: { ...permission.info, whitelabel: whitelabelOf(moduleTree, modules) } };
}

const countryList: CountryListResponse = {
  list: countries.map(({ country_code, dialing_code }) => ({
    countryCode: country_code,
    countryDialingCode: dialing_code,
  })),
  current: 'VN',
};

export const siteAnswers: Answers = {
  getPermission: permission,
  getCountries: countryList,
};

function whitelabelOf(
  { modId, off, below = [] }: typeof moduleTree,
  turnedOff: readonly string[] = [],
): WhitelabelNode {
  return {
    modId,
    enabled: off || turnedOff.includes(modId) ? '0' : '1',
    childrenNodes: below.map((node) => whitelabelOf(node, turnedOff)),
  };
}
