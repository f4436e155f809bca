import { HELD_IMPORTS_PATH, STAFF_DEALERS_PATH } from '@heizplatz/routes';

export const DEALER_PARTS = [
  '',
  'filialen',
  'preise',
  'zahlungsarten',
  'dokumente',
  'preisimport',
  'zugaenge',
] as const;
export type DealerPart = (typeof DEALER_PARTS)[number];

/** A dealer's page, or one of its parts. */
export const staffDealerPath = (id: number | string, part: DealerPart | 'preise/aendern' = ''): string =>
  part === '' ? `${STAFF_DEALERS_PATH}/${id}` : `${STAFF_DEALERS_PATH}/${id}/${part}`;

export const heldImportPath = (id: number): string => `${HELD_IMPORTS_PATH}/${id}`;
