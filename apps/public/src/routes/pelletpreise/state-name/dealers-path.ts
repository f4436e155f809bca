import type { PricePlace } from '@heizplatz/contract';
import { DEALERS_PATH } from '@heizplatz/routes';

/** The dealer list of the same place (rule URL-05). */
export const dealersPath = ({ State, ZipCode }: PricePlace): string =>
  [DEALERS_PATH, State?.FriendlyName, ZipCode].filter(Boolean).join('/');
