/** Languages and message files. */
export const messageFindings = {};
