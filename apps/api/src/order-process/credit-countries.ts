import type { CountryId } from '@heizplatz/contract';

/**
 * Where instalments and RatePay may be offered. They are credit since 20.11.2026 (CCD2, KKG; market.md) and stay off
 * until standard information and the provider's check are built.
 */
export const CREDIT_COUNTRIES: Readonly<Record<CountryId, boolean>> = { 1: false, 2: false, 3: false };
