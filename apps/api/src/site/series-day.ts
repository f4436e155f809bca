const DAY_MS = 86_400_000;

/** The ISO day of an entry of a series that begins on firstDay. */
export const seriesDay = (firstDay: string, index: number): string =>
  new Date(Date.parse(`${firstDay}T00:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10);

/** That day as the time that the wire wants. */
export const seriesTime = (firstDay: string, index: number): string => `${seriesDay(firstDay, index)}T00:00:00.000Z`;
