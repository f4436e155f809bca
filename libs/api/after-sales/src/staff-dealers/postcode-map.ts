import { listCoordinates } from '@heizplatz/api-catalog';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';

const toThousandths = (degrees: number): number => Math.round(degrees * 1000);

/** GET /api/support/haendler/karte/{countryId}. */
export const postcodeMap = defineHandler(CALLS.postcodeMap, async ({ params }, { db }) => {
  const rows = await listCoordinates(db, params.countryId);
  return {
    ZipCodes: rows.map(({ zipCode }) => zipCode),
    Latitudes: rows.map(({ latitude }) => toThousandths(latitude)),
    Longitudes: rows.map(({ longitude }) => toThousandths(longitude)),
  };
});
