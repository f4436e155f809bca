import { isRouteErrorResponse } from '@heizplatz/router';
import { PAGE_DATA_ID } from '../app/page-data';
import { buildPage } from '../app/testing/build-page';
import { escapeJson } from '../server/documents/escape-json';
import { readPageData, reviveErrors } from './read-page-data';

function writeLiteral(text: string): void {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${text}</script>`;
}

describe("the document's data", () => {
  it('come out as the server put them in', () => {
    const page = buildPage({
      loaderData: { 'order:0': { text: '</script><!-- Grüße' } },
      fallback: { key: [1, null] },
    });
    writeLiteral(escapeJson(page));
    expect(readPageData()).toEqual(page);
  });

  it.each(['', '{', '{}', '{"countryId":4}'])('throw when the literal is %j', (text) => {
    writeLiteral(text);
    expect(readPageData).toThrow();
  });

  it('throw when there is none', () => {
    document.body.innerHTML = '';
    expect(readPageData).toThrow();
  });

  it('give errors back as the router throws them', () => {
    const revived = reviveErrors({ 'order:0': { status: 404, data: 'This page could not be found' } });
    expect(isRouteErrorResponse(revived?.['order:0'])).toBe(true);
    expect(revived?.['order:0']).toMatchObject({ status: 404, data: 'This page could not be found' });
    expect(reviveErrors(null)).toBeNull();
  });
});
