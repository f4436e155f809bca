import type { FileStore } from '@heizplatz/api-platform';
import { mediaKey } from '../media-key';
import { mediaStoreKey } from '../media-path';
import { PICTURES } from '../pictures/all-pictures';

/** The bytes of the demo's drawings, at every start: a node's folder may be new while the database is not. */
export async function writeDemoMedia(files: FileStore): Promise<void> {
  for (const { svg } of Object.values(PICTURES)) await files.write(mediaStoreKey(mediaKey(svg)), Buffer.from(svg));
}
