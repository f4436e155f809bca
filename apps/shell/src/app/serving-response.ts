import * as v from 'valibot';
import { RemoteReference } from './page-data';

/** Which releases and which shell serve the visitor who asks; no page, and never cached. */
export const SERVING_PATH = '/releases/serving';

/** Its response. */
export const ServingResponse = v.object({
  /** In the order in which patterns are matched. */
  remotes: v.array(v.pick(RemoteReference, ['name', 'version', 'patterns'])),
  /** Path below which the shell's scripts lie, another one for each build. Absent: a shell of before. */
  shell: v.optional(v.string()),
});
export type ServingResponse = v.InferOutput<typeof ServingResponse>;
