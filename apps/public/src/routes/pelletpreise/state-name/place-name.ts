import type { PricePlace } from '@heizplatz/contract';

/** '80331 München', 'Bayern'; a name that begins with its postcode contains it once. */
export const placeName = ({ Name, ZipCode }: PricePlace): string =>
  ZipCode === '' || Name.startsWith(ZipCode) ? Name : `${ZipCode} ${Name}`;
