import type { ListConfiguration } from '../../../shared/offer/list-configuration';

/** The loader's result: offers that can be requested, or the reason why not. */
export type OfferListPage =
  | { readonly kind: 'offers'; readonly configuration: ListConfiguration }
  | { readonly kind: 'zip-code-missing'; readonly configuration: ListConfiguration }
  | {
      readonly kind: 'amount-refused';
      readonly configuration: ListConfiguration;
      readonly error: 'AMOUNT_REQ' | 'AMOUNT_MIN' | 'AMOUNT_MAX';
    }
  | { readonly kind: 'failed'; readonly configuration: ListConfiguration; readonly requestId: string | null };
