import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { eq } from 'drizzle-orm';
import { placeEntries, warmPlaceEntries } from './place-entries';
import { postcodeIndex } from '../import/postcode-index';
import { postcodes } from '../schema';
import { seedPlaces } from '../import/seed-places';

const api = withApi({ handlers: [], prepare: seedPlaces });
const after = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * 60_000);

describe('what is known of places', () => {
  it('is worked out before the first search, and not again by it', async () => {
    const index = await postcodeIndex(api().db, TEST_NOW);
    const inState = jest.fn(index.inState);
    const watched = { ...index, inState };
    await warmPlaceEntries(watched);
    const states = inState.mock.calls.length;
    expect(states).toBe(51);
    expect(placeEntries(watched, 1).length).toBeGreaterThan(10_000);
    expect(inState).toHaveBeenCalledTimes(states);
  });

  it('stays while the postcodes stay, and is new once they changed', async () => {
    const { db } = api();
    const first = await postcodeIndex(db, after(0));
    expect(await postcodeIndex(db, after(16))).toBe(first);
    await db.update(postcodes).set({ county: 'Landkreis München' }).where(eq(postcodes.zipCode, '85748'));
    expect(await postcodeIndex(db, after(20))).toBe(first);
    const second = await postcodeIndex(db, after(40));
    expect(second).not.toBe(first);
    expect(second.find(1, '85748')?.county).toBe('Landkreis München');
  });
});
