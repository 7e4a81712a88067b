/**
 * The path of an address on one of the brand's own domains, with or without www; undefined for any other address.
 *
 * @param href such as `https://www.aurora.example/help`
 */
export function ownPathIn(href: string, domains: readonly string[]): string | undefined {
  const [, host = '', rest = ''] = /^https?:\/\/([^/?#:]+)(?::\d+)?([^?#]*)/i.exec(href) ?? [];
  const bare = (name: string) => name.toLowerCase().replace(/^www\./, '');
  if (!domains.some((domain) => bare(domain) === bare(host))) return undefined;
  return rest.replace(/\/+$/, '') || '/';
}
