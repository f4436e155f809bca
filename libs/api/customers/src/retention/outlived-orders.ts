import { type Database, endedBefore, type FileStore, isoDay, localDay, TERMS } from '@heizplatz/api-platform';
import { COUNTRY_IDS } from '@heizplatz/country';
import { GONE } from '@heizplatz/identity';
import { anonymiseOrders } from '../account-deletion/anonymise-orders';
import { type EndedOrders, eraseBankDetails, lockEndedOrders } from './outlived-order-repository';
import { getRetention, WITHOUT_CONTRACT } from './retention';
import { RETENTION_RULES } from './retention-catalogue';

const BATCH = 100;
/** Each is locked for as long as its statement runs. */
const BANK_BATCH = 1000;

/** Documents before this day may be out of legal retention; the rule itself decides (retention.ts). */
function lastPapers(day: string) {
  const thisYear = Number(day.slice(0, 4));
  return COUNTRY_IDS.map((countryId) => {
    const rules = RETENTION_RULES.filter((rule) => rule.countryId === countryId && rule.validFrom <= day);
    const years = Math.min(...rules.map((rule) => rule.years));
    // A day early, since a year begins by local time.
    return { countryId, before: new Date(Date.UTC(thisYear - years, 0, 2)) };
  });
}

/** Gives the last order that was looked at; null: there was none. */
async function endBatch(
  tx: Database,
  { candidates, afterId, now, files }: { candidates: EndedOrders; afterId: string | null; now: Date; files: FileStore },
): Promise<string | null> {
  const day = isoDay(localDay(now));
  const orders = await lockEndedOrders(tx, candidates, { erasedEmail: GONE, limit: BATCH, afterId });
  const ended = orders.filter((order) => getRetention(order, RETENTION_RULES, day) === null);
  await anonymiseOrders(
    tx,
    ended.map(({ id }) => id),
    files,
  );
  return orders.at(-1)?.id ?? null;
}

/** Removes personal data from orders, whoever placed them, once neither a law nor an open matter requires it. */
export async function endOrders(db: Database, now: Date, files: FileStore): Promise<void> {
  const hadNoContract = {
    states: WITHOUT_CONTRACT,
    answerDueBefore: endedBefore(TERMS.orderWithoutContract, now),
  };
  const hasEnded = { notInStates: WITHOUT_CONTRACT, lastPapers: lastPapers(isoDay(localDay(now))) };
  for (const candidates of [hadNoContract, hasEnded])
    for (let afterId: string | null = null; ;) {
      const lastId = await db.transaction((tx) => endBatch(tx, { candidates, afterId, now, files }));
      if (lastId === null) break;
      afterId = lastId;
    }
}

/** Removes IBANs of orders without further debits or refunds; the mandate's number is retained. */
export async function endBankDetails(db: Database, now: Date): Promise<void> {
  const before = endedBefore(TERMS.bankDetails, now);
  while ((await eraseBankDetails(db, before, BANK_BATCH)) === BANK_BATCH) continue;
}
