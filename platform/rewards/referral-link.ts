/** The address that brings a friend to the registration with a code. @param origin of the portal */
export function referralLink(origin: string, code: string): string {
  return `${origin}/register?${new URLSearchParams({ referralCode: code })}`;
}
