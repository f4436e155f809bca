import { getIso } from '@heizplatz/country';
import type { AddressFields } from '@heizplatz/contract';
import { impersonal, personal } from '@heizplatz/identity';
import { calculateQRReferenceChecksum, isIBANValid, isQRIBAN } from 'swissqrbill/utils';
import * as v from 'valibot';

const Party = v.object({
  name: v.string(),
  address: v.string(),
  buildingNumber: v.string(),
  zip: v.string(),
  city: v.string(),
  country: v.string(),
});

/** The contents of a Swiss QR bill with structured addresses; stored with the order as of placement (rule PAY-05). */
export const QrBill = v.object({
  creditor: impersonal('business', v.object({ ...Party.entries, account: v.string() })),
  debtor: personal('customer', Party),
  /** CHF with two places. */
  amount: v.number(),
  reference: impersonal('reference', v.string()),
  message: impersonal('reference', v.string()),
});
export type QrBill = v.InferOutput<typeof QrBill>;

/** 27 digits: dealer (8), year (2), running number (10), then the check digit (modulo 10, recursive). */
export function qrReference({ dealerId, year, runningNumber }: Record<'dealerId' | 'year' | 'runningNumber', number>) {
  const digits = [dealerId, 8, year % 100, 2, runningNumber, 10] as const;
  const body =
    String(digits[0]).padStart(digits[1], '0') +
    String(digits[2]).padStart(digits[3], '0') +
    String(digits[4]).padStart(digits[5], '0');
  const padded = body.padStart(26, '0');
  return padded + calculateQRReferenceChecksum(padded);
}

/** Whether a bill with QR reference can be paid to it; an imported account may be any text. */
export const isPayableQrIban = (iban: string): boolean => isIBANValid(iban) && isQRIBAN(iban);

/** What the Swiss payment standards let stand in a QR code: Latin letters, digits and the usual signs. */
const REFUSED = /[^\p{Script=Latin}\d .,;:'+\-/()?!"#%&*<>_$£[\]{}\\`´~^|=@€]/gu;

/** Without signs that the standard refuses, cut to its length; '-' when nothing is left. */
function fitted(text: string, max: number): string {
  const clean = text.normalize('NFC').replace(REFUSED, ' ').replace(/\s+/g, ' ').trim();
  return [...clean].slice(0, max).join('').trim() || '-';
}

/** 'Bahnhofstrasse 12a' as street and number; a street without number has none. */
export function splitStreet(street: string): { address: string; buildingNumber: string } {
  const plain = street.replace(/\s+/g, ' ').trim();
  const match = /^(.*\D) (\d+ ?[a-z]?(?: ?[-/] ?\d+ ?[a-z]?)?)$/i.exec(plain);
  return { address: match?.[1] ?? plain, buildingNumber: match?.[2] ?? '' };
}

export interface QrBillParts {
  readonly seller: {
    readonly company: string;
    readonly street: string;
    readonly zipCode: string;
    readonly city: string;
  };
  readonly qrIban: string;
  readonly debtor: AddressFields;
  readonly totalCents: number;
  readonly reference: string;
  readonly orderNumber: string;
}

/** The text for the payer beside the amount; the bill is created after weighing and states what is due. */
export const billMessage = (orderNumber: string): string => `Bestellung ${orderNumber}`;

/** The bill of a Swiss order by invoice; lengths are those of the Swiss Implementation Guidelines QR-bill 2.3. */
export function getQrBill({ seller, qrIban, debtor, totalCents, reference, orderNumber }: QrBillParts): QrBill {
  const { address, buildingNumber } = splitStreet(seller.street);
  return {
    creditor: {
      account: qrIban.replaceAll(' ', ''),
      name: fitted(seller.company, 70),
      address: fitted(address, 70),
      buildingNumber: buildingNumber && fitted(buildingNumber, 16),
      zip: seller.zipCode,
      city: fitted(seller.city, 35),
      country: 'CH',
    },
    debtor: {
      name: fitted(debtor.CompanyName || `${debtor.FirstName} ${debtor.LastName}`, 70),
      address: fitted(debtor.Street, 70),
      buildingNumber: fitted(debtor.HouseNumber, 16),
      zip: debtor.ZipCode,
      city: fitted(debtor.City, 35),
      country: getIso(debtor.CountryId),
    },
    amount: totalCents / 100,
    reference,
    message: billMessage(orderNumber),
  };
}

/** The library prints a blank number as one; an absent one it leaves out. */
export function omitBlankNumber<P extends { readonly buildingNumber: string }>({ buildingNumber, ...party }: P) {
  return buildingNumber ? { ...party, buildingNumber } : party;
}
