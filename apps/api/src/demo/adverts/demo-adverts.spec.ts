import {
  advertDays,
  advertFiles,
  advertiserUsers,
  adverts,
  advertSlots,
  campaigns,
  cleanHtml,
  listRunningItems,
  listSlots,
  storeStyles,
} from '@heizplatz/api-advertising';
import { withApi } from '@heizplatz/api-platform/testing';
import { COUNTRY_IDS } from '@heizplatz/country';
import { eq } from 'drizzle-orm';
import { DEMO_SLOTS } from './demo-slots';
import { randomStreams } from '../random/random-streams';
import { seedDemoAccounts } from '../customers/seed-demo-accounts';
import { seedDemoAdverts } from './seed-demo-adverts';

const today = '2026-11-21';

describe('the demonstration’s adverts', () => {
  const api = withApi({
    prepare: async (db) => {
      await seedDemoAccounts(db, new Date(`${today}T00:00:00Z`));
      const random = randomStreams(1);
      await Promise.all([seedDemoAdverts(db, { today, random }), seedDemoAdverts(db, { today, random })]);
    },
  });

  it.each(COUNTRY_IDS)('stand in every slot of country %i, of both types', async (countryId) => {
    const slots = await listSlots(api().db, countryId);
    expect(slots.map(({ key }) => key)).toEqual(DEMO_SLOTS.map(({ key }) => key));
    const items = await listRunningItems(api().db, { countryId, day: today });
    for (const { id } of slots) {
      const types = items.filter(({ slotId }) => slotId === id).map(({ campaignTypeId }) => campaignTypeId);
      expect([types.includes(1), types.includes(2)]).toEqual([true, true]);
    }
  });

  it('came once, though two nodes made them at the same time', async () => {
    expect(await api().db.$count(advertSlots)).toBe(3 * DEMO_SLOTS.length);
  });

  it('keep the rules that are made for others', async () => {
    for (const { html, landingUrl } of await api().db.select().from(adverts))
      expect(cleanHtml(html, landingUrl)).toContain('<a class="go" href="');
    for (const { content } of await api().db.select().from(advertFiles).where(eq(advertFiles.kind, 'styles')))
      expect(await storeStyles(api().db, 'probe', content.toString(), new Date())).toEqual({
        name: expect.any(String),
      });
  });

  it('are local in one region a country', async () => {
    const bound = (await api().db.select().from(campaigns)).filter(({ zipRanges }) => zipRanges.length > 0);
    expect(bound.map(({ countryId }) => countryId).sort()).toEqual([1, 2, 3]);
  });

  it('have figures of the past, which the advertising partner may see', async () => {
    expect(await api().db.$count(advertDays)).toBeGreaterThan(1000);
    expect(await api().db.$count(advertiserUsers)).toBe(1);
  });

  it('are in Swiss spelling in Switzerland', async () => {
    const swiss = await api().db.select().from(adverts).where(eq(adverts.countryId, 3));
    expect(swiss.filter(({ html }) => html.includes('ß'))).toEqual([]);
  });
});
