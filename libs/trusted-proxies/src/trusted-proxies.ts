import { compile } from '@fastify/proxy-addr';
import * as v from 'valibot';

/** Whether a machine in front of this server may specify the client's address; the connection's peer is hop 0. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** `TRUSTED_PROXIES`: '10.0.0.0/8, loopback', '1' for one hop, '' for nobody. */
export const TrustedProxies = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
  v.rawTransform<string, TrustProxy>(({ dataset, addIssue, NEVER }) => {
    const read = readProxies(dataset.value);
    if (read) return read;
    addIssue({ message: 'addresses or ranges with commas, or a number of hops' });
    return NEVER;
  }),
);

/** A bare number would be read as an address. */
const LOOKS_LIKE_ADDRESS = /[.:]|^[a-z]+$/;

function readProxies(text: string): TrustProxy | null {
  if (text === '') return () => false;
  if (/^\d$/.test(text)) return (_, hop) => hop < Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (!addresses.every((part) => LOOKS_LIKE_ADDRESS.test(part))) return null;
  try {
    return compile(addresses);
  } catch {
    return null;
  }
}
