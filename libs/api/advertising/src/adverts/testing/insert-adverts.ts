import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { advertisers, adverts, advertSlotItems, advertSlots, campaigns } from '../schema';

const AT = new Date('2026-11-01T00:00:00.000Z');
const ID = { id: 0 };

/** One row's id. */
const getId = ([row = ID]: { id: number }[]): number => row.id;

export async function insertAdvertiser(db: Database, changes: Partial<typeof advertisers.$inferInsert> = {}) {
  const row = {
    name: `Ofenbau ${Math.random()}`,
    company: 'Ofenbau Lindner GmbH',
    address: 'Hafenweg 3, 20457 Hamburg',
    contactName: 'Ruth Lindner',
    email: 'werbung@example.com',
    website: 'https://shop.example',
    createdAt: AT,
  };
  return getId(
    await db
      .insert(advertisers)
      .values({ ...row, ...changes })
      .returning({ id: advertisers.id }),
  );
}

export async function insertAdvert(
  db: Database,
  { advertiserId, ...changes }: Partial<typeof adverts.$inferInsert> & { advertiserId: number },
) {
  const row = {
    advertiserId,
    countryId: 1 as CountryId,
    name: 'Kachelofen',
    state: 'approved' as const,
    slotTypeId: 1 as const,
    html: '<p>Ein Ofen</p>',
    landingUrl: 'https://shop.example/ofen',
    onBehalfOf: 'Ofenbau Lindner GmbH',
    reason: 'Ofenbau Lindner hat diesen Platz gebucht.',
    createdAt: AT,
    updatedAt: AT,
  };
  return getId(
    await db
      .insert(adverts)
      .values({ ...row, ...changes })
      .returning({ id: adverts.id }),
  );
}

export async function insertCampaign(
  db: Database,
  { advertiserId, ...changes }: Partial<typeof campaigns.$inferInsert> & { advertiserId: number },
) {
  const row = {
    advertiserId,
    countryId: 1 as CountryId,
    name: 'Winter',
    campaignTypeId: 1 as const,
    startsOn: '2026-11-01',
    createdAt: AT,
    updatedAt: AT,
  };
  return getId(
    await db
      .insert(campaigns)
      .values({ ...row, ...changes })
      .returning({ id: campaigns.id }),
  );
}

export async function insertSlot(db: Database, changes: Partial<typeof advertSlots.$inferInsert> & { key: string }) {
  const row = {
    countryId: 1 as CountryId,
    name: 'Startseite',
    page: '/',
    slotTypeId: 1 as const,
    appliesZipFiltering: true,
  };
  return getId(
    await db
      .insert(advertSlots)
      .values({ ...row, ...changes })
      .returning({ id: advertSlots.id }),
  );
}

export interface Placed {
  readonly slotId: number;
  readonly campaignId: number;
  readonly advertId: number;
}

export async function place(db: Database, placed: Placed & { weight?: number; position?: number }): Promise<void> {
  await db.insert(advertSlotItems).values(placed);
}
