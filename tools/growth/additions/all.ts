import type { Addition } from '../addition.ts';
import { COUNTRY } from './country.ts';
import { FUEL } from './fuel.ts';
import { PAYMENT_KIND } from './payment-kind.ts';

export const ADDITIONS: readonly Addition[] = [FUEL, COUNTRY, PAYMENT_KIND];
