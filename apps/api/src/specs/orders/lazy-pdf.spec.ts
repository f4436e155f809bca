import { pdfBytes } from '@heizplatz/api-ordering';
import { buildApp } from '../../app';

const mockLoads: string[] = [];
// The real one, counted as it is loaded.
jest.mock('pdfkit', () => {
  mockLoads.push('pdfkit');
  return jest.requireActual<object>('pdfkit');
});

it('the library that writes PDFs is loaded by the first document, not by the start of the API', async () => {
  expect(buildApp).toBeInstanceOf(Function);
  expect(mockLoads).toEqual([]);
  const documents = [await pdfBytes({}, (pdf) => pdf.text('eins')), await pdfBytes({}, (pdf) => pdf.text('zwei'))];
  for (const bytes of documents) expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(mockLoads).toEqual(['pdfkit']);
});
