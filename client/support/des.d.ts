/** The part of the package that is used here. */
declare module 'des.js' {
  interface Cipher {
    update(bytes: readonly number[]): number[];
    final(): number[];
  }
  export const DES: {
    create(options: { readonly type: 'encrypt' | 'decrypt'; readonly key: readonly number[] }): Cipher;
  };
}
