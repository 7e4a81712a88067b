/** One exact decimal less another, both with as many digits after the point. */
export function minus(one: string, other: string): string {
  const digits = one.split('.')[1]?.length ?? 0;
  const whole = (text: string) => BigInt(text.replace('.', ''));
  const left = whole(one) - whole(other);
  const text = String(left < 0n ? -left : left).padStart(digits + 1, '0');
  const at = text.length - digits;
  const sign = left < 0n ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, at)}.${text.slice(at)}`;
}
