/** @jest-environment node */
import { createHealthCollector } from '@heizplatz/releases';
import { type CountedDocument, countDocument } from './count-document';

const PAGE: CountedDocument = { remote: 'order', version: '2', countryId: 3, method: 'GET', status: 200 };

const count = (fields: Partial<CountedDocument>) => {
  const collector = createHealthCollector();
  countDocument(collector, { ...PAGE, ...fields });
  return collector.take().map(({ visits, serverErrors }) => [visits, serverErrors]);
};

describe('a document counts', () => {
  it.each<[string, Partial<CountedDocument>, number[][]]>([
    ['as a visit', {}, [[1, 0]]],
    ['as a visit when it is not found', { status: 404 }, [[1, 0]]],
    ['as a failed visit', { status: 500 }, [[1, 1]]],
    ['as a failed visit when a form was sent', { method: 'POST', status: 500 }, [[1, 1]]],
    ['not when it redirects', { status: 303 }, []],
    ['not when all pages wait, or the API is away', { status: 503 }, []],
    ['not when the visitor left', { status: 499 }, []],
    ['not when only its headers were requested', { method: 'HEAD' }, []],
    ['not when no remote owns its path', { remote: null, version: null }, []],
  ])('%s', (_, fields, expected) => expect(count(fields)).toEqual(expected));

  it('for its remote, version and site', () => {
    const collector = createHealthCollector();
    countDocument(collector, PAGE);
    expect(collector.take()).toMatchObject([{ remote: 'order', version: '2', countryId: 3 }]);
  });
});
