/** Pictures that the platform takes with one request [5.09]. */
export const PICTURES = {
  most: 3,
  bytes: 5 * 1024 * 1024,
  types: ['image/png', 'image/jpeg'],
} as const;
