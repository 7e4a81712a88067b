/** The languages that the platform can offer, by its own codes; it begins with the first twelve [1.06]. */
const codes =
  'EN TY VI AR TH ID KO JA CN HI BR ES MS KM LO MY TW BN TA TE UR NE SI FA TR RU UK KK UZ MN PT FR DE IT NL PL RO EL SV SW';

export function languageRows() {
  return codes.split(' ').map((code, position) => {
    const enabled = position < 12;
    return { code, position, enabled, enabled_at_first: enabled };
  });
}
