import {
  type CountryId,
  type CreditTerms,
  type InstalmentPlan,
  PAYMENT_KINDS,
  type PaymentKind,
} from '@heizplatz/contract';
import { formatMoney, formatNumber, siteById, toSiteSpelling } from '@heizplatz/country';
import { WORDING } from '@heizplatz/country/wording';
import type { CreditRate } from './credit-rate-repository';
import { borrowingPercent } from './instalment-plan';

export interface Lending {
  readonly countryId: CountryId;
  readonly lender: { readonly name: string; readonly address: string };
  readonly rate: CreditRate;
}

/** What is lent: the order's total in decimal currency, and its plans for instalments. */
export interface Credit {
  readonly kind: PaymentKind;
  readonly totalPrice: number;
  readonly plans: readonly InstalmentPlan[];
}

type Rows = CreditTerms['StandardInformation'];

/** CCD2, Art. 8; word for word. */
export const CREDIT_WARNING = 'Achtung! Kreditaufnahme kostet Geld.';
/** Days after delivery until the provider's invoice is due, or its debit collected. */
export const DEFERRAL_DAYS = 30;
function labels({ countryId }: Lending) {
  const site = siteById(countryId);
  return {
    money: (value: number) => formatMoney(value, site),
    percent: (value: number) => `${formatNumber(value, site, 2)} %`,
  };
}

const orList = (values: readonly number[]): string =>
  values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} oder ${values.at(-1)}`;

/** One row per plan, so that the chosen one has been displayed in any case. */
function planRows(plans: readonly InstalmentPlan[], lending: Lending): Rows {
  const { money } = labels(lending);
  return plans.map(({ Months, MonthlyRate, LastRate, TotalPrice, Interest }) => ({
    Label: `Bei ${Months} Raten`,
    Value: `${Months - 1} × ${money(MonthlyRate)} und zuletzt ${money(LastRate)}, zusammen ${money(TotalPrice)}, davon ${money(Interest)} Zinsen`,
  }));
}

function instalmentRows({ totalPrice, plans }: Credit, lending: Lending): Rows {
  const { money, percent } = labels(lending);
  const { effectiveBasisPoints } = lending.rate;
  return [
    { Label: 'Art des Kredits', Value: 'Teilzahlung in monatlichen Raten' },
    { Label: 'Kreditbetrag', Value: money(totalPrice) },
    { Label: 'Laufzeit', Value: `${orList(plans.map(({ Months }) => Months))} Monate nach Ihrer Wahl` },
    { Label: 'Sollzinssatz', Value: `${percent(borrowingPercent(effectiveBasisPoints))} im Jahr, fest` },
    { Label: 'Effektiver Jahreszins', Value: percent(effectiveBasisPoints / 100) },
    ...planRows(plans, lending),
    { Label: 'Fälligkeit', Value: 'erste Rate einen Monat nach der Lieferung, dann jeden Monat' },
  ];
}

function deferralRows({ kind, totalPrice }: Credit, lending: Lending): Rows {
  const { money, percent } = labels(lending);
  const paid = PAYMENT_KINDS[kind].credit === 'debit' ? 'abgebucht' : 'zu zahlen';
  return [
    { Label: 'Art des Kredits', Value: 'unentgeltlicher Zahlungsaufschub' },
    { Label: 'Kreditbetrag', Value: money(totalPrice) },
    { Label: 'Laufzeit', Value: `${DEFERRAL_DAYS} Tage ab der Lieferung` },
    { Label: 'Sollzinssatz', Value: `${percent(0)} im Jahr` },
    { Label: 'Effektiver Jahreszins', Value: percent(0) },
    { Label: 'Gesamtbetrag', Value: money(totalPrice) },
    { Label: 'Raten', Value: `eine zu ${money(totalPrice)}, ${paid} nach ${DEFERRAL_DAYS} Tagen` },
  ];
}

/** Standard information before a credit (CCD2, Art. 10; KKG), with the provider's check. */
export function creditTerms(credit: Credit, lending: Lending): CreditTerms {
  const { lender, rate, countryId } = lending;
  const { percent } = labels(lending);
  const { creditNotice } = WORDING[countryId];
  const spelled = (text: string) => toSiteSpelling(countryId, text);
  const rows = [
    ...(PAYMENT_KINDS[credit.kind].credit === 'instalments'
      ? instalmentRows(credit, lending)
      : deferralRows(credit, lending)),
    { Label: 'Verzugszinsen', Value: `${percent(rate.defaultInterestBasisPoints / 100)} im Jahr` },
    { Label: 'Widerruf des Kredits', Value: `14 Tage, ohne Gründe, bei ${lender.name}` },
    { Label: 'Vorzeitige Rückzahlung', Value: 'jederzeit, ohne Kosten' },
    ...(creditNotice ? [{ Label: 'Hinweis', Value: creditNotice }] : []),
  ];
  return {
    Lender: lender.name,
    LenderAddress: lender.address,
    Warning: CREDIT_WARNING,
    StandardInformation: rows.map(({ Label, Value }) => ({ Label: spelled(Label), Value: spelled(Value) })),
    ConsentText: spelled(
      `Ich willige ein, dass ${lender.name} meine Kreditwürdigkeit prüft und dafür Name, Anschrift, Geburtsdatum, Telefon, E-Mail und den Betrag erhält. Ich kann verlangen, dass ein Mensch die Entscheidung prüft.`,
    ),
  };
}
