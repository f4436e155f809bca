import { placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { readMails, tablesWith } from '@heizplatz/api-platform/testing';

const market = withOrderMarket();

/** Parts of addresses that cannot be guessed. */
const getSecrets = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/\S+/g)].flatMap(([url]) => url.split(/[/?=&#]/).filter((part) => part.length >= 40));

describe.each([1, 2, 3] as const)('an order of country %i', (countryId) => {
  it('leaves no link of customer or dealer in the database that could be followed', async () => {
    await placeTestOrder(market(), countryId);
    const { api } = market();
    const mails = await readMails(api);
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order-received', 'dealer-order']));
    for (const { kind, text, html } of mails) {
      const secrets = getSecrets(text);
      if (kind === 'order-received' || kind === 'dealer-order') expect(secrets).not.toEqual([]);
      for (const secret of secrets) {
        expect(html).toContain(secret);
        expect(await tablesWith(api.db, secret)).toEqual([]);
      }
    }
  });
});
