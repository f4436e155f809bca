import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_OVERRIDE_MS, type Override, readOverride, signOverride } from './override.ts';
import { formatRemoteGrants } from './ownership/remote-grants.ts';
import { signRelease } from './signature.ts';
import { writeReleaseKeys } from './testing/release-keys.ts';
import { formatTrustedKeys, readTrustedKeys } from './trusted-keys.ts';

const NOW = Date.parse('2026-11-29T10:00:00Z');
const OVERRIDE: Override = {
  ...{ name: 'tips', container: 'mf_tips', order: 25, layouts: ['default'], patterns: ['/tipps'] },
  ...{ origin: 'http://localhost:4300', expiresAtMs: NOW + 1000 },
};

const dir = mkdtempSync(join(tmpdir(), 'override-'));
const operator = writeReleaseKeys(join(dir, 'operator'));
const team = writeReleaseKeys(join(dir, 'team'));
const stranger = writeReleaseKeys(join(dir, 'stranger'));
const [own, theirs] = [operator, team].map(({ publicKeyFile }) => readTrustedKeys(publicKeyFile)).flat();
if (!own || !theirs) throw new Error('no keys');
const grants = { tips: { paths: ['/tipps'], order: 25, layouts: ['default'] } };
writeFileSync(
  operator.publicKeyFile,
  formatRemoteGrants(grants) + formatTrustedKeys([own, { ...theirs, team: 'ratgeber', remotes: ['tips'] }]),
);
afterAll(() => rmSync(dir, { recursive: true }));

const sign = (fields: Partial<Override> = {}, key = team.getKey()) => signOverride({ ...OVERRIDE, ...fields }, key);
const read = (token: string) => readOverride(token, operator.publicKeyFile, NOW);

it('is what a team signed for its remote', () => {
  expect(read(sign())).toEqual(OVERRIDE);
  expect(sign()).toMatch(/^[\w.-]+$/);
});

it.each<[string, () => string, RegExp]>([
  ['by a stranger', () => sign({}, stranger.getKey()), /no key that is trusted here/],
  ["of another team's remote", () => sign({ name: 'order' }), /may not sign order/],
  ['of paths that the operator did not give', () => sign({ patterns: ['/tipps', '/'] }), /PATH_NOT_GIVEN/],
  ['of another order', () => sign({ order: 1 }), /ORDER_NOT_GIVEN/],
  ['of another layout', () => sign({ layouts: ['staff'] }), /LAYOUT_NOT_GIVEN/],
  ['that is over', () => sign({ expiresAtMs: NOW }), /is over/],
  ['without a near end', () => sign({ expiresAtMs: NOW + LONGEST_OVERRIDE_MS + 1 }), /longer than 12 hours/],
  ["of somebody's server", () => sign({ origin: 'https://evil.example.com' }), /address of this machine/],
  ['of a name that only begins as this machine', () => sign({ origin: 'http://localhost:80.evil.example' }), /address/],
  ['with a path behind the origin', () => sign({ origin: 'http://localhost:4300/x' }), /address of this machine/],
  ['that was changed', () => sign().replace('.', 'x.'), /no key that is trusted here/],
  ['that is none', () => '', /no key that is trusted here/],
])('refuses one %s', (_, getToken, reason) => expect(() => read(getToken())).toThrow(reason));

it("a release's signature is none of an override", () => {
  const payload = Buffer.from(JSON.stringify(OVERRIDE)).toString('base64url');
  writeFileSync(join(dir, 'release.json'), payload);
  signRelease(dir, team.getKey());
  const [keyId = '', signature = ''] = readFileSync(join(dir, 'release.json.sig'), 'utf8').split(':');
  const token = [payload, keyId, Buffer.from(signature, 'base64').toString('base64url')].join('.');
  expect(() => read(token)).toThrow(/no key that is trusted here/);
});
