import { randomUUID } from 'node:crypto';
import { POINT_PNG_BASE64 } from '@heizplatz/api-platform/testing';
import { withOrderMarket } from '../checkout/testing/order-market';
import { openDesk, PDF_BASE64, type DealerDesk } from './testing/dealer-desk';

const market = withOrderMarket();

async function acceptedDesk(countryId: 1 | 2 | 3 = 1): Promise<DealerDesk> {
  const desk = await openDesk(market(), countryId);
  await desk.done('accept');
  return desk;
}
const visitor = (countryId: 1 | 2 | 3 = 1) => market().api.visitor(countryId);

describe('a paper of the dealer', () => {
  it('is mailed, listed for both sides, and downloaded as it came', async () => {
    const desk = await acceptedDesk();
    expect((await desk.upload('Wiegeschein "März".pdf')).status).toBe(200);
    const [ofDealer] = (await desk.read()).Documents;
    const ofCustomer = (await desk.seenByCustomer()).Documents.find(({ Name }) => Name.startsWith('Wiege'));
    expect(ofDealer?.Name).toBe('Wiegeschein März.pdf');
    expect(ofDealer?.Path).toContain(`/api/dealer-orders/${desk.orderId}/documents/`);
    for (const path of [ofDealer?.Path ?? '', ofCustomer?.Path ?? '']) {
      const response = await visitor().get(path);
      expect(response.status).toBe(200);
      expect(response.text).toBe('%PDF-1.7\nWiegeschein');
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `attachment; filename="Wiegeschein Marz.pdf"; filename*=UTF-8''Wiegeschein%20M%C3%A4rz.pdf`,
      });
    }
    const mail = await desk.getMail('order-document');
    expect(mail.attachments).toMatchObject([{ fileName: 'Wiegeschein März.pdf', contentBase64: PDF_BASE64 }]);
    expect(mail.text.replace(/\s+/g, ' ')).toContain('geschickt: Wiegeschein (Wiegeschein März.pdf). Sie liegt bei.');
  });

  it('of no kind is named by its file', async () => {
    const desk = await acceptedDesk();
    await desk.upload('Sicherheitsdatenblatt.pdf', PDF_BASE64, 'other');
    const mail = await desk.getMail('order-document');
    expect(mail.subject).toMatch(/^Neue Unterlage \(Bestellung/);
    expect(mail.text.replace(/\s+/g, ' ')).toContain('eine Unterlage geschickt: Sicherheitsdatenblatt.pdf.');
  });

  it('is not reached by anybody else, nor through another order', async () => {
    const desk = await acceptedDesk();
    const other = await acceptedDesk();
    await desk.upload();
    const [paper] = (await desk.read()).Documents;
    const at = (side: string, id: string, token: string) => `/api/${side}/${id}/documents/${paper?.Id}?token=${token}`;
    const paths = [
      at('orders', desk.orderId, ''),
      at('orders', desk.orderId, desk.token()),
      at('orders', other.orderId, other.customerToken()),
      at('dealer-orders', desk.orderId, desk.customerToken()),
      at('dealer-orders', other.orderId, other.token()),
      at('orders', desk.orderId, 'x'.repeat(401)),
      `/api/orders/${desk.orderId}/documents/${randomUUID()}?token=${desk.customerToken()}`,
      `/api/orders/${desk.orderId}/documents/..%2F..%2Fsecrets.json?token=${desk.customerToken()}`,
      `/api/dealer-orders/${desk.orderId}/documents/agb?token=${desk.token()}`,
    ];
    for (const path of paths) expect([path, (await visitor().get(path)).status]).toEqual([path, 404]);
    expect((await visitor(3).get(at('orders', desk.orderId, desk.customerToken()))).status).toBe(404);
    expect((await other.shopper.client.get(at('orders', desk.orderId, ''))).status).toBe(404);
    expect((await desk.shopper.client.get(at('orders', desk.orderId, ''))).status).toBe(200);
  });

  it.each([
    ['../../../etc/passwd', PDF_BASE64, 'passwd.pdf'],
    ['rechnung.pdf\r\nset-cookie: x=1', PDF_BASE64, 'rechnung.pdf set-cookie x=1.pdf'],
    ['böse.html', POINT_PNG_BASE64, 'böse.png'],
  ])('named %j is kept under a harmless name', async (input, content, name) => {
    const desk = await acceptedDesk();
    expect((await desk.upload(input, content)).status).toBe(200);
    const [paper] = (await desk.read()).Documents;
    expect(paper?.Name).toBe(name);
    const response = await visitor().get(paper?.Path ?? '');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['content-type']).toBe(paper?.ContentType);
  });

  it.each([
    ['HTML called PDF', Buffer.from('<html><script>').toString('base64'), 400, 'FILE_TYPE'],
    ['SVG', Buffer.from('<svg/>').toString('base64'), 400, 'FILE_TYPE'],
    ['no base64', '<html>', 400, 'FILE_INV'],
    ['more than the field takes', 'A'.repeat(7_000_001), 400, 'TOO_LARGE'],
  ])('that is %s is refused', async (_, content, status, code) => {
    const desk = await acceptedDesk();
    const response = await desk.upload('x.pdf', content);
    expect(response.status).toBe(status);
    expect(response.problem().errors).toMatchObject([{ code }]);
    expect((await desk.read()).Documents).toEqual([]);
  });

  it('above 5 MB is 413, before and behind the parser', async () => {
    const desk = await acceptedDesk();
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5 * 1024 * 1024)]).toString('base64');
    const answers = [await desk.upload('x.pdf', large), await desk.upload('x.pdf', 'A'.repeat(9 * 1024 * 1024))];
    expect(answers.map((response) => response.problem().code)).toEqual(['TOO_LARGE', 'TOO_LARGE']);
  });
});

describe('papers made on demand', () => {
  it.each([
    [1, ['AGB.pdf', 'Widerrufsbelehrung.pdf', 'Datenschutz.pdf']],
    [2, ['AGB.pdf', 'Widerrufsbelehrung.pdf', 'Datenschutz.pdf']],
    [3, ['AGB.pdf', 'Datenschutz.pdf']],
  ] as const)('are the order mail’s own in country %d', async (countryId, names) => {
    const desk = await openDesk(market(), countryId);
    const { Documents } = await desk.seenByCustomer();
    expect(Documents.map(({ Name }) => Name.replace(/CH-.*/, ''))).toEqual(names);
    for (const { Path } of Documents) {
      const response = await visitor(countryId).get(Path);
      expect(response.text.slice(0, 5)).toBe('%PDF-');
      expect((await visitor(countryId).get(Path.replace(/\?.*/, ''))).status).toBe(404);
    }
  });
});

describe('the calendar file', () => {
  const WINDOW = { Date: '2026-12-01', From: '08:00', To: '12:00' };

  it('names the window in the site’s time zone, and is replaced by a new date', async () => {
    const desk = await openDesk(market(), 2);
    expect((await desk.seenByCustomer()).CalendarPath).toBeNull();
    expect((await visitor(2).get(`/api/orders/${desk.orderId}/termin.ics?token=${desk.customerToken()}`)).status).toBe(
      404,
    );
    await desk.done('accept', { Window: WINDOW });
    const { CalendarPath } = await desk.seenByCustomer();
    const response = await visitor(2).get(CalendarPath ?? '');
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = response.text.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0', 'TZID:Europe/Vienna', 'SEQUENCE:1']),
    );
    expect(lines).toContain('DTSTART;TZID=Europe/Vienna:20261201T080000');
    expect(lines).toContain('DTEND;TZID=Europe/Vienna:20261201T120000');
    expect(lines).toContain('DTSTAMP:20261121T110000Z');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.at(-1)).toBe('');
    expect(lines.filter((line) => line.startsWith('BEGIN:')).length).toBe(
      lines.filter((line) => line.startsWith('END:')).length,
    );
    const unfolded = response.text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('LOCATION:Anna Huber\\, Am Anger 3\\, 1000 Mößlingen 0');
    expect(unfolded).not.toMatch(/[^\r]\n/);

    await desk.done('propose-date', { ...WINDOW, Date: '2026-12-02' });
    await desk.shopper.client.post('/api/orders/answer-date', { OrderId: desk.orderId, IsAccepted: true });
    const moved = (await visitor(2).get(CalendarPath ?? '')).text;
    expect(moved).toContain('SEQUENCE:2');
    expect(moved).toContain('20261202T080000');
    expect(/UID:(.*)/.exec(moved)?.[1]).toBe(/UID:(.*)/.exec(response.text)?.[1]);
  });
});
