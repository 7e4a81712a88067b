/**
 * The walks through the built portals that show a change of a widget, by the widget's group. They reach it through
 * bundles, so no import says it. What a group's walks prove beside it stands in `npm test`.
 */
export const WALKS_OF_GROUPS: Readonly<Record<string, readonly string[]>> = {
  agent: ['team', 'contracts'],
  games: ['own-games', 'offered-vendors'],
  identity: ['login', 'register-social', 'forgot-password'],
  lottery: ['lottery', 'kiosk'],
  member: ['my-account'],
  promotions: ['promotions', 'rewards'],
  records: ['withdraw'],
  shell: ['shell-menus', 'phone-shell'],
  site: ['site-pages', 'rich-text', 'help'],
  wallet: ['deposit', 'wallets', 'limits'],
};
