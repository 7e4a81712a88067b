/** An address for its owner to know again: first and last letter of the name, and the host. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*?(.?)@/u, '$1•••$2@');
}

/** A mobile number for its owner to know again: its country and its last digits. */
export function maskNumber(dialingCode: string, mobile: string): string {
  return `+${dialingCode} •••${mobile.slice(-3)}`;
}

/** The beginning of an address of the network: enough to tell home from elsewhere. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=[0-9.]+$)/i, '');
  const [first, second] = plain.split(plain.includes('.') ? '.' : ':');
  if (!plain.includes(':')) return second === undefined ? '•' : `${first}.${second}.•.•`;
  return `${first || '0'}:${second || '0'}:•`;
}
