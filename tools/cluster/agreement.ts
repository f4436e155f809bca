import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { BenchVisitor } from '../bench/bench-visitor.ts';
import { registryDir } from '../releases/release-folders.ts';
import { imports } from '../soak/load/imports.ts';
import { releases } from '../soak/load/releases.ts';
import { logInAs } from '../soak/load/staff.ts';
import { RequestLog } from '../soak/request-log.ts';
import { check, type CheckResult, expectTrue, within } from './checks.ts';
import type { Cluster } from './cluster.ts';
import { uploadReleases } from './upload-releases.ts';

/** From a change at one node until the other one knows it. */
const PATIENCE_MS = 5000;
/** Where the dealer of the example files delivers. */
const ZIP_CODE = '84028';
const OFFERS = `/holzpellets-lose/angebotsliste?zipCode=${ZIP_CODE}&amount=6000`;
/** A page of each remote. */
const PAGES = ['/', OFFERS, '/benutzerkonto/anmeldung', '/support'];
/** After so many, each remote serves its second version (soak/load/releases.ts). */
const SWITCHES = 7;

const ms = (figure: number): string => `${Math.round(figure)} ms`;

/** Whether a change at one node is known to the others: sessions, files, price book and pages, releases, own writes, addresses. */
export async function checkAgreement(cluster: Cluster): Promise<CheckResult[]> {
  return [
    await check('a login at one shell is valid at the other, and at both APIs', () => checkSession(cluster)),
    await check('a file uploaded at one API is read at the other, and lies in the bucket alone', () =>
      checkFiles(cluster),
    ),
    await check('whoever writes sees it in the next list, which is read from the replica afterwards', () =>
      checkOwnWrites(cluster),
    ),
    await check('a price taken over at one API is on the pages of both shells', () => checkPrices(cluster)),
    await check('a switch of each remote is live at both shells, which fetch it from the bucket', () =>
      checkReleases(cluster),
    ),
    await check('the address of a visitor is nginx’s word, not the visitor’s', () => checkAddress(cluster)),
  ];
}

/** The same browser at another node. */
function moveTo(port: number, { cookies }: BenchVisitor): BenchVisitor {
  const moved = new BenchVisitor(port);
  for (const [name, value] of cookies) moved.cookies.set(name, value);
  return moved;
}

async function checkSession({ nodes, nginx }: Cluster): Promise<string> {
  const ports = [...nodes.flatMap(({ port, apiPort }) => [port, apiPort]), nginx.port];
  const staff = await logInAs('support', nodes[0]?.port ?? 0);
  for (const port of ports) await moveTo(port, staff).get('/api/support/kunden');
  return `${ports.length} nodes`;
}

const newPicture = async (): Promise<string> => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const picture = sharp({ create: { width: 32, height: 24, channels: 3, background: { r, g, b } } });
  return (await picture.png().toBuffer()).toString('base64');
};

interface Medium {
  readonly Key: string;
  readonly Src: string;
}
const upload = async (editor: BenchVisitor): Promise<Medium> =>
  (await editor.post('/api/support/cms/medien/hochladen', {
    ...{ File: { FileName: 'bild.png', ContentBase64: await newPicture() }, Alt: 'Ein Bild', IsDecorative: false },
  })) as Medium;

async function checkFiles({ nodes, dataDirs, listFiles }: Cluster): Promise<string> {
  const [first, second] = nodes.map(({ apiPort }) => apiPort);
  const { Src } = await upload(await logInAs('editor', first ?? 0));
  const response = await fetch(`http://127.0.0.1:${second}${Src}`);
  expectTrue(response.status === 200, `${Src} is ${response.status} at the other API`);
  const leftBehind = dataDirs.filter((dataDir) => existsSync(join(dataDir, 'files')));
  expectTrue(leftBehind.length === 0, `files lie in ${leftBehind.join(', ')}`);
  return `${listFiles().length} files in the bucket`;
}

/** Reads since the start of the APIs, by where they ran. */
async function countReads({ nodes, metricsToken }: Cluster, on: string): Promise<number> {
  const texts = await Promise.all(
    nodes.map(async ({ apiPort }) =>
      (
        await fetch(`http://127.0.0.1:${apiPort}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
      ).text(),
    ),
  );
  const counts = texts.map(
    (text) => new RegExp(`^heizplatz_replica_reads_total\\{on="${on}"\\} (\\d+)`, 'm').exec(text)?.[1],
  );
  return counts.reduce((sum, count) => sum + Number(count ?? 0), 0);
}

async function checkOwnWrites(cluster: Cluster): Promise<string> {
  const editor = await logInAs('editor', cluster.nginx.port);
  const find = async (key: string) =>
    (await editor.get(`/api/support/cms/medien?key=${key}`)) as { readonly Rows: readonly Medium[] };
  const tries = 20;
  for (let nth = 0; nth < tries; nth += 1) {
    const { Key } = await upload(editor);
    const { Rows } = await find(Key);
    expectTrue(
      Rows.some((row) => row.Key === Key),
      `upload ${nth + 1} of ${tries} was not in the list`,
    );
  }
  const before = await countReads(cluster, 'replica');
  const waited = await within(PATIENCE_MS, 'the list is never read from the replica', async () => {
    await find('');
    const reads = await countReads(cluster, 'replica');
    return { holds: reads > before, state: reads };
  });
  return `${tries} of ${tries} seen at once; on the replica again after ${ms(waited)}`;
}

async function readTotals(port: number): Promise<readonly number[]> {
  const body = { CountryId: 1, ProductGroupId: 3, ZipCode: ZIP_CODE, Amount: 6000 };
  const { Items } = (await new BenchVisitor(port).post('/api/kalkulation/berechnen', body)) as {
    readonly Items: readonly { readonly TotalPrice: number }[];
  };
  return Items.map(({ TotalPrice }) => TotalPrice).sort((a, b) => a - b);
}

const formatEuro = (total: number): string =>
  new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(total);

async function checkPrices({ nodes, databaseUrl }: Cluster): Promise<string> {
  const [first, second] = nodes.map(({ apiPort }) => apiPort) as [number, number];
  const load = await imports(first, databaseUrl);
  const log = new RequestLog();
  /** Takes another price over at the first API; resolves when both calculate with it. */
  const changePrice = async () => {
    const before = await readTotals(second);
    await load.action(log);
    return within(PATIENCE_MS, 'the APIs never agree on the new price', async () => {
      const [one, other] = await Promise.all([readTotals(first), readTotals(second)]);
      return { holds: one.join() === other.join() && one.join() !== before.join(), state: { before, one, other } };
    });
  };
  // The first price of the new dealer, and the pages that the shells cache with it.
  await changePrice();
  const readPages = () => Promise.all(nodes.map(({ port }) => readText(port, OFFERS)));
  await readPages();
  const before = await readTotals(second);
  const waited = await changePrice();
  const price = formatEuro((await readTotals(second)).find((total) => !before.includes(total)) ?? 0);
  const onPages = await within(PATIENCE_MS, 'the pages never have the new price', async () => {
    const found = (await readPages()).map((page) => page.includes(price));
    return { holds: found.every(Boolean), state: { price, found } };
  });
  if (log.failures.length > 0) throw new Error(log.failures.join('; '));
  return `APIs after ${ms(waited)}, cached pages after another ${ms(onPages)}`;
}

const readText = async (port: number, path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).text();

/** 'order/VERSION', of every release that a document of the shell names. */
async function readVersions(port: number): Promise<readonly string[]> {
  const pages = await Promise.all(PAGES.map((path) => readText(port, path)));
  const names = pages.flatMap((page) =>
    [...page.matchAll(/\/releases\/([\w-]+\/[\w-]+)\//g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names)].sort();
}

async function checkReleases({ nodes }: Cluster): Promise<string> {
  const [first, second] = nodes.map(({ port }) => port) as [number, number];
  const before = await readVersions(first);
  const load = releases();
  // The second version of each remote, which no shell has yet.
  await uploadReleases(registryDir());
  const log = new RequestLog();
  for (let nth = 0; nth < SWITCHES; nth += 1) await load.action(log);
  const waited = await within(60_000, 'the shells never serve the same new versions', async () => {
    const [one, other] = await Promise.all([readVersions(first), readVersions(second)]);
    const holds =
      one.join() === other.join() && one.length === before.length && one.every((name) => !before.includes(name));
    return { holds, state: { before, one, other } };
  });
  return `${before.length} remotes after ${ms(waited)}`;
}

/** A request through nginx from another address of this machine, which claims a third one. */
function claimAddress(port: number, visitor: BenchVisitor, path: string, body: object): Promise<number> {
  return new Promise((done, failed) => {
    const headers = { ...visitor.headers(), 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' };
    const sent = request(
      { host: '127.0.0.1', localAddress: '127.0.0.2', port, path, method: 'POST', headers },
      (response) => {
        response.resume().on('end', () => done(response.statusCode ?? 0));
      },
    );
    sent.on('error', failed).end(JSON.stringify(body));
  });
}

async function checkAddress({ nginx, databaseUrl }: Cluster): Promise<string> {
  const editor = await logInAs('editor', nginx.port);
  const body = { File: { FileName: 'b.png', ContentBase64: await newPicture() }, Alt: 'Ein Bild', IsDecorative: false };
  const status = await claimAddress(nginx.port, editor, '/api/support/cms/medien/hochladen', body);
  expectTrue(status === 200, `the upload was answered with ${status}`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ ip: string }>(
      `select ip from audit_log where call_id = 'uploadMedium' order by id desc limit 1`,
    );
    expectTrue(rows[0]?.ip === '127.0.0.2', `the audit log has ${rows[0]?.ip}`);
    return 'the audit log has the address that nginx saw';
  } finally {
    await client.end();
  }
}
