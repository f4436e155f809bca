import { problem, problemDocument } from './problem';

it.each([
  [1, 'Zu groß', 'Die Anfrage ist zu groß.'],
  [2, 'Zu groß', 'Die Anfrage ist zu groß.'],
  [3, 'Zu gross', 'Die Anfrage ist zu gross.'],
] as const)('a problem of country %d is spelled as that country spells', (countryId, title, detail) => {
  expect(problemDocument(problem('TOO_LARGE'), 'r1', countryId)).toMatchObject({ title, detail });
});

it('a detail of its own is spelled so too', () => {
  const document = problemDocument(problem('CONFLICT', { detail: 'Straße unbekannt' }), 'r1', 3);
  expect(document.detail).toBe('Strasse unbekannt');
});
