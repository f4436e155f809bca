export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** Of a day without a change to or from summer time. */
export const DAY_MS = 86_400_000;
