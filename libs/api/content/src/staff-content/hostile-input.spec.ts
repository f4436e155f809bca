import { identityHandlers } from '@heizplatz/api-identity';
import { HOSTILE_HTML, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { contentHandlers } from '../content-pages/content-handlers';
import { HOSTILE_LINKS } from '../content-pages/testing/hostile-links';
import { staffContentHandlers } from './staff-content-handlers';
import { editor } from './testing/editor';

const api = withApi({ handlers: [...identityHandlers, ...contentHandlers, ...staffContentHandlers] });
let staff: TestClient;
beforeAll(async () => {
  staff = await editor(api());
});

const page = (Path: string) =>
  staff.call(CALLS.savePage, {
    body: {
      ...{ PageId: null, Version: 0, CountryId: 1, Kind: 'page', Path, Topic: null },
      ...{ Title: 'Seite', Description: '', ValidFrom: null },
    },
  });
const send = (target: { Id: number; Version: number }, Blocks: unknown) =>
  staff.post(CALLS.savePageBlocks.path, { PageId: target.Id, Version: target.Version, Blocks });

it('keeps a hundred hostile texts as plain text, letter by letter', async () => {
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(100);
  const texts = HOSTILE_HTML.filter((text) => !text.includes('\0'));
  const Blocks = texts.flatMap((Text) => [
    { Kind: 'text', Text },
    { Kind: 'rich', Runs: [{ Text, Style: 'strong' }] },
  ]);
  const pages = await Promise.all([0, 1].map((half) => page(`/boese-${half}`)));
  for (const [half, target] of pages.entries()) {
    const own = Blocks.slice(half * 120, half * 120 + 120);
    const saved = await staff.call(CALLS.savePageBlocks, {
      body: { PageId: target.Id, Version: target.Version, Blocks: JSON.parse(JSON.stringify(own)) },
    });
    expect(saved.Blocks).toEqual(own);
  }
});

it.each(HOSTILE_LINKS)('refuses the link %j', async (Href) => {
  const target = await page(`/link-${HOSTILE_LINKS.indexOf(Href)}`);
  const action = { Kind: 'action', Title: 'T', Text: 'x', LinkText: 'y', Href };
  for (const block of [
    { Kind: 'rich', Runs: [{ Text: 'x', Href }] },
    { Kind: 'faq', Items: [{ Question: 'x', Answer: [{ Text: 'x', Href }] }] },
    { Kind: 'links', Title: 'T', Items: [{ Href, Text: 'x', Note: '' }] },
    action,
  ])
    expect((await send(target, [block])).status).toBe(400);
});

it.each([
  [{ Kind: 'html', Html: '<b>x</b>' }],
  [{ Kind: 'text', Text: 'a\0b' }],
  [{ Kind: 'text', Text: '\ud800' }],
  [{ Kind: 'rich', Runs: [{ Text: 'x', Style: 'script' }] }],
  [{ Kind: 'table', Caption: '', Columns: [{ Label: 'a', IsNumeric: false }], Rows: [['1', '2']] }],
  [{ Kind: 'picture', MediaKey: '../../etc/passwd', Caption: '' }],
  [{ Kind: 'text', Text: 'x'.repeat(200_001) }],
])('refuses what is no block of a page: case %#', async (block) => {
  const target = await page(`/block-${Math.abs(JSON.stringify(block).length)}-${block.Kind}`);
  expect((await send(target, [block])).status).toBe(400);
});

it('drops what a block does not have', async () => {
  const target = await page('/mehr-felder');
  const response = await send(target, [{ Kind: 'text', Text: 'a', onclick: 'pwned()', __proto__: { x: 1 } }]);
  expect([response.status, response.text.includes('pwned')]).toEqual([200, false]);
});
