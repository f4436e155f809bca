import { createCallCache } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import { eq } from 'drizzle-orm';
import { placeEntries, warmPlaceEntries } from './place-entries';
import { postcodeIndex } from '../import/postcode-index';
import { postcodes } from '../schema';
import { seedPlaces } from '../import/seed-places';

const api = withApi({ handlers: [], prepare: seedPlaces });
const cache = createCallCache();
afterAll(() => cache.close());

describe('what is known of places', () => {
  it('is worked out before the first search, and not again by it', async () => {
    const index = await postcodeIndex(api().db, cache);
    const inState = jest.fn(index.inState);
    const watched = { ...index, inState };
    await warmPlaceEntries(watched);
    const states = inState.mock.calls.length;
    expect(states).toBe(51);
    expect(placeEntries(watched, 1).length).toBeGreaterThan(10_000);
    expect(inState).toHaveBeenCalledTimes(states);
  });

  it('stays until the postcodes’ tag is flushed, and is new then', async () => {
    const { db } = api();
    const first = await postcodeIndex(db, cache);
    expect(await postcodeIndex(db, cache)).toBe(first);
    await db.update(postcodes).set({ county: 'Landkreis München' }).where(eq(postcodes.zipCode, '85748'));
    await cache.forget(['places']);
    const second = await postcodeIndex(db, cache);
    expect(second).not.toBe(first);
    expect(second.find(1, '85748')?.county).toBe('Landkreis München');
  });
});
