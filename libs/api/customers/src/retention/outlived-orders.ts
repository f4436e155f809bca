import { type Database, endedBefore, type FileStore, isoDay, localDay, TERMS } from '@heizplatz/api-platform';
import { COUNTRY_IDS } from '@heizplatz/country';
import { anonymiseOrders, GONE } from '../account-deletion/anonymise-orders';
import { type EndedOrders, eraseBankDetails, lockEndedOrders } from './outlived-order-repository';
import { getRetention, WITHOUT_CONTRACT } from './retention';
import { RETENTION_RULES } from './retention-catalogue';

const BATCH = 100;

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

async function endBatch(tx: Database, candidates: EndedOrders, now: Date, files: FileStore): Promise<number> {
  const day = isoDay(localDay(now));
  const orders = await lockEndedOrders(tx, candidates, { erasedEmail: GONE, limit: BATCH });
  const ended = orders.filter((order) => getRetention(order, RETENTION_RULES, day) === null);
  await anonymiseOrders(
    tx,
    ended.map(({ id }) => id),
    files,
  );
  return ended.length;
}

/** Removes personal data from orders, whoever placed them, once neither a law nor an open matter requires it. */
export async function endOrders(db: Database, now: Date, files: FileStore): Promise<void> {
  const hadNoContract = {
    states: WITHOUT_CONTRACT,
    answerDueBefore: endedBefore(TERMS.orderWithoutContract, now),
  };
  const hasEnded = { notInStates: WITHOUT_CONTRACT, lastPapers: lastPapers(isoDay(localDay(now))) };
  for (const candidates of [hadNoContract, hasEnded])
    while ((await db.transaction((tx) => endBatch(tx, candidates, now, files))) === BATCH) continue;
}

/** Removes IBANs of orders without further debits or refunds; the mandate's number is retained. */
export async function endBankDetails(db: Database, now: Date): Promise<void> {
  await eraseBankDetails(db, endedBefore(TERMS.bankDetails, now));
}
