import * as v from 'valibot';
import { RemoteReference } from './page-data';

/** Which releases serve the visitor who asks; no page, and never cached. */
export const SERVING_PATH = '/releases/serving';

/** Its response, in the order in which patterns are matched. */
export const ServingRemotes = v.object({
  remotes: v.array(v.pick(RemoteReference, ['name', 'version', 'patterns'])),
});
export type ServingRemote = v.InferOutput<typeof ServingRemotes>['remotes'][number];
