import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { importQuotations } from './import-quotations';
import { pricesHandlers } from '../place-prices/prices-handlers';
import { priceFactors } from './schema';

const api = withApi({ handlers: pricesHandlers });
const read = (...lines: string[]) => importQuotations(api().db, ['faktor;tag;kurs', ...lines].join('\r\n'));
const rows = () => api().db.select().from(priceFactors).orderBy(priceFactors.factorId);

describe('the import of quotations', () => {
  it('keeps each day, with nothing where markets were closed, and shows them', async () => {
    expect(await read('1;2026-11-17;64,35', '1;2026-11-20;65.1', '4;2026-11-20;1,2345')).toMatchObject({ added: 3 });
    expect(await rows()).toEqual([
      { factorId: 1, firstDay: '2026-11-17', daily: [643_500, 0, 0, 651_000] },
      { factorId: 4, firstDay: '2026-11-20', daily: [12_345] },
    ]);
    const { Factors } = await api()
      .visitor(3)
      .call(CALLS.priceFactors, { query: { countryId: 3 } });
    expect(Factors.map(({ Id }) => Id)).toEqual([1, 4]);
  });

  it('adds earlier and later days, and corrects what is known', async () => {
    const result = await read('1;2026-11-20;65,2', '1;2026-11-16;64', '1;2026-11-21;66', '1;2026-11-17;64,35');
    expect(result).toEqual({ errors: [], added: 2, changed: 1 });
    const [crude] = await rows();
    expect(crude).toEqual({ factorId: 1, firstDay: '2026-11-16', daily: [640_000, 643_500, 0, 0, 652_000, 660_000] });
  });

  it('takes nothing of a file with a wrong line, and names each', async () => {
    const before = await rows();
    const lines = [
      '2;2026-11-20;600',
      '5;2026-11-20;100',
      '1;2026-02-30;1',
      '1;0026-11-20;1',
      '1;2026-11-20;-3',
      '1;2026-11-20',
    ];
    const { errors, added } = await read(...lines);
    expect(errors.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
    expect(errors[0]?.message).toContain("The factor '5' does not exist");
    expect(added).toBe(0);
    expect(await rows()).toEqual(before);
  });

  it('refuses a file with another header', async () => {
    expect(await importQuotations(api().db, 'datum;wert\n2026-11-20;1')).toMatchObject({
      errors: [{ line: 1, message: 'The header must be faktor;tag;kurs' }],
    });
  });
});
