import { insertAdvertiser } from '@heizplatz/api-advertising/testing';
import { seedGoods } from '@heizplatz/api-catalog';
import { contentVersions, flushLater, publishPlanned } from '@heizplatz/api-content';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { flushedBy, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';

const api = withApi({ prepare: seedGoods });
let staff: TestClient;
let advertiserId = 0;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'ines@example.com', roles: [ROLES.admin] });
  staff = await loggedIn(api(), 'ines@example.com');
  advertiserId = await insertAdvertiser(api().db, { name: 'Ofenbau Lindner' });
});

const flushed = (action: () => Promise<unknown>) => flushedBy(api(), action);

it('a menu', async () => {
  const Entries = [{ Text: 'News', Href: '/news', IsHidden: false }];
  const body = { CountryId: 1, Menu: 'main', Version: 0, Entries };
  expect(await flushed(() => staff.call(CALLS.saveMenu, { body }))).toEqual(['menus']);
});

it('a note that is saved, and one that is removed', async () => {
  const body = {
    ...{ PromptId: null, Version: 0, CountryId: 1, Place: 'news', Tone: 'warn', Title: 'Frost', Text: 'Kalt.' },
    ...{ Href: '/hilfe', LinkText: 'Hilfe', IsDraft: false, StartsAt: '2026-11-20T06:00:00.000Z', EndsAt: null },
  };
  let PromptId = 0;
  const save = async () => (PromptId = (await staff.call(CALLS.savePrompt, { body })).Id);
  expect(await flushed(save)).toEqual(['prompts']);
  const removal = { body: { PromptId, Version: 1 } };
  expect(await flushed(() => staff.call(CALLS.removePrompt, removal))).toEqual(['prompts']);
});

it('an article', async () => {
  const body = {
    ...{ NewsId: null, Version: 0, CountryIds: [1], Title: 'Große Kälte', Teaser: 'Ja.', Topic: 'markt' },
    ...{ ArticleString: '', PictureKey: null, IsFeatured: false, Spelling: [], Act: 'publish', GoesLiveAt: null },
    Blocks: [{ Kind: 'rich', Runs: [{ Text: 'Draußen ist es kalt.', Href: '/hilfe' }] }],
  };
  expect(await flushed(() => staff.call(CALLS.saveArticle, { body }))).toEqual(['news', 'pages']);
});

const PAGE = { Description: '', ValidFrom: null, CountryId: 1, Kind: 'page', PageId: null, Version: 0, Topic: null };

it('a page that is published, and nothing while its draft is written', async () => {
  const saved = { body: { ...PAGE, Title: 'Lager', Path: '/lager-neu' } };
  const { Id: PageId } = await staff.call(CALLS.savePage, saved);
  let Version = 1;
  const write = async () => {
    const draft = { ...saved.body, PageId, Version, Title: 'Lager und Silo' };
    Version = (await staff.call(CALLS.savePage, { body: draft })).Version;
  };
  expect(await flushed(write)).toEqual([]);
  const body = { PageId, Version, Act: 'publish', At: null };
  expect(await flushed(() => staff.call(CALLS.actOnPage, { body }))).toEqual(['news', 'pages']);
});

it('a planned page, once its time has come', async () => {
  const saved = { body: { ...PAGE, Title: 'Ab Dezember', Path: '/ab-dezember' } };
  const { Id: PageId, Version } = await staff.call(CALLS.savePage, saved);
  await staff.call(CALLS.actOnPage, { body: { PageId, Version, Act: 'plan', At: '2026-12-01T06:00:00.000Z' } });
  const [planned] = await api().db.select().from(contentVersions).where(eq(contentVersions.contentId, PageId));
  const { db, services, app } = api();
  const publishAt = (time: string) =>
    flushed(() =>
      publishPlanned.run(
        { versionId: planned?.id ?? 0 },
        { db, services, clock: () => new Date(time), random: () => 0.5, log: app.log, isLastAttempt: true },
      ),
    );
  expect(await publishAt('2026-11-30T06:00:00.000Z')).toEqual([]);
  expect(await publishAt('2026-12-01T06:00:00.000Z')).toEqual(['news', 'pages']);
  // Live already.
  expect(await publishAt('2026-12-01T06:00:01.000Z')).toEqual([]);
});

it('what is shown by its time, when that begins or ends', async () => {
  const { db, services } = api();
  await db.transaction((tx) => flushLater(services.jobs, tx, { tags: ['prompts'], at: new Date() }));
  expect(await flushed(() => api().runJobs())).toEqual(['prompts']);
});

it('the words of a picture, and one that is removed', async () => {
  const png = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const File = { FileName: 'a.png', ContentBase64: png.toString('base64') };
  const { Key, Version } = await staff.call(CALLS.uploadMedium, {
    body: { File, Alt: 'Ein Lager', IsDecorative: false },
  });
  const body = { Key, Version, FileName: 'silo', Alt: 'Ein Silo', IsDecorative: false };
  expect(await flushed(() => staff.call(CALLS.saveMedium, { body }))).toEqual(['news', 'pages']);
  const removal = { body: { Key } };
  expect(await flushed(() => staff.call(CALLS.removeMedium, removal))).toEqual(['news', 'pages']);
});

it('a VAT rate that comes, and one that is taken back', async () => {
  const rate = { CountryId: 1, ProductGroupId: 3, ProductId: 0, ValidFrom: '2027-01-01', Percent: 8.5, Reason: 'x' };
  expect(await flushed(() => staff.call(CALLS.addVatRate, { body: rate }))).toEqual(['dealers', 'goods', 'prices']);
  const body = { RateId: '1-3-0-2027-01-01', Reason: 'Tippfehler' };
  expect(await flushed(() => staff.call(CALLS.removeVatRate, { body }))).toEqual(['dealers', 'goods', 'prices']);
});

describe('adverts:', () => {
  let AdvertId = 0;
  let CampaignId = 0;
  let SlotId = 0;

  it('one that is saved, and its state', async () => {
    const body = {
      ...{ AdvertId: null, Version: 0, CountryId: 1, AdvertiserId: advertiserId, SlotTypeId: 1, PaidBy: '' },
      ...{ Name: 'Kachelofen', Html: '<p>Ein Ofen</p>', Styles: '', LandingUrl: 'https://shop.example/ofen' },
      ...{ OnBehalfOf: 'Ofenbau Lindner GmbH', Reason: 'Gebucht.' },
    };
    const save = async () => (AdvertId = (await staff.call(CALLS.saveAdvert, { body })).Id);
    expect(await flushed(save)).toEqual(['adverts']);
    const command = { body: { AdvertId, Version: 1, Act: 'submit' } };
    expect(await flushed(() => staff.call(CALLS.setAdvertState, command))).toEqual(['adverts']);
  });

  it('a campaign that is saved, extended and paused', async () => {
    const body = {
      ...{ CampaignId: null, Version: 0, CountryId: 1, AdvertiserId: advertiserId, CampaignTypeId: 1, Name: 'Winter' },
      ...{ StartsOn: '2026-11-20', EndsOn: '2026-11-30', ZipRanges: [], TargetImpressions: 1000 },
      ...{ CapImpressions: null, CapImpressionsPerDay: null },
    };
    const save = async () => (CampaignId = (await staff.call(CALLS.saveCampaign, { body })).Id);
    expect(await flushed(save)).toEqual(['adverts']);
    const longer = { body: { CampaignId, Version: 1, EndsOn: '2026-12-05' } };
    expect(await flushed(() => staff.call(CALLS.extendCampaign, longer))).toEqual(['adverts']);
    const pause = { body: { CampaignId, Version: 2, Pauses: true, Reason: 'Auf Wunsch' } };
    expect(await flushed(() => staff.call(CALLS.pauseCampaign, pause))).toEqual(['adverts']);
  });

  it('a slot that is saved and switched off', async () => {
    const body = {
      ...{ SlotId: null, Version: 0, CountryId: 1, SlotTypeId: 1, Key: 'startseite', Name: 'Startseite', Page: '/' },
      ...{ AppliesZipFiltering: true, Items: [] },
    };
    const save = async () => (SlotId = (await staff.call(CALLS.saveSlot, { body })).Id);
    expect(await flushed(save)).toEqual(['adverts']);
    const off = { body: { SlotId, IsOn: false, Reason: 'Anzeige verärgert' } };
    expect(await flushed(() => staff.call(CALLS.switchSlot, off))).toEqual(['adverts']);
  });

  it('an advertiser that is blocked', async () => {
    const body = {
      ...{ AdvertiserId: advertiserId, Version: 1, Name: 'Ofenbau Lindner', IsBlocked: true },
      ...{
        Company: 'Ofenbau Lindner GmbH',
        Address: 'Torfweg 2, 24103 Kiel',
        ContactName: 'Ruth Lind',
        PartnerEmail: '',
      },
      ...{ EmailAddress: 'werbung@example.com', Website: 'https://shop.example' },
    };
    expect(await flushed(() => staff.call(CALLS.saveAdvertiser, { body }))).toEqual(['adverts']);
  });
});
