import { SITES } from '@heizplatz/country';
import { Gauge, type Registry } from 'prom-client';
import type { OperationState } from './operation-state';

/** Seconds since a moment; absent where there was none, which no number would say. */
const setAge = (gauge: Gauge<string>, labels: Record<string, string>, at: Date | null, now: Date): void => {
  if (at) gauge.set(labels, Math.max(0, (now.getTime() - at.getTime()) / 1000));
};

/**
 * Gauges of the database's state of orders, prices, mails and feeds: every node reports the same, so an alert takes
 * the maximum. The returned function sets them; null removes them all, since an outdated value would look like a good
 * one.
 */
export function defineMarketMetrics(registry: Registry): (state: OperationState | null, now: Date) => void {
  const registers = [registry];
  const labelNames = ['site'] as const;
  const ordersOfDay = new Gauge({
    name: 'heizplatz_orders_last_day',
    help: 'Orders placed in the last 24 hours',
    ...{ labelNames, registers },
  });
  const lastOrder = new Gauge({
    name: 'heizplatz_order_age_seconds',
    help: 'Age of the last order',
    ...{ labelNames, registers },
  });
  const overdue = new Gauge({
    name: 'heizplatz_orders_overdue',
    help: 'Orders whose dealer did not answer in time and that have not ended',
    registers,
  });
  const priceAge = new Gauge({
    name: 'heizplatz_price_age_seconds',
    help: "Age of the last change of any dealer's prices",
    ...{ labelNames, registers },
  });
  const mails = new Gauge({ name: 'heizplatz_mails_waiting', help: 'Mails that wait to be sent', registers });
  const mailAge = new Gauge({
    name: 'heizplatz_mail_oldest_age_seconds',
    help: 'Age of the oldest mail that waits',
    registers,
  });
  const mailsFailed = new Gauge({
    name: 'heizplatz_mails_failed_last_day',
    help: 'Mails of the last 24 hours whose attempts are used up',
    registers,
  });
  const feeds = new Gauge({
    name: 'heizplatz_price_feeds',
    help: "Dealers' programs that bring prices, by whether they still do",
    labelNames: ['state'],
    registers,
  });
  const heldFiles = new Gauge({
    name: 'heizplatz_price_files_held',
    help: 'Price files that wait for a member of staff',
    registers,
  });
  const all = [ordersOfDay, lastOrder, overdue, priceAge, mails, mailAge, mailsFailed, feeds, heldFiles];
  return (state, now) => {
    for (const gauge of all) gauge.reset();
    if (!state) {
      for (const gauge of [overdue, mails, mailsFailed, heldFiles]) gauge.set(Number.NaN);
      return;
    }
    for (const { countryId, ordersOfDay: count, lastOrderAt, pricesChangedAt } of state.sites) {
      const site = { site: SITES[countryId].domainExt };
      ordersOfDay.set(site, count);
      setAge(lastOrder, site, lastOrderAt, now);
      setAge(priceAge, site, pricesChangedAt, now);
    }
    overdue.set(state.overdueOrders.count);
    mails.set(state.mails.waiting);
    mailAge.set(state.mails.oldestAt ? (now.getTime() - state.mails.oldestAt.getTime()) / 1000 : 0);
    mailsFailed.set(state.mails.failedOfDay);
    const stopped = state.feeds.filter(({ hasStopped }) => hasStopped).length;
    feeds.set({ state: 'stopped' }, stopped);
    feeds.set({ state: 'delivering' }, state.feeds.length - stopped);
    heldFiles.set(state.heldFiles.count);
  };
}
