import type { Database } from '@heizplatz/api-platform';
import type { PageBlock, StoredBlock } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { findMedia } from '../content-pages/content-repository';
import { presentPicture } from './present-picture';

/** The blocks as they stand on the wire, pictures with their address, text and sizes; a picture that is gone is left out. */
export async function presentBlocks(
  db: Database,
  blocks: readonly StoredBlock[],
  countryId: CountryId,
): Promise<PageBlock[]> {
  const keys = blocks.flatMap((block) => (block.Kind === 'picture' ? [block.MediaKey] : []));
  const known = await findMedia(db, keys);
  return blocks.flatMap((block): PageBlock[] => {
    if (block.Kind !== 'picture') return [block];
    const medium = known.get(block.MediaKey);
    return medium ? [{ Kind: 'picture', ...presentPicture(medium, countryId), Caption: block.Caption }] : [];
  });
}
