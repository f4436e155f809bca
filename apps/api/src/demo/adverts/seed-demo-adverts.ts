import {
  advertDays,
  advertisers,
  advertiserUsers,
  adverts,
  advertSlotItems,
  advertSlots,
  campaigns,
  picturePath,
  storePicture,
  storeStyles,
} from '@heizplatz/api-advertising';
import { users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { COUNTRY_IDS, type CountryId, toSiteSpelling } from '@heizplatz/country';
import { eq } from 'drizzle-orm';
import { advertHtml, advertStyles, type AdvertLabels } from './advert-designs';
import { ADVERT_DRAWINGS } from './advert-drawings';
import { dayAfter } from '../random/day-after';
import { DEMO_ADVERTS, type DemoAdvert } from './demo-advertisers';
import { DEMO_SLOTS } from './demo-slots';
import { integerBetween } from '../random/integer-between';
import type { RandomStreams } from '../random/random-streams';

const PAST_DAYS = 60;
const RUNS_DAYS = 365;
const PARTNER = 'werbepartner@example.com';

interface Made {
  readonly demo: DemoAdvert;
  readonly countryId: CountryId;
  readonly campaignId: number;
  /** By the slot's type. */
  readonly advertIds: Readonly<Record<1 | 2, number>>;
}

interface Seeding {
  readonly tx: Database;
  readonly today: string;
  readonly now: Date;
}

const only = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
};

function getLabels({ words: labels }: DemoAdvert, countryId: CountryId): AdvertLabels {
  const spelled = (text: string) => toSiteSpelling(countryId, text);
  return { title: spelled(labels.title), line: spelled(labels.line), go: spelled(labels.go) };
}

function getReason({ campaignTypeId, region }: DemoAdvert, name: string, countryId: CountryId): string {
  const own = region?.[countryId];
  if (campaignTypeId === 2) return 'Der Platz war frei, darum steht hier ein Angebot unseres eigenen Hauses.';
  return `${name} hat diesen Platz ${own ? `für ${own.name}` : 'im ganzen Land'} gebucht.`;
}

/** Germany's advertise where a country has none of its own. */
const getAdvertiser = ({ advertisers: named }: DemoAdvert, countryId: CountryId) => named[countryId] ?? named[1];

async function insertAdvertiser({ tx, now }: Seeding, demo: DemoAdvert, countryId: CountryId): Promise<number> {
  const named = getAdvertiser(demo, countryId);
  const [known] = await tx.select({ id: advertisers.id }).from(advertisers).where(eq(advertisers.name, named.name));
  if (known) return known.id;
  const row = {
    ...named,
    contactName: 'Anzeigenabteilung',
    email: `${demo.key}-${countryId}@example.com`,
    website: 'https://example.com',
    createdAt: now,
  };
  return only(await tx.insert(advertisers).values(row).returning({ id: advertisers.id })).id;
}

async function insertAdvert(seeding: Seeding, demo: DemoAdvert, countryId: CountryId): Promise<Made> {
  const { tx, now, today } = seeding;
  const advertiserId = await insertAdvertiser(seeding, demo, countryId);
  const content = Buffer.from(ADVERT_DRAWINGS[demo.drawing]);
  const picture = await storePicture(tx, { title: demo.key, contentType: 'image/svg+xml', content }, now);
  const styles = await storeStyles(tx, demo.key, advertStyles(demo.palette), now);
  if ('errors' in styles) throw new Error(`the style sheet of ${demo.key}: ${JSON.stringify(styles.errors)}`);
  const { name, company } = getAdvertiser(demo, countryId);
  const insert = async (slotTypeId: 1 | 2) => {
    const row = {
      advertiserId,
      countryId,
      slotTypeId,
      name: slotTypeId === 1 ? name : `${name} (Kasten)`,
      state: 'approved' as const,
      html: advertHtml(getLabels(demo, countryId), picturePath(picture)),
      stylesFileName: styles.name,
      landingUrl: demo.landingUrl,
      onBehalfOf: company,
      reason: getReason(demo, name, countryId),
      approvedAt: now,
      createdAt: now,
      updatedAt: now,
    };
    return only(await tx.insert(adverts).values(row).returning({ id: adverts.id })).id;
  };
  const campaign = {
    advertiserId,
    countryId,
    name: demo.campaignTypeId === 1 ? 'Heizsaison' : 'Eigene Hinweise',
    campaignTypeId: demo.campaignTypeId,
    startsOn: dayAfter(today, -PAST_DAYS),
    endsOn: demo.campaignTypeId === 1 ? dayAfter(today, RUNS_DAYS) : null,
    zipRanges: demo.region?.[countryId]?.ranges ?? [],
    targetImpressions: demo.campaignTypeId === 1 ? 200_000 : null,
    createdAt: now,
    updatedAt: now,
  };
  const { id: campaignId } = only(await tx.insert(campaigns).values(campaign).returning({ id: campaigns.id }));
  return { demo, countryId, campaignId, advertIds: { 1: await insert(1), 2: await insert(2) } };
}

/** Every slot of a country with every advert, and what they were seen and followed in the last two months. */
async function fillSlots({ tx, today }: Seeding, made: readonly Made[], random: RandomStreams): Promise<void> {
  for (const countryId of COUNTRY_IDS)
    for (const slot of DEMO_SLOTS) {
      const { id: slotId } = only(
        await tx
          .insert(advertSlots)
          .values({ ...slot, countryId })
          .returning({ id: advertSlots.id }),
      );
      const items = made
        .filter((one) => one.countryId === countryId)
        .map(({ demo, campaignId, advertIds }) => ({
          slotId,
          campaignId,
          advertId: advertIds[slot.slotTypeId],
          weight: demo.weight,
        }));
      await tx.insert(advertSlotItems).values(items);
      const render = random(`adverts/${countryId}/${slot.key}`);
      const days = items.flatMap(({ weight, ...item }) =>
        Array.from({ length: PAST_DAYS }, (_, ago) => {
          const impressions = weight * integerBetween(render, 20, 90);
          const clicks = Math.floor(impressions * render() * 0.02);
          return { ...item, day: dayAfter(today, ago - PAST_DAYS), impressions, clicks };
        }),
      );
      await tx.insert(advertDays).values(days);
    }
}

/** The partner's account can read the statistics of one advertiser. */
async function linkPartner({ tx }: Seeding): Promise<void> {
  const [partner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, PARTNER));
  const name = DEMO_ADVERTS[0]?.advertisers[1].name ?? '';
  const [advertiser] = await tx.select({ id: advertisers.id }).from(advertisers).where(eq(advertisers.name, name));
  if (partner && advertiser)
    await tx.insert(advertiserUsers).values({ userId: partner.id, advertiserId: advertiser.id });
}

/** Adverts in every slot of the three countries; once, of two nodes by the first. The demo accounts must be there. */
export async function seedDemoAdverts(db: Database, { today, random }: { today: string; random: RandomStreams }) {
  await db.transaction(async (tx) => {
    // Another process that fills the same database takes its time; the statement's own limit stays.
    await tx.execute(`set local lock_timeout = 0`);
    await tx.execute(`lock table advertisers in exclusive mode`);
    if ((await tx.$count(advertisers)) > 0) return;
    const seeding: Seeding = { tx, today, now: new Date(`${today}T00:00:00Z`) };
    const made: Made[] = [];
    for (const countryId of COUNTRY_IDS)
      for (const demo of DEMO_ADVERTS) made.push(await insertAdvert(seeding, demo, countryId));
    await fillSlots(seeding, made, random);
    await linkPartner(seeding);
  });
}
