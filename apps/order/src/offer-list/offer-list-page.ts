import type { CalculatorConfiguration } from '@heizplatz/calculator';

/** What the loader found: offers that can be asked for, or the reason why not. */
export type OfferListPage =
  | { readonly kind: 'offers'; readonly configuration: CalculatorConfiguration }
  | { readonly kind: 'zip-code-missing'; readonly configuration: CalculatorConfiguration }
  | {
      readonly kind: 'amount-refused';
      readonly configuration: CalculatorConfiguration;
      readonly error: 'AMOUNT_REQ' | 'AMOUNT_MIN' | 'AMOUNT_MAX';
    }
  | { readonly kind: 'failed'; readonly configuration: CalculatorConfiguration; readonly requestId: string | null };
