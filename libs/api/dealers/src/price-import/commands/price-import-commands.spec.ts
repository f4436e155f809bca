import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedGoods, seedPlaces } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type PriceFileReading } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { findDealerBySlug } from '../../dealers/dealer-repository';
import { priceLists } from '../../dealers/schema';
import { takeDealerFile } from '../files/take-dealer-file';
import { insertImport, lockImport } from '../price-import-repository';
import { priceImports } from '../schema';
import { importFiles } from '../tables/import-files';
import { executePriceImport } from './execute-price-import';
import {
  isAllowed,
  PRICE_IMPORT_COMMANDS,
  type PriceImportCommand,
  type PriceImportState,
  staffActions,
} from './price-import-commands';

const EXAMPLES = join(__dirname, '../examples');
const example = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8');
const SLUG = 'tannhof-holzwaerme';
const TODAY = example('prices.csv').replaceAll('2026-11-16', '2026-11-21');
const STATES: readonly PriceImportState[] = ['held', 'taken', 'refused'];
const READING: PriceFileReading = { Changes: [], BadLines: [], UnchangedCount: 0 };
const DECISIONS = ['acceptImport', 'refuseImport'] as const;

async function fillMarket(db: Database): Promise<void> {
  await seedPlaces(db);
  await seedGoods(db);
  const files = readdirSync(EXAMPLES).map((name) => ({ name, text: example(name) }));
  await importFiles(db, files, { isDryRun: false, acceptsJumps: false });
}

const api = withApi({ handlers: [], prepare: fillMarket });
const listCount = () => api().db.$count(priceLists);
const dealerId = async () => (await findDealerBySlug(api().db, SLUG))?.id ?? 0;

/** A file that raises the price by more than 15 %; each its own, so that none is known. */
let cents = 0;
const jumping = () => TODAY.replace('364,37', `464,${String((cents += 1) + 10)}`);

async function importIn(state: PriceImportState): Promise<number> {
  return insertImport(api().db, {
    ...{ dealerId: await dealerId(), state, fileName: 'preise.csv', content: jumping(), contentHash: `${cents}` },
    ...{ skipsBadLines: false, changeCount: 1, jumpCount: 1, badLineCount: 0 },
    ...{ receivedAt: TEST_NOW, receivedFrom: 'Dora Hagen' },
  });
}

describe('the table of a price file’s commands', () => {
  it.each(DECISIONS.flatMap((name) => STATES.map((state) => [name, state] as const)))(
    '%s of one that is %s does what it says, or is refused',
    async (command, state) => {
      const { from, to, writesPrices, isAudited }: PriceImportCommand = PRICE_IMPORT_COMMANDS[command];
      const id = await importIn(state);
      const before = await listCount();
      const note = jest.fn();
      const executed = api().db.transaction(async (tx) => {
        const row = await lockImport(tx, id);
        if (!row) throw new Error('no import');
        const decidedBy = { decidedBy: 'Dora Hagen', decidedById: 7, reason: 'abgesprochen' };
        const decision = { command, row, ...decidedBy, reading: READING };
        return executePriceImport(tx, decision, { now: new Date(TEST_NOW.getTime() + cents), audit: { note } });
      });
      const isExpected = from.includes(state);
      expect(isAllowed(command, state)).toBe(isExpected);
      if (isExpected) expect(await executed).toBe(id);
      else await expect(executed).rejects.toMatchObject({ code: 'CONFLICT', options: { context: { State: state } } });
      const [row] = await api().db.select().from(priceImports).where(eq(priceImports.id, id));
      expect([row?.state, row?.decidedBy]).toEqual(isExpected ? [to, 'Dora Hagen'] : [state, null]);
      expect((await listCount()) - before).toBe(isExpected && writesPrices ? 1 : 0);
      expect(note).toHaveBeenCalledTimes(isExpected && isAudited ? 1 : 0);
      if (isExpected)
        expect(note).toHaveBeenCalledWith(expect.objectContaining({ before: { state }, reason: 'abgesprochen' }));
    },
  );

  it.each([
    ['without a jump is taken', () => TODAY.replace('364,37', '464,00'), false, 'takeFile'],
    ['with a jump is held', () => TODAY.replace('364,37', '600,00'), false, 'holdFile'],
    [
      'with a jump and wrong lines that are left out is held',
      () => TODAY.replace('364,37', '600,00').replace(';975;', ';;'),
      true,
      'holdFile',
    ],
    ['with wrong lines is not kept', () => TODAY.replace('364,37', '600,00').replace(';975;', ';;'), false, null],
    ['without a change is not kept', () => TODAY.replace('364,37', '464,00'), false, null],
  ] as const)('a received file %s', async (_, content, skipsBadLines, command) => {
    const before = [await listCount(), await api().db.$count(priceImports)];
    const file = { dealerId: await dealerId(), dealerKey: SLUG, name: 'preise.csv', content: content() };
    const taking = {
      now: new Date(TEST_NOW.getTime() + 60_000),
      receivedFrom: 'Dora Hagen',
      receivedById: 7,
      isDryRun: false,
      skipsBadLines,
      needsApproval: false,
    };
    const { State } = await takeDealerFile(api().db, file, taking);
    const expected: PriceImportCommand | null = command && PRICE_IMPORT_COMMANDS[command];
    expect(State).toBe(expected?.to ?? 'refused');
    const after = [await listCount(), await api().db.$count(priceImports)];
    expect(after).toEqual([(before[0] ?? 0) + (expected?.writesPrices ? 1 : 0), (before[1] ?? 0) + (expected ? 1 : 0)]);
  });

  it('is what the screen offers', () => {
    expect(staffActions('held', false)).toEqual({ Accept: true, Refuse: true });
    expect(staffActions('held', true)).toEqual({ Accept: false, Refuse: true });
    expect([staffActions('taken', false), staffActions('refused', false)]).toEqual(
      Array(2).fill({ Accept: false, Refuse: false }),
    );
  });

  it('lets those execute a command whom its calls let in', () => {
    expect([CALLS.takePriceFile, CALLS.importDealerPrices].map(({ access }) => access.kind)).toEqual([
      'roles',
      'dealer-key',
    ]);
    expect(CALLS.decidePriceImport.access.kind).toBe('roles');
    const actors = Object.entries(PRICE_IMPORT_COMMANDS).map(([name, { by }]) => [name, by]);
    expect(Object.fromEntries(actors)).toEqual({
      ...{ takeFile: ['staff', 'dealer'], holdFile: ['staff', 'dealer'] },
      ...{ acceptImport: ['staff'], refuseImport: ['staff'] },
    });
  });
});
