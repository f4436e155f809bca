const MONTHS = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November'],
  'Dezember',
];

/** 'Oktober 2026' of '2026-10'; the text itself for what is no month. */
export function monthName(month: string): string {
  const [year, number] = month.split('-').map(Number);
  const name = MONTHS[(number ?? 0) - 1];
  return name === undefined || year === undefined ? month : `${name} ${year}`;
}
