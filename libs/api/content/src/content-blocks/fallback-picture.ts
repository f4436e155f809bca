import { mediaKey } from '../media/media-key';
import { forest } from './pictures/forest';

const svg = forest.svg;

/** Stands where an article has no picture of its own (rule CONTENT-05); in every mode, so it needs no file. */
export const FALLBACK_PICTURE = {
  ...forest,
  key: mediaKey(svg),
  svg,
};
