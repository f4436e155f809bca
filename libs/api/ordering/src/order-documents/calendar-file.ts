import { type SiteHosts, siteOrigin } from '@heizplatz/api-platform';
import { BRAND, siteById } from '@heizplatz/country';
import ical from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Order } from '../order/order';
import { addressLines, amountText, goodsText } from '../order-view/order-metrics';
import type { Seller } from '../order/seller-repository';

/** Berlin, Vienna and Zurich change together, since 1996. */
const timeZone = (id: string): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${id}`,
    'BEGIN:DAYLIGHT',
    'DTSTART:19960331T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'TZNAME:CEST',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:19961027T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'TZNAME:CET',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');

export interface CalendarParts {
  readonly seller: Seller;
  /** Grows by one with every new date, so that a calendar replaces the one that it has. */
  readonly sequence: number;
  readonly now: Date;
  readonly config: SiteHosts;
}

/**
 * The delivery window as an iCalendar file (RFC 5545) in the site's time zone; null without a window. A plain file
 * without METHOD: publishing (RFC 5546) would require an organizer to whom calendars reply.
 */
export function calendarFile(order: Order, { seller, sequence, now, config }: CalendarParts): string | null {
  const { deliveryWindow: window } = order;
  if (!window) return null;
  const { timeZone: name } = siteById(order.countryId);
  // A port is none of its business: with another one it would be another event.
  const domain = new URL(siteOrigin(order.countryId, config)).hostname;
  const local = (time: string) => Temporal.PlainDateTime.from(`${window.Date}T${time}`);
  const calendar = ical({ prodId: { company: BRAND, product: 'Liefertermin', language: 'DE' }, scale: 'gregorian' });
  // Named at the event alone: with a zone of the calendar's own, DTSTAMP would not be UTC.
  calendar.timezone({ name: null, generator: timeZone });
  calendar.createEvent({
    id: `${order.id}@${domain}`,
    stamp: now,
    sequence,
    start: local(window.From),
    end: local(window.To),
    timezone: name,
    summary: `Lieferung: ${order.offer.ProductName}`,
    location: addressLines(order.deliveryAddresses[0].Address).join(', '),
    description: `${goodsText(order)}, ${amountText(order)}\nBestellung ${order.number}\n${seller.company}, Telefon ${seller.phone}`,
  });
  return `${calendar.toString()}\r\n`;
}
