import { isMoment } from '@liveryjs/compiler/manifest/moment';
import { InvalidArgumentError } from 'commander';

/** The option that sets the clock, of verbs that look at brands. */
export const atOption = [
  '--at <date>',
  'as of a date, or a date and time such as 2026-12-24T20:00, in the time zone of the brand (default: now)',
  moment,
] as const;

/** The date that an option names. @throws for text that is none */
function moment(text: string): string {
  if (!isMoment(text))
    throw new InvalidArgumentError(
      'Expected a date such as 2026-12-24, or a date and time such as 2026-12-24T20:00, which ends with Z or +07:00 where it is not in the time zone of the brand.',
    );
  return text;
}
