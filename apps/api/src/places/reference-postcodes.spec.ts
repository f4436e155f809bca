import { referencePostcodes } from './reference-postcodes';
it('x', () => {
  const t = Date.now();
  const rows = referencePostcodes();
  console.log(
    Date.now() - t,
    rows.length,
    [1, 2, 3].map((c) => rows.filter((r) => r.countryId === c).length),
  );
  for (const z of [
    '01454',
    '25938',
    '25946',
    '18565',
    '10115',
    '60311',
    '80331',
    '90402',
    '78266',
    '27498',
    '8055',
    '1190',
    '1010',
    '6991',
    '1000',
    '8001',
    '1201',
    '7562',
    '01462',
    '26757',
    '99425',
    '4033',
  ])
    console.log(
      rows
        .filter((r) => r.zipCode === z)
        .map((r) => JSON.stringify(r))
        .join('\n'),
    );
});
