/** Tokens, modes and contrast. */
export const themeFindings = {};
