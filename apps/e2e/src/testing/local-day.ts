const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The ISO day in the three countries, so many days from now: after 22 or 23 o'clock UTC that is tomorrow already. */
export const localDay = (daysFromNow = 0): string => DAY.format(Date.now() + daysFromNow * DAY_MS);
