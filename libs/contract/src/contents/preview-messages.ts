import * as v from 'valibot';
import { ContentText } from '../fields/fields.ts';
import { StoredBlock } from './page-block.ts';

/**
 * From the editor to the frame that previews its page, by postMessage within one origin: the blocks as they are being
 * written, and the texts above them where the editor writes those too. A block that is not complete yet is null. `Selected`: the index of the block that is edited; null: none. `Version`: the page's, raised
 * by every save.
 */
export const PreviewContent = v.object({
  type: v.literal('heizplatz:preview-content'),
  Blocks: v.array(v.fallback(v.nullable(StoredBlock), null)),
  Selected: v.nullable(v.number()),
  Title: v.optional(ContentText),
  Description: v.optional(ContentText),
  Version: v.number(),
});
export type PreviewContent = v.InferOutput<typeof PreviewContent>;

/** From the frame to the editor: it can receive blocks; or a block was clicked. */
export const PreviewEvent = v.variant('type', [
  v.object({ type: v.literal('heizplatz:preview-ready') }),
  v.object({ type: v.literal('heizplatz:preview-select'), Block: v.number() }),
]);
export type PreviewEvent = v.InferOutput<typeof PreviewEvent>;
