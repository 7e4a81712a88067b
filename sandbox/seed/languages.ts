/** The languages that the platform can offer, by its own codes; it begins with the first four [1.06]. */
const codes =
  'EN TY VI AR TH ID MS KM LO MY KO JA CN TW HI BN TA TE UR NE SI FA TR RU UK KK UZ MN ES PT BR FR DE IT NL PL RO EL SV SW';

export function languageRows() {
  return codes.split(' ').map((code, position) => {
    const enabled = position < 4;
    return { code, position, enabled, enabled_at_first: enabled };
  });
}
