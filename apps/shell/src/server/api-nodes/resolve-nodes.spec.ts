/** @jest-environment node */
import { resolveNodes } from './resolve-nodes';

const ADDRESSES: Readonly<Record<string, readonly { address: string; family: number }[]>> = {
  'api.internal': [
    { address: '10.0.0.2', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ],
  'six.internal': [{ address: 'fd00::1', family: 6 }],
};
const lookUp = async (name: string) => {
  const matches = ADDRESSES[name];
  if (!matches) throw new Error('ENOTFOUND');
  return matches;
};

it.each([
  [
    'a node for each address, in a fixed order',
    ['http://api.internal:4201'],
    ['http://10.0.0.1:4201', 'http://10.0.0.2:4201'],
  ],
  ['an address of IPv6 in brackets', ['http://six.internal'], ['http://[fd00::1]']],
  [
    'one for what is an address',
    ['http://10.0.0.9:4201', 'http://[fd00::2]:1'],
    ['http://10.0.0.9:4201', 'http://[fd00::2]:1'],
  ],
  ['one for this machine', ['http://localhost:4201'], ['http://localhost:4201']],
  ['one for a certificate’s name', ['https://api.internal'], ['https://api.internal']],
  ['the name where it resolves to nothing', ['http://gone.internal:1'], ['http://gone.internal:1']],
  [
    'each node once',
    ['http://10.0.0.1:4201', 'http://api.internal:4201'],
    ['http://10.0.0.1:4201', 'http://10.0.0.2:4201'],
  ],
])('names give %s', async (_, urls, nodes) => expect(await resolveNodes(urls, lookUp)).toEqual(nodes));
