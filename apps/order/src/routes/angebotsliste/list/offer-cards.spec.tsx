import { defaultConfiguration, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { Offer } from '@heizplatz/contract';
import { buildOffer, fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addLinks } from '../../../testing/add-links';
import { buildInitConfiguration } from '../../../testing/build-init-configuration';
import { resultItem } from '../calculation/calculation-state';
import { useCompareSelection } from '../comparison/compare-selection';
import { OfferCards } from './offer-cards';

const rendered: string[] = [];

/** An offer that records when a card reads its dealer's name: each rendering of a card does. */
function recordReading(offer: Offer): Offer {
  const { DealerName } = offer;
  const get = () => {
    rendered.push(DealerName);
    return DealerName;
  };
  return Object.defineProperty({ ...offer }, 'DealerName', { get, enumerable: true });
}

const OFFERS = ['Ahorn', 'Birke', 'Buche'].map((DealerName) =>
  recordReading(buildOffer({ Id: DealerName, DealerName, Children: [] })),
);
const CONFIGURATION = { ...defaultConfiguration(1, 3), ZipCode: '10115', Amount: 6000 };
const INIT = buildInitConfiguration();

/** A list that renders again without a change, as when something arrives beside it. */
function List() {
  const [count, setCount] = useState(0);
  const selection = useCompareSelection(OFFERS, []);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`Nr. ${count}`}</button>
      <OfferCards
        group={PRODUCT_GROUPS[3]}
        configuration={CONFIGURATION}
        init={INIT}
        calculation={{ results: OFFERS.map((offer) => resultItem(offer, undefined)), swap: () => undefined }}
        choice={{ busyId: null, refusal: null, choose: async () => undefined }}
        selection={selection}
        showsAll={false}
        alternatives={undefined}
      />
    </>
  );
}

const getCards = () => new Set(rendered);

describe('the cards of a list', () => {
  beforeEach(async () => {
    renderRoute(addLinks([{ path: '/', Component: List }]), '/', { api: fakeApi({}).api, countryId: 1 });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(getCards()).toEqual(new Set(['Ahorn', 'Birke', 'Buche']));
    rendered.length = 0;
  });

  it('stay as they are when the list renders again', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Nr. 0' }));
    expect(screen.getByRole('button', { name: 'Nr. 1' })).toBeVisible();
    expect(rendered).toEqual([]);
  });

  it('render alone when they are chosen for the comparison', async () => {
    const checkbox = screen.getByRole('checkbox', { name: /^Vergleichen.*Birke$/ });
    rendered.length = 0;
    await userEvent.click(checkbox);
    expect(checkbox).toBeChecked();
    expect(getCards()).toEqual(new Set(['Birke']));
  });
});
