import { priceSeries } from '@heizplatz/api-dealers';
import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { PRESS_LOGOS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import sharp from 'sharp';
import { renderPng } from './letters-as-paths';
import { logoDrawing } from './logo-drawing';
import { pressHandlers } from './press-handlers';
import { roundTicks } from './round-ticks';

const api = withApi({ handlers: [...identityHandlers, ...pressHandlers] });
let press: TestClient;

const CHART = '/api/support/presse/preise/diagramm';
const LOGO = '/api/support/presse/logo';

beforeAll(async () => {
  const series = { countryId: 1, placeKind: 'country', placeKey: '1', productId: 20, firstDay: '2026-11-14' };
  await api()
    .db.insert(priceSeries)
    .values({ ...series, dailyCents: [40_000, 40_100, 40_250] });
  await insertCustomer(api(), { email: 'presse@example.com', roles: [ROLES.press] });
  await insertCustomer(api(), { email: 'kunde@example.com', roles: [ROLES.customer] });
  press = await loggedIn(api(), 'presse@example.com');
});

describe('GET /api/support/presse/preise/diagramm', () => {
  it('is a drawing of shapes alone, in which no letter needs a font', async () => {
    const file = await press.get(`${CHART}?format=svg&by=day`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(file.headers['content-disposition']).toContain('filename="preis-de-20-2026-11-21.svg"');
    expect(file.text).not.toMatch(/<text|<image|<script|href/);
    // Three days: from the left edge to the right one.
    expect(file.text).toMatch(/d="M150 [\d.]+L845 [\d.]+L1540 [\d.]+"/);
  });

  it('is a picture for print', async () => {
    const file = await press.get(`${CHART}?by=week`);
    expect([file.status, file.headers['content-type'], file.text.slice(1, 4)]).toEqual([200, 'image/png', 'PNG']);
  });

  it.each([
    ['?country=2', 404],
    ['?product=999', 404],
    ['?from=2027-01-01', 404],
    ['?format=gif', 400],
    ['?from=2026-11-18&to=2026-11-17', 400],
  ])('refuses %s', async (query, status) => {
    expect((await press.get(`${CHART}${query}`)).status).toBe(status);
  });
});

describe('GET /api/support/presse/logo/{look}', () => {
  it.each(PRESS_LOGOS)('has the logo %s as drawing and picture', async (variant) => {
    const svg = await press.get(`${LOGO}/${variant}`);
    expect([svg.status, svg.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(svg.text).not.toMatch(/<text|<image|href/);
    const png = await press.get(`${LOGO}/${variant}?format=png`);
    expect(png.headers['content-disposition']).toContain(`filename="heizplatz-logo-${variant}.png"`);
    const { width, height, hasAlpha } = await sharp(await renderPng(logoDrawing(variant), 2)).metadata();
    expect([width, height, hasAlpha]).toEqual([variant === 'zeichen' ? 672 : 2304, 672, true]);
  });

  it('refuses one that there is not', async () => {
    expect((await press.get(`${LOGO}/bunt`)).problem()).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});

it('is the press’s', async () => {
  const customer = await loggedIn(api(), 'kunde@example.com');
  for (const path of [CHART, `${LOGO}/hell`]) {
    expect((await customer.get(path)).status).toBe(403);
    expect((await api().visitor().get(path)).status).toBe(401);
  }
});

it.each([
  [[301, 349.5], [300, 320, 340, 360], 0],
  [[400], [400, 410], 0],
  [[99.2, 99.9], [99.2, 99.4, 99.6, 99.8, 100], 1],
])('a grid for %j has round figures', (values, ticks, decimals) => {
  const grid = roundTicks(values);
  expect([grid.ticks.map((tick) => Math.round(tick * 100) / 100), grid.decimals]).toEqual([ticks, decimals]);
});
