import { type SiteHosts, siteOrigin } from '@heizplatz/api-platform';
import { BRAND, siteById } from '@heizplatz/country';
import type { Order } from '../order/order';
import { addressLines, amountText, goodsText } from '../order-view/order-figures';
import type { Seller } from '../order/seller-repository';

const LINE_OCTETS = 75;

/** RFC 5545 section 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Section 3.1: lines of at most 75 octets, what is longer goes on behind a space; no character is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** Berlin, Vienna and Zurich change together, since 1996. */
const timeZone = (id: string): string[] => [
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
];

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
const local = (date: string, time: string): string => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

export interface CalendarParts {
  readonly seller: Seller;
  /** Grows by one with every new date, so that a calendar replaces the one that it has. */
  readonly sequence: number;
  readonly now: Date;
  readonly config: SiteHosts;
}

/**
 * The delivery window as an iCalendar file (RFC 5545) in the site's time zone; null without a window. A plain file without
 * METHOD: publishing (RFC 5546) would need an organizer whom calendars answer.
 */
export function calendarFile(order: Order, { seller, sequence, now, config }: CalendarParts): string | null {
  const { deliveryWindow: window } = order;
  if (!window) return null;
  const site = siteById(order.countryId);
  const { timeZone: zone } = site;
  // A port is none of its business: with another one it would be another event.
  const domain = new URL(siteOrigin(order.countryId, config)).hostname;
  const description = `${goodsText(order)}, ${amountText(order)}\nBestellung ${order.number}\n${seller.company}, Telefon ${seller.phone}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND}//Liefertermin//DE`,
    'CALSCALE:GREGORIAN',
    ...timeZone(zone),
    'BEGIN:VEVENT',
    `UID:${order.id}@${domain}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=${zone}:${local(window.Date, window.From)}`,
    `DTEND;TZID=${zone}:${local(window.Date, window.To)}`,
    `SUMMARY:${escaped(`Lieferung: ${order.offer.ProductName}`)}`,
    `LOCATION:${escaped(addressLines(order.deliveryAddresses[0].Address).join(', '))}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
