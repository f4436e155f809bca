import { identityHandlers } from '@heizplatz/api-identity';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { POINT_PNG_BASE64, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type StaffAdvert } from '@heizplatz/contract';
import { desc, eq } from 'drizzle-orm';
import { advertsHandlers } from '../adverts/adverts-handlers';
import { adverts } from '../adverts/schema';
import { insertAdvert, insertAdvertiser, insertCampaign, insertSlot, place } from '../adverts/testing/insert-adverts';
import { staffAdvertsHandlers } from './staff-adverts-handlers';
import { person } from './testing/ad-people';

const api = withApi({ handlers: [...identityHandlers, ...advertsHandlers, ...staffAdvertsHandlers] });
let staff: TestClient;
let advertiserId: number;
beforeAll(async () => {
  staff = (await person(api(), 'admanager')).client;
  advertiserId = await insertAdvertiser(api().db, { name: 'Ofenbau Lindner' });
});

const newBody = () => ({
  ...({ AdvertId: null, Version: 0, CountryId: 1, AdvertiserId: advertiserId, SlotTypeId: 1 } as const),
  ...{ Name: 'Kachelofen', Html: '<p class="a">Ein Ofen</p>', Styles: '.a { color: #123 }', PaidBy: '' },
  ...{ LandingUrl: 'https://shop.example/ofen', OnBehalfOf: 'Ofenbau Lindner GmbH', Reason: 'Gebucht.' },
});
const toBody = ({
  Id,
  State: _,
  AdvertiserName: __,
  ApprovedAt: ___,
  ApprovedBy: ____,
  Places: _____,
  StylesFileName: ______,
  ...rest
}: StaffAdvert) => ({
  AdvertId: Id,
  ...rest,
});
const added = (changes = {}) => staff.call(CALLS.saveAdvert, { body: { ...newBody(), ...changes } });
const action = (advert: StaffAdvert, Command: 'submit' | 'approve' | 'pause' | 'resume' | 'archive') =>
  staff.call(CALLS.setAdvertState, { body: { AdvertId: advert.Id, Version: advert.Version, Act: Command } });
const publicContent = (id: number) => api().visitor().get(`/api/iam/content/${id}`);

describe('an advert', () => {
  it('is a draft that nobody sees until it is approved, and says by whom', async () => {
    const draft = await added();
    expect(draft).toMatchObject({ State: 'draft', Version: 1, Styles: '.a { color: #123 }', ApprovedBy: null });
    expect((await publicContent(draft.Id)).status).toBe(404);
    const submitted = await action(draft, 'submit');
    expect((await publicContent(draft.Id)).status).toBe(404);
    const approved = await action(submitted, 'approve');
    expect(approved).toMatchObject({
      State: 'approved',
      ApprovedBy: 'Mara Winkler',
      ApprovedAt: '2026-11-21T11:00:00.000Z',
    });
    expect((await publicContent(draft.Id)).json()).toMatchObject({ Html: '<p class="a">Ein Ofen</p>' });
    const paused = await action(approved, 'pause');
    expect((await publicContent(draft.Id)).status).toBe(404);
    expect((await action(paused, 'resume')).State).toBe('approved');
  });

  it('waits for approval again when what is shown changes', async () => {
    const approved = await action(await added(), 'approve');
    const changed = await staff.call(CALLS.saveAdvert, { body: { ...toBody(approved), Html: '<p>Anders</p>' } });
    expect(changed).toMatchObject({ State: 'submitted', ApprovedAt: null, ApprovedBy: null });
    expect((await publicContent(changed.Id)).status).toBe(404);
    const again = await action(changed, 'approve');
    const same = await staff.call(CALLS.saveAdvert, { body: toBody(again) });
    expect(same.State).toBe('approved');
  });

  it('is cleaned before it is kept, and stands in the audit log', async () => {
    const Html = '<p onclick="pwned()">Ein Ofen<script>pwned()</script><img src="https://evil.example/x.gif"></p>';
    const { Id } = await added({ Html });
    const [row] = await api().db.select().from(adverts).where(eq(adverts.id, Id));
    expect(row?.html).toBe('<p>Ein Ofen</p>');
    const [line] = await api()
      .db.select()
      .from(auditOutcomes)
      .innerJoin(auditLog, eq(auditLog.id, auditOutcomes.auditId))
      .orderBy(desc(auditOutcomes.auditId))
      .limit(1);
    expect(line?.audit_log).toMatchObject({ callId: 'saveAdvert', actorName: 'Mara Winkler' });
    expect(line?.audit_outcomes).toMatchObject({ after: { html: '<p>Ein Ofen</p>' } });
  });

  it.each([
    [{ Styles: '@import "https://evil.example/x.css";' }, 'Styles', 'STYLES_AT_RULE'],
    [{ Styles: '.a { position: fixed }' }, 'Styles', 'STYLES_PROPERTY'],
    [{ Html: '<script>pwned()</script>' }, 'Html', 'HTML_EMPTY'],
    [{ LandingUrl: 'javascript:pwned()' }, 'LandingUrl', 'LANDING_INV'],
    [{ AdvertiserId: 999_999 }, 'AdvertiserId', 'ADVERTISER_NXT'],
    [{ OnBehalfOf: ' ' }, 'OnBehalfOf', 'REQUIRED'],
    [{ Reason: '' }, 'Reason', 'REQUIRED'],
  ])('with %j is refused at its field', async (wrong, field, code) => {
    const response = await staff.post(CALLS.saveAdvert.path, { ...newBody(), ...wrong });
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path: `body.${field}`, code }] });
  });

  it('of an older version is refused with the newer one', async () => {
    const first = await added();
    await staff.call(CALLS.saveAdvert, { body: { ...toBody(first), Name: 'Neuer' } });
    const late = await staff.post(CALLS.saveAdvert.path, { ...toBody(first), Name: 'Älter' });
    expect(late.problem()).toMatchObject({ status: 409, context: { Current: { Version: 2, Name: 'Neuer' } } });
    const lateAction = await staff.post(CALLS.setAdvertState.path, { AdvertId: first.Id, Version: 1, Act: 'approve' });
    expect(lateAction.problem().code).toBe('VERSION_CONFLICT');
  });

  it('goes on out of fitting states alone', async () => {
    const draft = await added();
    const response = await staff.post(CALLS.setAdvertState.path, { AdvertId: draft.Id, Version: 1, Act: 'resume' });
    expect(response.problem()).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  it('is copied as a draft, for Switzerland without ß', async () => {
    const approved = await action(await added({ Html: '<p>Heiße Öfen</p>' }), 'approve');
    const copy = await staff.call(CALLS.duplicateAdvert, { body: { AdvertId: approved.Id, CountryId: 3 } });
    expect(copy).toMatchObject({
      State: 'draft',
      CountryId: 3,
      Html: '<p>Heisse Öfen</p>',
      Name: 'Kachelofen (Kopie)',
    });
  });

  it('is previewed as it would be served, without being kept', async () => {
    const before = await api().db.$count(adverts);
    const Html = '<p onclick="x()">Hier</p>';
    const query = { Html, Styles: '.a { color: red }', LandingUrl: '/pelletpreise' };
    const visible = await staff.call(CALLS.previewAdvert, { body: query });
    expect(visible).toMatchObject({ Html: '<p>Hier</p>', Errors: [] });
    expect((await api().visitor().get(`/api/iam/content/css/${visible.StylesFileName}`)).text).toBe(
      '.a { color: red }',
    );
    const wrong = await staff.call(CALLS.previewAdvert, { body: { ...query, Styles: '.a { content: "x" }' } });
    expect(wrong).toMatchObject({ StylesFileName: '', Errors: [{ Code: 'STYLES_PROPERTY' }] });
    expect(await api().db.$count(adverts)).toBe(before);
  });

  it('may show pictures that were uploaded, judged by their content', async () => {
    const { Path } = await staff.call(CALLS.uploadAdvertPicture, {
      body: { File: { FileName: 'ofen.exe', ContentBase64: POINT_PNG_BASE64 } },
    });
    expect(Path).toMatch(/^\/api\/iam\/content\/pictures\/ofen\.[\da-f]{16}\.png$/);
    expect((await api().visitor().get(Path)).headers['content-type']).toBe('image/png');
    const { Html } = await added({ Html: `<img src="${Path}" alt="Ofen">` });
    expect(Html).toContain(Path);
    for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7 x', '<html>']) {
      const File = { FileName: 'x.png', ContentBase64: Buffer.from(content).toString('base64') };
      expect((await staff.post(CALLS.uploadAdvertPicture.path, { File })).problem().status).toBe(400);
    }
  });

  it('that is not there is 404', async () => {
    expect((await staff.get('/api/support/adverts/999999')).problem().status).toBe(404);
    const body = { AdvertId: 999_999, CountryId: 1 };
    expect((await staff.post(CALLS.duplicateAdvert.path, body)).problem().status).toBe(404);
  });
});

describe('the list of adverts', () => {
  it('has places, end and figures, filtered by advertiser, state and country, and is a file', async () => {
    const { db } = api();
    const own = await insertAdvertiser(db, { name: 'Silofix' });
    const advertId = await insertAdvert(db, { advertiserId: own, name: 'Gewebesilo' });
    const campaignId = await insertCampaign(db, { advertiserId: own, endsOn: '2026-12-24' });
    const slotId = await insertSlot(db, { key: 'liste', name: 'Listenplatz' });
    await place(db, { slotId, campaignId, advertId });
    const item = { SlotId: slotId, CampaignId: campaignId, AdvertId: advertId };
    await api().visitor().post('/api/iam/impression', item);
    await api().visitor().post('/api/iam/click', item);
    const query = {
      advertiser: String(own),
      state: 'approved',
      country: '1',
      search: 'gewebe',
      sort: '-rate',
    } as const;
    expect((await staff.call(CALLS.staffAdverts, { query })).Rows).toEqual([
      {
        ...{ Id: advertId, CountryId: 1, Name: 'Gewebesilo', AdvertiserName: 'Silofix', State: 'approved' },
        ...{ SlotTypeId: 1, Slots: ['Listenplatz'], EndsOn: '2026-12-24', Impressions: 1, Clicks: 1 },
      },
    ]);
    for (const other of [{ state: 'draft' }, { country: '2' }, { search: 'nirgends' }] as const)
      expect((await staff.call(CALLS.staffAdverts, { query: { ...query, ...other } })).Total).toBe(0);
    for (const sort of ['name', 'advertiser', 'state', '-ends', 'rate', '-changed'])
      expect((await staff.call(CALLS.staffAdverts, { query: { sort } })).Total).toBeGreaterThan(0);
    expect((await staff.get('/api/support/adverts/ausgabe?format=csv&search=gewebesilo')).text).toMatch(/Silofix.*100/);
  });
});

describe('advertisers', () => {
  const fields = {
    ...{ Company: 'Dämmwerk GmbH', Address: 'Torfweg 2, 24103 Kiel', ContactName: 'Ruth Lind', IsBlocked: false },
    ...{ EmailAddress: 'werbung@example.com', Website: 'https://shop.example', PartnerEmail: '' },
  };
  const saved = (body: object) => staff.post(CALLS.saveAdvertiser.path, body);

  it('are added and changed; nothing of a blocked one is shown', async () => {
    const body = { AdvertiserId: null, Version: 0, Name: 'Dämmwerk', ...fields };
    const one = await staff.call(CALLS.saveAdvertiser, { body });
    expect(one).toMatchObject({ Name: 'Dämmwerk', Version: 1 });
    expect((await saved(body)).problem().errors).toEqual([{ path: 'body.Name', code: 'ADVERTISER_TAKEN' }]);
    const advert = await action(await added({ AdvertiserId: one.Id }), 'approve');
    expect((await publicContent(advert.Id)).status).toBe(200);
    const blocked = { ...body, AdvertiserId: one.Id, Version: 1, IsBlocked: true };
    await staff.call(CALLS.saveAdvertiser, { body: blocked });
    expect((await publicContent(advert.Id)).status).toBe(404);
    expect((await saved(blocked)).problem().code).toBe('VERSION_CONFLICT');
  });

  it('have an account for their figures only with the role for it', async () => {
    const { id } = await person(api(), 'werbepartner');
    const body = { AdvertiserId: null, Version: 0, Name: 'Mit Konto', ...fields };
    const wrong = await saved({ ...body, PartnerEmail: 'admanager@example.com' });
    expect(wrong.problem().errors).toEqual([{ path: 'body.PartnerEmail', code: 'ACCOUNT_NXT' }]);
    const one = await staff.call(CALLS.saveAdvertiser, { body: { ...body, PartnerEmail: 'Werbepartner@example.com' } });
    expect(one.PartnerEmail).toBe('werbepartner@example.com');
    expect(id).toBeGreaterThan(0);
  });
});
