import type { DeliveredWeight } from '@heizplatz/contract';

/** 5.820 of 6.000 kg: within 10 %. */
export const buildDelivered = (overrides: Partial<DeliveredWeight> = {}): DeliveredWeight => ({
  OrderedAmount: 6000,
  DeliveredAmount: 5820,
  UnitPrice: 373,
  TotalPrice: 2220.09,
  Deposit: 0,
  IsToConfirm: false,
  NeedsConsent: false,
  TotalWithConsent: null,
  Consent: null,
  ReportedAt: '2026-12-10T09:40:00.000Z',
  ...overrides,
});
