import type { FileStore } from '@heizplatz/api-platform';
import { mediaKey } from '../media/media-key';
import { mediaStoreKey } from '../media/media-path';
import { PICTURES } from '../content-blocks/pictures/all-pictures';

/** The bytes of the demo's drawings, at every start: a node's folder may be new while the database is not. */
export async function writeDemoMedia(files: FileStore): Promise<void> {
  for (const { svg } of Object.values(PICTURES)) await files.write(mediaStoreKey(mediaKey(svg)), Buffer.from(svg));
}
