import { staffDealersHandlers } from '@heizplatz/api-after-sales';
import { dealers } from '@heizplatz/api-dealers';
import { identityHandlers } from '@heizplatz/api-identity';
import { POINT_PNG_BASE64, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { DEALER_KEY, dealerSupport, EXAMPLE_MARKET } from './testing/staffed-market';

const api = withApi({ handlers: [...identityHandlers, ...staffDealersHandlers], template: EXAMPLE_MARKET });
let staff: TestClient;
let dealerId: number;
beforeAll(async () => {
  staff = await dealerSupport(api());
  const [row] = await api().db.select().from(dealers).where(eq(dealers.slug, DEALER_KEY));
  dealerId = row?.id ?? 0;
});

const params = () => ({ params: { dealerId } });
const PDF = Buffer.from('%PDF-1.7 Bedingungen').toString('base64');

describe('papers', () => {
  const add = (fields: object) =>
    staff.post(CALLS.addDealerDocument.path, {
      DealerId: dealerId,
      Kind: 'terms',
      ValidFrom: '2026-11-21',
      ValidUntil: null,
      File: { FileName: 'AGB.pdf', ContentBase64: PDF },
      ...fields,
    });

  it('are told by content: terms are a PDF, certificates may be pictures', async () => {
    expect((await add({})).status).toBe(200);
    const picture = { File: { FileName: 'agb.pdf', ContentBase64: POINT_PNG_BASE64 } };
    expect((await add(picture)).problem().errors?.[0]?.code).toBe('PDF_ONLY');
    expect((await add({ ...picture, Kind: 'certificate', ValidFrom: '2025-01-01' })).status).toBe(200);
    const unknown = { File: { FileName: 'agb.pdf', ContentBase64: Buffer.from('MZ exe').toString('base64') } };
    expect((await add(unknown)).problem().errors?.[0]?.code).toBe('FILE_TYPE');
    expect((await add({ ValidFrom: '2026-11-20' })).problem().errors?.[0]?.code).toBe('DATE_PAST');
  });

  it('count from their day on, and are out of use once removed', async () => {
    expect((await add({ ValidFrom: '2026-12-01' })).status).toBe(200);
    const { Rows } = await staff.call(CALLS.staffDealerDocuments, params());
    const terms = Rows.filter(({ Kind }) => Kind === 'terms');
    expect(terms.map(({ ValidFrom, Counts }) => [ValidFrom, Counts])).toEqual([
      ['2026-12-01', false],
      ['2026-11-21', true],
    ]);
    const file = await staff.get(`/api/support/haendler/${dealerId}/dokumente/${terms[1]?.Id}`);
    expect([file.text, file.headers['content-type']]).toEqual(['%PDF-1.7 Bedingungen', 'application/pdf']);
    expect((await staff.get(`/api/support/haendler/${dealerId}/dokumente/999`)).problem().status).toBe(404);
    const body = { DealerId: dealerId, DocumentId: terms[0]?.Id ?? 0 };
    const left = await staff.call(CALLS.removeDealerDocument, { body });
    expect(left.Rows).toHaveLength(2);
    expect((await staff.post(CALLS.removeDealerDocument.path, body)).problem().status).toBe(404);
  });
});
