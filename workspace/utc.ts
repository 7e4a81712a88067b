/** A moment for people, to the minute: `2027-02-05 11:00 UTC`. @param moment ISO 8601 in UTC */
export function utcMinute(moment: string): string {
  return `${moment.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ')} UTC`;
}

/** A moment for people, to the second: `2027-02-05 11:00:00 UTC`. @param moment ISO 8601 in UTC */
export function utcSecond(moment: string): string {
  return `${moment.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ')} UTC`;
}
