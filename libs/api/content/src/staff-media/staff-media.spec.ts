import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { addContents } from '../content-pages/add-contents';
import { contentHandlers } from '../content-pages/content-handlers';
import { contents, contentVersions } from '../content-pages/schema';
import { staffMediaHandlers } from './staff-media-handlers';

const api = withApi({ handlers: [...identityHandlers, ...contentHandlers, ...staffMediaHandlers] });
let editor: TestClient;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'editor@example.com', roles: [ROLES.editor] });
  await insertCustomer(api(), { email: 'marketing@example.com', roles: [ROLES.marketing] });
  editor = await loggedIn(api(), 'editor@example.com');
});

const picture = (width: number, red = 200) =>
  sharp({ create: { width, height: 400, channels: 3, background: { r: red, g: 90, b: 40 } } });
const file = (FileName: string, bytes: Buffer | string) => ({
  FileName,
  ContentBase64: Buffer.from(bytes).toString('base64'),
});
const upload = (File: object, description: object = { Alt: 'Ein Lager', IsDecorative: false }) =>
  editor.post(CALLS.uploadMedium.path, { File, ...description });
const uploaded = async (File: object) => {
  const body = { File, Alt: 'Ein Lager', IsDecorative: false };
  return editor.call(CALLS.uploadMedium, { body });
};

describe('POST /api/support/cms/medien/hochladen', () => {
  it('draws a picture anew in the widths of pages, without what its file told of place and camera', async () => {
    const bytes = await picture(2000)
      .withExif({ IFD0: { Copyright: 'Geheimnis' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Geheimnis')).toBe(true);
    const medium = await uploaded(file('../Mein Lager.exe', bytes));
    expect(medium).toMatchObject({ FileName: 'Mein Lager.webp', ContentType: 'image/webp', Width: 1440, Height: 288 });
    const view = await editor.get(medium.Src);
    expect([view.status, view.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(view.text).not.toContain('Geheimnis');
    expect((await editor.get(medium.ThumbSrc ?? '')).status).toBe(200);
  });

  it('knows the same file again', async () => {
    const bytes = await picture(500, 10).png().toBuffer();
    const first = await uploaded(file('a.png', bytes));
    expect(await uploaded(file('b.png', bytes))).toEqual(first);
  });

  it.each([
    ['a program named as a picture', 'MZ program', 'MEDIA_TYPE'],
    ['a page', '<html><script>alert(1)</script></html>', 'MEDIA_TYPE'],
    ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'FILE_BROKEN'],
    ['a drawing with a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>', 'SVG_UNSAFE'],
    ['a drawing that listens', '<svg viewBox="0 0 1 1" onload="alert(1)"></svg>', 'SVG_UNSAFE'],
    ['a drawing that loads', '<svg viewBox="0 0 1 1"><rect fill="url(https://x.test/a)"/></svg>', 'SVG_UNSAFE'],
    ['a drawing that links', '<svg viewBox="0 0 1 1"><a href="javascript:alert(1)"/></svg>', 'SVG_UNSAFE'],
    ['a drawing with a page', '<svg viewBox="0 0 1 1"><foreignObject><b/></foreignObject></svg>', 'SVG_UNSAFE'],
    ['a drawing without a size', '<svg><path d="M0 0"/></svg>', 'FILE_BROKEN'],
  ])('refuses %s', async (_, content, code) => {
    const response = await upload(file('bild.png', content));
    expect([response.status, response.problem().errors]).toEqual([400, [{ path: 'body.File', code }]]);
  });

  it('takes a drawing of shapes and a paper', async () => {
    const svg =
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h9"/></svg>';
    expect(await uploaded(file('zeichen.svg', svg))).toMatchObject({ FileName: 'zeichen.svg', Width: 64, Height: 32 });
    const paper = await uploaded(file('Preisblatt.pdf', '%PDF-1.7 Preise'));
    expect(paper).toMatchObject({ ContentType: 'application/pdf', ThumbSrc: null });
    const { Rows } = await editor.call(CALLS.staffMedia, { query: { kind: 'pdf' } });
    expect(Rows).toEqual([paper]);
  });

  it('asks for words, unless the picture decorates', async () => {
    const bytes = await picture(100, 77).png().toBuffer();
    const missing = await upload(file('a.png', bytes), { Alt: ' ', IsDecorative: false });
    expect(missing.problem().errors).toEqual([{ path: 'body.Alt', code: 'ALT_MISSING' }]);
    expect((await upload(file('a.png', bytes), { Alt: '', IsDecorative: true })).status).toBe(200);
  });

  it('is the Editor’s; whoever writes news may choose', async () => {
    const marketing = await loggedIn(api(), 'marketing@example.com');
    expect((await marketing.get('/api/support/cms/medien')).status).toBe(200);
    expect((await marketing.post(CALLS.uploadMedium.path, {})).status).toBe(403);
    expect((await api().visitor().get('/api/support/cms/medien')).status).toBe(401);
  });
});

describe('a file of the library', () => {
  it('changes its words with its version alone', async () => {
    const { Key, Version } = await uploaded(file('c.png', await picture(90, 5).png().toBuffer()));
    const body = { Key, Version, FileName: 'silo', Alt: 'Ein Silo', IsDecorative: false };
    expect(await editor.call(CALLS.saveMedium, { body })).toMatchObject({
      FileName: 'silo.webp',
      Alt: 'Ein Silo',
      Version: 2,
    });
    const late = await editor.post(CALLS.saveMedium.path, body);
    expect([late.status, late.problem().context?.['Current']]).toEqual([409, expect.objectContaining({ Version: 2 })]);
    const { Rows } = await editor.call(CALLS.staffMedia, { query: { search: 'silo', use: 'unused' } });
    expect(Rows.map((row) => row.Key)).toEqual([Key]);
  });

  it('stays while a page uses it, and the refusal names the page', async () => {
    const { Key } = await uploaded(file('d.png', await picture(80, 6).png().toBuffer()));
    await addContents(api().db, [
      {
        ...{ countryId: 1, kind: 'info', path: '/info-center/bild', title: 'Das Bild', description: '' },
        blocks: [{ Kind: 'picture', MediaKey: Key, Caption: '' }],
        goesLiveAt: new Date('2026-01-01T00:00:00Z'),
      },
    ]);
    const { Uses, Medium } = await editor.call(CALLS.staffMedium, { params: { key: Key } });
    expect(Medium.UseCount).toBe(1);
    expect(Uses).toEqual([{ CountryId: 1, Path: '/info-center/bild', Title: 'Das Bild', IsCurrent: true }]);
    const refused = await editor.post(CALLS.removeMedium.path, { Key });
    expect([refused.status, refused.problem().detail]).toEqual([409, expect.stringContaining('„Das Bild“ (DE)')]);
    const { Rows } = await editor.call(CALLS.staffMedia, { query: { use: 'used' } });
    expect(Rows.map((row) => row.Key)).toEqual([Key]);
  });

  it('that old versions alone use is deleted, and leaves a gap in them', async () => {
    const { Key } = await uploaded(file('alt.png', await picture(80, 9).png().toBuffer()));
    const shows = { blocks: [{ Kind: 'picture' as const, MediaKey: Key, Caption: '' }], pictureKey: Key };
    const version = { title: 'Alt', description: '', authorName: 'Edda' };
    const [page] = await api()
      .db.insert(contents)
      .values({ countryId: 1, kind: 'page', path: '/altes-bild' })
      .returning();
    const contentId = page?.id ?? 0;
    const goesLiveAt = new Date('2026-01-01T00:00:00Z');
    await api()
      .db.insert(contentVersions)
      .values({ contentId, number: 1, state: 'live', goesLiveAt, ...version, ...shows });
    const bare = { contentId, ...version, blocks: [] };
    const later = new Date('2027-01-01T00:00:00Z');
    await api()
      .db.insert(contentVersions)
      .values({ ...bare, number: 2, state: 'planned', goesLiveAt: later });
    expect((await editor.post(CALLS.removeMedium.path, { Key })).status).toBe(409);
    await api().db.update(contentVersions).set({ state: 'live', goesLiveAt }).where(eq(contentVersions.number, 2));
    const { Uses } = await editor.call(CALLS.staffMedium, { params: { key: Key } });
    expect(Uses).toEqual([{ CountryId: 1, Path: '/altes-bild', Title: 'Alt', IsCurrent: false }]);
    expect(await editor.call(CALLS.removeMedium, { body: { Key } })).toEqual({ IsSuccess: true });
    const [old] = await api()
      .db.select()
      .from(contentVersions)
      .where(eq(contentVersions.number, 1))
      .orderBy(desc(contentVersions.id));
    expect(old?.pictureKey).toBeNull();
  });

  it('is gone with its bytes when nothing uses it', async () => {
    const { Key, Src } = await uploaded(file('e.png', await picture(700, 7).png().toBuffer()));
    expect(await editor.call(CALLS.removeMedium, { body: { Key } })).toEqual({ IsSuccess: true });
    expect((await editor.get(Src)).status).toBe(404);
    expect((await editor.get(`/api/support/cms/medien/${Key}`)).status).toBe(404);
    expect((await editor.post(CALLS.removeMedium.path, { Key })).status).toBe(404);
  });
});
