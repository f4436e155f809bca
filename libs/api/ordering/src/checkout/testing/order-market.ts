import { PAYMENT_KINDS } from '@heizplatz/contract';
import { dealerPayments, dealers } from '@heizplatz/api-dealers';
import type { Database, Services } from '@heizplatz/api-platform';
import { type DatabaseTemplate, TEST_NOW, type TestApi, withApi } from '@heizplatz/api-platform/testing';
import { buildInPlace, type PriceBook } from '@heizplatz/api-pricing';
import { insertMarket, makeMarket } from '@heizplatz/api-pricing/testing';
import { eq } from 'drizzle-orm';
import { seedCreditRates } from '../../ratepay/credit-rate-repository';

/** What a spec may change of its market, and the API on it. */
export interface OrderMarket {
  readonly api: TestApi;
  /** After prices were changed in the database. */
  rebuildBook(): Promise<void>;
}

const SIZE = { seed: 11, dealers: 40, places: 12, branchesPerPlace: 12, productGroupIds: [3, 4, 10] } as const;

/** What the made-up dealers lack: everybody takes every kind but debits from everybody, after the dealer's own kinds. */
function furtherPayments(market: ReturnType<typeof makeMarket>): (typeof dealerPayments.$inferInsert)[] {
  const kinds = Object.values(PAYMENT_KINDS).flatMap(({ id, hasTerm, debitedBy }) =>
    hasTerm || debitedBy === 'dealer' ? [] : [id],
  );
  return market.dealers.flatMap(({ id: dealerId }) =>
    [1, 2, 3].flatMap((customerGroupId) =>
      kinds.map((paymentKindId) => ({
        dealerId,
        customerGroupId,
        paymentKindId,
        position: 5 + paymentKindId,
        termDays: 0,
      })),
    ),
  );
}

/** A small market of three countries whose dealers can be paid by debit and QR bill, and by credit where a provider is. */
async function fillMarket(db: Database): Promise<void> {
  const market = makeMarket(SIZE);
  await insertMarket(db, market);
  await db.insert(dealerPayments).values(furtherPayments(market)).onConflictDoNothing();
  await seedCreditRates(db);
  await db.update(dealers).set({ creditorId: 'DE98ZZZ09999999999' });
  await db.update(dealers).set({ qrIban: 'CH4431999123000889012', creditorId: null }).where(eq(dealers.countryId, 3));
}

const ORDER_MARKET: DatabaseTemplate = { name: 'order_market', fill: fillMarket };

/** An API on that market for a whole spec file. */
export function withOrderMarket(
  env: Record<string, string> = {},
  services: (made: Services) => Promise<Partial<Services>> = async () => ({}),
): () => OrderMarket {
  let book: PriceBook | undefined;
  const build = async (db: Database) => {
    book = await buildInPlace(db, TEST_NOW, { creditCountries: [] });
  };
  const api = withApi({
    env,
    template: ORDER_MARKET,
    services: async (made, db) => {
      await build(db);
      return {
        ...(await services(made)),
        priceBook: {
          current: () => {
            if (!book) throw new Error('no price book');
            return book;
          },
        },
      };
    },
  });
  return () => ({ api: api(), rebuildBook: () => build(api().db) });
}
