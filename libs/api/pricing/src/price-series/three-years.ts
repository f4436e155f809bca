/** '2023-11-21' for '2026-11-21'; bounds compare as text, so that a 29 February needs no care. */
export const threeYearsBefore = (day: string): string => `${Number(day.slice(0, 4)) - 3}${day.slice(4)}`;
