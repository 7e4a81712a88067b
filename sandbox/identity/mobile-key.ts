/** A mobile number as accounts are found by: without the zero that numbers begin with at home. */
export function mobileKey(mobile: string): string {
  return mobile.replace(/^0+(?=[0-9])/, '');
}
