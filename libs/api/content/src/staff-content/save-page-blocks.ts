import { type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type StoredBlock } from '@heizplatz/contract';
import { findMedia } from '../content-pages/content-repository';
import { pageCommand } from './execute-page-command';

/** VALIDATION, MEDIUM_NXT: a picture is not in the library. */
async function refusePictures(db: Database, blocks: readonly StoredBlock[]): Promise<void> {
  const keys = blocks.flatMap((block) => (block.Kind === 'picture' ? [block.MediaKey] : []));
  const known = await findMedia(db, keys);
  const errors = blocks.flatMap((block, at) =>
    block.Kind === 'picture' && !known.has(block.MediaKey)
      ? [{ path: `body.Blocks.${at}.MediaKey`, code: 'MEDIUM_NXT' }]
      : [],
  );
  if (errors.length > 0) throw problem('VALIDATION', { errors, detail: 'Ein Bild ist nicht in der Mediathek.' });
}

/** POST /api/support/cms/seiten/inhalt: as a draft; what is live stays. */
export const savePageBlocks = defineHandler(CALLS.savePageBlocks, ({ body }, context) =>
  pageCommand(body, context, async (tx, { page }) => {
    await refusePictures(tx, body.Blocks);
    return {
      ...{ command: 'writeBlocks', version: { blocks: body.Blocks }, isAutosave: body.IsAutosave },
      note: {
        after: { path: page.path, blockCount: body.Blocks.length, ...(body.IsAutosave && { isAutosave: true }) },
      },
    };
  }),
);
