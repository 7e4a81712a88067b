/** The third party as the platform names it; undefined: there is none. */
export type NamedProvider = { readonly name: string; readonly channels: readonly string[] } | undefined;
