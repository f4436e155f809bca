import { randomUUID } from 'node:crypto';
import { media, mediaStoreKey } from '@heizplatz/api-content';
import { dealerDocuments } from '@heizplatz/api-dealers';
import { staffExports } from '@heizplatz/api-identity';
import { insertCustomer } from '@heizplatz/api-identity/testing';
import { orderDocuments } from '@heizplatz/api-ordering';
import { orderRow, placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { type FileStore, cleanUpFiles, uploadKey } from '@heizplatz/api-platform';
import { listStoredFiles, TEST_NOW } from '@heizplatz/api-platform/testing';

const market = withOrderMarket();
const PAPER = { name: 'x.pdf', contentType: 'application/pdf' };
const HASH = 'a'.repeat(64);
const MEDIUM = '0123456789abcdef0123';
const COPY = 'fedcba98765432100123';

/** Rows of every kind that names files; gives the files' keys. */
async function insertNaming(): Promise<string[]> {
  const { db, services } = market().api;
  const { id: orderId } = await placeTestOrder(market(), 1);
  const { dealerId } = await orderRow(market(), orderId);
  const [ofOrder, ofDealer] = [uploadKey(`orders/${orderId}`, HASH), `dealers/${dealerId}/${HASH}`];
  const document = { ...PAPER, orderId, kind: 'other', bytes: 1, uploadedBy: 'dealer', at: TEST_NOW };
  await db.insert(orderDocuments).values({ ...document, storageKey: ofOrder });
  const terms = { ...PAPER, dealerId, kind: 'terms', byteCount: 1, validFrom: '2026-11-21', addedBy: 'Ruth' } as const;
  // Out of use: the file stays, since orders were placed under it.
  await db.insert(dealerDocuments).values({ ...terms, storageKey: ofDealer, addedAt: TEST_NOW, removedAt: TEST_NOW });
  const picture = { fileName: 'silo.webp', contentType: 'image/webp', alt: '', width: 640, height: 480, byteCount: 1 };
  const sizes = [{ key: COPY, fileName: 'silo.webp', width: 320 }];
  await db.insert(media).values({ ...picture, key: MEDIUM, sizes, authorName: 'Edda' });
  const [userId, exportId] = [await insertCustomer(market().api, { email: 'f@example.com' }), randomUUID()];
  const file = { id: exportId, userId, callId: 'exportOrders', query: {}, fileName: 'x.csv', contentType: 'text/csv' };
  await db.insert(staffExports).values({ ...file, isPersonal: false, createdAt: TEST_NOW, expiresAt: TEST_NOW });
  const pieces = [`order-exports/${exportId}/0`, `order-exports/${exportId}/1`];
  const keys = [ofOrder, ofDealer, mediaStoreKey(MEDIUM), mediaStoreKey(COPY), ...pieces];
  for (const key of keys) await services.files.write(key, Buffer.from('x'));
  return keys.sort();
}

it('sweep-files removes what no row names, in every folder, and nothing else', async () => {
  const { db, services, app } = market().api;
  const before = await listStoredFiles(services.files);
  expect(before).toEqual([]);
  const named = await insertNaming();
  const nameless = [
    ...Array.from({ length: 1100 }, (_, nth) => `orders/${randomUUID()}/${HASH}-${String(nth).padStart(12, '0')}`),
    ...['dealers/1/gone', mediaStoreKey('00000000000000000000'), `order-exports/${randomUUID()}/0`, 'old-folder/x'],
    `${named[0]}.0123456789ab`,
  ];
  for (const key of nameless) await services.files.write(key, Buffer.from('x'));
  const context = { db, services, clock: () => TEST_NOW, random: () => 0.5, log: app.log, isLastAttempt: false };
  await cleanUpFiles.run({}, context);
  expect(await listStoredFiles(services.files)).toEqual(named);
});

it('sweep-files leaves alone what was written within a day: its row may be on the way', async () => {
  const { db, services, app } = market().api;
  const requests: Date[] = [];
  const files: FileStore = {
    ...services.files,
    writtenBefore: (before) => {
      requests.push(before);
      return services.files.writtenBefore(before);
    },
  };
  const context = { db, services: { ...services, files }, clock: () => TEST_NOW, random: () => 0.5, log: app.log };
  await cleanUpFiles.run({}, { ...context, isLastAttempt: false });
  expect(requests).toEqual([new Date(TEST_NOW.getTime() - 86_400_000)]);
});
