import type { Picture } from '@heizplatz/contract';
import { type CountryId, toSiteSpelling } from '@heizplatz/country';
import type { MediaRow } from '../content-pages/content-repository';
import { mediaPath } from '../media/media-path';

export const presentPicture = (
  { key, fileName, alt, width, height, sizes }: MediaRow,
  countryId: CountryId,
): Picture => ({
  Src: mediaPath(key, fileName),
  Alt: toSiteSpelling(countryId, alt),
  Width: width,
  Height: height,
  Sizes: sizes.map((size) => ({ Src: mediaPath(size.key, size.fileName), Width: size.width })),
});
