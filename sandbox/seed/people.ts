interface PersonSeed {
  /** Names the person at the third party. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** The account that the person signs in to; without one, the first sign-in makes one. */
  readonly accountId?: number;
}

/** Whom the third party knows. */
export const people: readonly PersonSeed[] = [
  { subject: 'p1001', name: 'Mai', email: 'mai@example.com', accountId: 1001 },
  { subject: 'p2001', name: 'Ligaya Santos', email: 'ligaya@example.net' },
  { subject: 'p2002', name: 'Nguyễn Thị Lan', email: 'lan@example.net' },
  { subject: 'p1006', name: 'Vera', email: 'vera@example.com', accountId: 1006 },
];
