import { join } from 'node:path';
import { API_MODULES, apiModuleOf, upwardImports } from './api-modules';
import { readImports } from './read-imports';

const ROOT = join(__dirname, '../..');
const SOURCE = 'apps/api/src/';
const imports = readImports(ROOT);
const between = (from: string, to: string) => upwardImports(new Map([[`${SOURCE}${from}`, [`${SOURCE}${to}`]]]));

describe("the API's modules", () => {
  it('import downward alone, and nothing of the composition root', () => {
    expect(upwardImports(imports)).toEqual([]);
  });

  it('hold every file but the composition root and the specs', () => {
    const composition = ['database/schema.ts', 'http/all-handlers.ts', 'jobs/all-jobs.ts'];
    const homeless = [...imports.keys()]
      .filter((file) => file.startsWith(SOURCE) && apiModuleOf(file) === undefined)
      .map((file) => file.slice(SOURCE.length))
      .filter((path) => path.includes('/') && !/\.spec\.ts$|(^|\/)testing\//.test(path))
      .filter((path) => !/^(demo|registry|key-rotation|process|database\/migrations)\//.test(path));
    expect(homeless.sort()).toEqual(composition);
  });

  it('name folders and files that exist', () => {
    const named: string[] = Object.values(API_MODULES).flat();
    const files = [...imports.keys()].map((file) => file.slice(SOURCE.length));
    expect(named.filter((area) => !files.some((file) => file === area || file.startsWith(`${area}/`)))).toEqual([]);
  });

  it.each([
    ['ordering → after-sales', 'orders/record-change.ts', 'cancellations/case-repository.ts'],
    ['platform → identity', 'http/register-calls.ts', 'identity/caller.ts'],
    ['pricing → customers', 'prices/daily-prices.ts', 'notifications/send-price-alerts.ts'],
    ['platform → apps/api', 'jobs/jobs.ts', 'jobs/all-jobs.ts'],
    ['catalog → apps/api', 'goods/schema.ts', 'demo/seed-demo.ts'],
  ])('are told of a planted import %s', (modules, from, to) => {
    expect(between(from, to)).toEqual([{ from: `${SOURCE}${from}`, to: `${SOURCE}${to}`, modules }]);
  });

  it.each([
    ['downward', 'cancellations/case-repository.ts', 'orders/order.ts'],
    ['within one', 'orders/order.ts', 'order-process/schema.ts'],
    ['by the composition root', 'registry/subscriptions.ts', 'cancellations/case-repository.ts'],
    ['by a spec', 'http/access-table.spec.ts', 'identity/caller.ts'],
  ])('may import %s', (_, from, to) => expect(between(from, to)).toEqual([]));
});
