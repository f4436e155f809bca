import type { RemoteReference } from '../../app/page-data';
import { loadScript } from './load-script';
import { getShareScope } from './share-scope';

/** A remote's browser build: webpack's container, or one with the federation's runtime; both have the same interface. */
interface Container {
  readonly init: (scope: object) => unknown;
  readonly get: (expose: string) => Promise<() => unknown>;
}

/**
 * A remote's exposed module: its entry is fetched and connected with the modules that the shell shares. Throws when the
 * entry or a chunk does not come, and what the module itself throws. `fetched` caches containers by their name.
 */
export async function loadExposed(
  remote: RemoteReference,
  expose: string,
  fetched: Map<string, Promise<Container>>,
): Promise<unknown> {
  const container = fetched.get(remote.container) ?? fetchContainer(remote);
  fetched.set(remote.container, container);
  try {
    const getModule = await (await container).get(expose);
    return getModule();
  } catch (error) {
    // From scratch with the next try, since a container whose module threw never runs that module again.
    fetched.delete(remote.container);
    throw error;
  }
}

async function fetchContainer({ container: name, entry, needsFederationRuntime }: RemoteReference): Promise<Container> {
  if (needsFederationRuntime) await provideFederationRuntime();
  Reflect.set(globalThis, name, undefined);
  await loadScript(entry);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${entry} brings no container ${name}`);
  await container.init(getShareScope());
  return container;
}

const provideFederationRuntime = async (): Promise<void> =>
  (
    await import(/* webpackChunkName: "federation-runtime" */ './provide-federation-runtime')
  ).provideFederationRuntime();

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
