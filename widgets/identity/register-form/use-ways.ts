import { useHolds } from '@liveryjs/engine/kit';

const MODES = ['username', 'mobile'] as const;

/** The ways to register, and whether the platform has each on; undefined while that is not known. */
export function useWays() {
  const holds = useHolds();
  return MODES.map((mode) => [mode, holds({ features: ['directRegister', `${mode}Register`] })] as const);
}
