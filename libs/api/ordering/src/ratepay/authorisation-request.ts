import { siteById } from '@heizplatz/country';
import type { Address, CountryId } from '@heizplatz/contract';

export type CreditMethod = 'invoice' | 'debit' | 'instalments';

/** The content of the payment request to the provider. */
export interface AuthorisationRequest {
  readonly countryId: CountryId;
  readonly method: CreditMethod;
  readonly totalCents: number;
  /** Of instalments, with interest; else the same as totalCents. */
  readonly repaidCents: number;
  /** Of instalments; else null. */
  readonly months: number | null;
  readonly email: string;
  /** 'YYYY-MM-DD'. */
  readonly birthDate: string;
  /** Who pays: the invoice address, else the first delivery address. */
  readonly payer: Address;
  /** Whole, for a debit; else null. */
  readonly iban: string | null;
  readonly accountHolder: string | null;
  readonly deviceToken: string;
  /** Of instalments; else null. */
  readonly instalmentToken: string | null;
}

/** The request on the provider's wire. */
export function wireAuthorisation(request: AuthorisationRequest, merchant: { clientId: string; merchantId: string }) {
  const { payer, countryId } = request;
  return {
    clientId: merchant.clientId,
    merchantId: merchant.merchantId,
    method: request.method,
    currency: siteById(countryId).currency.code,
    totalCents: request.totalCents,
    repaidCents: request.repaidCents,
    months: request.months,
    deviceToken: request.deviceToken,
    instalmentToken: request.instalmentToken,
    iban: request.iban,
    accountHolder: request.accountHolder,
    customer: {
      firstName: payer.FirstName,
      lastName: payer.LastName,
      company: payer.CompanyName,
      street: payer.Street,
      houseNumber: payer.HouseNumber,
      zipCode: payer.ZipCode,
      city: payer.City,
      country: payer.CountryId,
      phone: payer.Phone,
      email: request.email,
      birthDate: request.birthDate,
    },
  };
}
