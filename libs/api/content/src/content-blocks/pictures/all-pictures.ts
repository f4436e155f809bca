import { mediaKey } from '../../media/media-key';
import type { Drawing } from './drawing';
import { forest } from './forest';
import { boiler, briquettes, chips, logs, pellets, sacks, store } from './fuel-scenes';
import { delivery, planning, winterHouse } from './house-scenes';
import { costs, law, priceCurve, quality } from './paper-scenes';

/** The demo's media library: our own SVGs, used by news, info pages and product pages. */
export const PICTURES = {
  forest,
  boiler,
  briquettes,
  chips,
  costs,
  delivery,
  law,
  logs,
  pellets,
  planning,
  priceCurve,
  quality,
  sacks,
  store,
  winterHouse,
} as const satisfies Readonly<Record<string, Drawing>>;

export type PictureName = keyof typeof PICTURES;

/** The key under which an SVG is stored in the library. */
export const pictureKey = (name: PictureName): string => mediaKey(PICTURES[name].svg);
