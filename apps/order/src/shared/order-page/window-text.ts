import type { DeliveryWindow } from '@heizplatz/contract';
import { formatLongDate, type Site } from '@heizplatz/country';

/** 'Do, 10.12.2026, 07:00–12:00 Uhr'. */
export const windowText = ({ Date: day, From, To }: DeliveryWindow, site: Site): string =>
  `${formatLongDate(day, site)}, ${From}–${To} Uhr`;
