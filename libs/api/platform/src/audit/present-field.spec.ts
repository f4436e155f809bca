import { auditDifferences } from './audit-differences';

it.each([
  [{ basisPoints: 325 }, { basisPoints: 375 }, 'Provision', '3,25\u00A0%', '3,75\u00A0%'],
  [{ unitNetCents: 41_250 }, { unitNetCents: 42_000 }, 'Preis netto', '412,50', '420,00'],
  [{ palletWeightKg: 975 }, { palletWeightKg: 1_000 }, 'Gewicht der Palette', '975 kg', '1.000 kg'],
  [{ countryIds: [1] }, { countryIds: [1, 3] }, 'Länder', 'DE', 'DE, CH'],
  [{ startsOn: '2026-11-01' }, { startsOn: '2026-12-01' }, 'Beginnt am', '01.11.2026', '01.12.2026'],
  [{ lockedAt: null }, { lockedAt: '2026-11-27T00:30:00.000Z' }, 'Gesperrt seit', '–', '27.11.2026, 01:30 Uhr'],
  [
    { invoiceAddress: { zipCode: '10115' } },
    { invoiceAddress: { zipCode: '10117' } },
    'Rechnungsadresse › Postleitzahl',
    '10115',
    '10117',
  ],
  [{ ZipCode: '10115' }, { ZipCode: '10117' }, 'Postleitzahl', '10115', '10117'],
  [{ newColumn: 1 }, { newColumn: 2 }, 'newColumn', '1', '2'],
  // Named by a list of staff; by the log, though a list heads it 'Satz %'; by lists that do not agree.
  [{ Recipient: 'a' }, { Recipient: 'b' }, 'Empfänger', 'a', 'b'],
  [{ RatePercent: 3 }, { RatePercent: 4 }, 'Satz', '3,00\u00A0%', '4,00\u00A0%'],
  [{ CreatedAt: 1 }, { CreatedAt: 2 }, 'CreatedAt', '1', '2'],
])('a change of %j to %j is read as people write it', (before, after, Field, Before, After) => {
  expect(auditDifferences(before, after)).toEqual([{ Field, Before, After }]);
});
