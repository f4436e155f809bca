import * as v from 'valibot';
import { RemoteReference } from './page-data';

/** Which releases and which shell serve the visitor who asks; no page, and never cached. */
export const SERVING_PATH = '/releases/serving';

/** Its response. A document has its own remote's reference alone, so that it does not grow with the number of remotes. */
export const ServingResponse = v.object({
  /** In the order in which patterns are matched. */
  remotes: v.array(RemoteReference),
  /** Path below which the shell's scripts lie, another one for each build. */
  shell: v.string(),
});
export type ServingResponse = v.InferOutput<typeof ServingResponse>;
