// eslint-disable-next-line @nx/enforce-module-boundaries -- the package has no entry that exports PluginSystem, which the runtime calls on each handler
import { PluginSystem } from '../../../node_modules/@module-federation/runtime-core/dist/utils/hooks/pluginSystem.js';

/** As the runtime's own for builds without remotes, with what the removal of a remote asks of it. */
export class SnapshotHandler {
  readonly hooks = new PluginSystem({});
  readonly manifestCache = new Map<string, never>();
}

/** Nothing was registered by a manifest. */
export const getGlobalRemoteInfo = (): { readonly hostGlobalSnapshot: undefined } => ({
  hostGlobalSnapshot: undefined,
});
