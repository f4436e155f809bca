import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

type Lookup = (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const lookupAll: Lookup = (name) => lookup(name, { all: true });

/**
 * A node for each address of each name: behind one name of a cluster's DNS stand several APIs. Addresses, localhost and
 * https (whose certificate is the name's) count as one each; a name that resolves to nothing stays as it is.
 */
export async function resolveNodes(urls: readonly string[], lookUp: Lookup = lookupAll): Promise<string[]> {
  const matches = await Promise.all(
    urls.map(async (input) => {
      const url = new URL(input);
      const name = url.hostname;
      if (url.protocol !== 'http:' || name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return [input];
      const addresses = await lookUp(name).catch(() => []);
      const port = url.port ? `:${url.port}` : '';
      const nodes = addresses.map(({ address, family }) => `http://${family === 6 ? `[${address}]` : address}${port}`);
      return nodes.length > 0 ? nodes : [input];
    }),
  );
  return [...new Set(matches.flat())].toSorted();
}
