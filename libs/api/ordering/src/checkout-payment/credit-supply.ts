import { type CallContext, type Database, isoDay, localDay } from '@heizplatz/api-platform';
import { creditRateOn } from '../ratepay/credit-rate-repository';
import type { CreditSupply } from './payment-choices';
import type { Process } from '../checkout/process';

/** With what credit is offered in the process's country today; null where it is off, unknown or without a provider. */
export async function creditSupply(
  db: Database,
  { configuration }: Process,
  { services, clock }: CallContext,
): Promise<CreditSupply | null> {
  const { CountryId: countryId } = configuration;
  const { ratePay, config } = services;
  if (!ratePay || !config.creditCountries.includes(countryId)) return null;
  const now = clock();
  const rate = await creditRateOn(db, { countryId, day: isoDay(localDay(now)) });
  if (!rate) return null;
  return { lending: { countryId, lender: ratePay.config.lender, rate }, isDown: ratePay.isDown(now) };
}

/** Who agreed to a credit agreed to its terms of that day: where they are others now, the payment has to be chosen anew. */
export async function onAgreedTerms(db: Database, process: Process, credit: CreditSupply | null): Promise<Process> {
  const consentAt = process.payment?.credit?.consentAt;
  if (!consentAt || !credit) return process;
  const { countryId, rate } = credit.lending;
  const agreed = await creditRateOn(db, { countryId, day: isoDay(localDay(consentAt)) });
  const isSame =
    agreed?.effectiveBasisPoints === rate.effectiveBasisPoints &&
    agreed.defaultInterestBasisPoints === rate.defaultInterestBasisPoints;
  return isSame ? process : { ...process, payment: null };
}
