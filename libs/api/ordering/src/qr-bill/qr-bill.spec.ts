import { AddressFields } from '@heizplatz/contract';
import fc from 'fast-check';
import { isQRReferenceValid } from 'swissqrbill/utils';
import * as v from 'valibot';
import { compactModules } from './compact-modules';
import { isPayableQrIban, getQrBill, qrReference, splitStreet } from './qr-bill';
import { qrBillSvg } from './qr-bill-svg';

const debtor = v.parse(AddressFields, {
  FirstName: 'Reto',
  LastName: 'Bärtschi',
  Street: 'Dorfstrasse',
  HouseNumber: '7a',
  ZipCode: '3011',
  City: 'Bern',
  CountryId: 3,
  Phone: '+41 44 023 12 51',
});
const parts = {
  seller: { company: 'Alpholz AG', street: 'Bahnhofstrasse 12', zipCode: '8001', city: 'Zürich' },
  qrIban: 'CH44 3199 9123 0008 8901 2',
  debtor,
  totalCents: 228_725,
  reference: qrReference({ dealerId: 42, year: 2026, runningNumber: 123 }),
  orderNumber: 'CH-26-000123',
};

describe('a QR reference', () => {
  it('has 27 digits and the right check digit', () => {
    const whole = fc.nat({ max: 99_999_999 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 2026, max: 2099 }), whole, (dealerId, year, runningNumber) => {
        const reference = qrReference({ dealerId, year, runningNumber });
        expect(reference).toMatch(/^\d{27}$/);
        expect(isQRReferenceValid(reference)).toBe(true);
      }),
    );
  });
});

describe('a QR bill', () => {
  it('has structured addresses, the amount and the reference', () => {
    expect(getQrBill(parts)).toEqual({
      creditor: {
        account: 'CH4431999123000889012',
        name: 'Alpholz AG',
        address: 'Bahnhofstrasse',
        buildingNumber: '12',
        zip: '8001',
        city: 'Zürich',
        country: 'CH',
      },
      debtor: {
        name: 'Reto Bärtschi',
        address: 'Dorfstrasse',
        buildingNumber: '7a',
        zip: '3011',
        city: 'Bern',
        country: 'CH',
      },
      amount: 2287.25,
      reference: parts.reference,
      message: 'Bestellung CH-26-000123',
    });
  });

  it('is drawn whatever a customer calls herself, and never as markup', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), (text) => {
        const bill = getQrBill({
          ...parts,
          debtor: { ...debtor, CompanyName: `<b>${text}`, City: text, Street: text },
        });
        expect(qrBillSvg(bill)).not.toContain('<b>');
      }),
      { numRuns: 25 },
    );
  });

  it('carries no style attribute, which the site’s policy would refuse', () => {
    const svg = qrBillSvg(getQrBill(parts));
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('2 287.25');
    expect(svg).not.toMatch(/ style=|<style|<script/);
  });

  it('draws its code as one path with the area of the squares', () => {
    const square = (x: number, y: number) => `<rect x="${x}mm" y="${y}mm" width="0.8mm" height="0.8mm" fill="black" />`;
    const cross = '<rect x="1mm" y="1mm" width="7mm" height="7mm" fill="black" />';
    const squares = [square(0, 0), square(0, 0.8), square(0, 3.2), square(0.8, 4), cross].join('');
    expect(compactModules(`<svg>${squares}</svg>`)).toBe(
      '<svg><path fill="black" d="M0 0H3.02V6.05H0zM0 12.09H3.02V15.12H0zM3.02 15.12H6.05V18.14H3.02z"/>' +
        `${cross}</svg>`,
    );
    expect(qrBillSvg(getQrBill(parts)).length).toBeLessThan(60_000);
  });

  it.each([
    ['CH44 3199 9123 0008 8901 2', true],
    ['CH9300762011623852957', false],
    ['CH4431999123000889013', false],
    ['', false],
    ['nonsense', false],
  ])('can be paid to %s: %s', (iban, isPayable) => {
    expect(isPayableQrIban(iban)).toBe(isPayable);
  });

  it.each([
    ['Bahnhofstrasse 12', 'Bahnhofstrasse', '12'],
    ['Rue du Lac 3 bis', 'Rue du Lac 3 bis', ''],
    ['Industriestrasse 7b', 'Industriestrasse', '7b'],
    ['Im Grund', 'Im Grund', ''],
  ])('reads the street %s', (street, address, buildingNumber) => {
    expect(splitStreet(street)).toEqual({ address, buildingNumber });
  });
});
