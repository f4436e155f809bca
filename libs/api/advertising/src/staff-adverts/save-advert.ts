import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  flushTags,
  problem,
  siteDay,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { and, eq, sql } from 'drizzle-orm';
import { cleanHtml } from '../adverts/clean-html';
import { isLandingUrl } from '../adverts/landing-link';
import { advertisers, adverts } from '../adverts/schema';
import { storeStyles } from '../adverts/store-advert-file';
import { presentAdvert } from './present-advert';
import { refuseField } from './refuse-field';

type Body = CallRequest<typeof CALLS.saveAdvert>['body'];
type AdvertRow = typeof adverts.$inferSelect;

/** What a visitor sees, or is told: a change of it needs a new approval. */
const SHOWN = ['html', 'stylesFileName', 'landingUrl', 'onBehalfOf', 'paidBy', 'reason', 'slotTypeId', 'name'] as const;

async function stylesFile(tx: Database, { Name, Styles }: Body, now: Date): Promise<string | null> {
  if (Styles.trim() === '') return null;
  const stored = await storeStyles(tx, Name, Styles, now);
  if ('name' in stored) return stored.name;
  const [first] = stored.errors;
  throw problem('VALIDATION', {
    detail: first ? `Nicht erlaubt: ${first.at}` : '',
    errors: [{ path: 'body.Styles', code: first?.code ?? 'STYLES_BROKEN' }],
  });
}

async function fieldsOf(tx: Database, body: Body, now: Date) {
  if (!isLandingUrl(body.LandingUrl)) throw refuseField('LandingUrl', 'LANDING_INV');
  const [advertiser] = await tx.select().from(advertisers).where(eq(advertisers.id, body.AdvertiserId));
  if (!advertiser) throw refuseField('AdvertiserId', 'ADVERTISER_NXT');
  const html = cleanHtml(body.Html, body.LandingUrl);
  if (html.trim() === '') throw refuseField('Html', 'HTML_EMPTY');
  return {
    advertiserId: body.AdvertiserId,
    name: body.Name,
    slotTypeId: body.SlotTypeId,
    html,
    stylesFileName: await stylesFile(tx, body, now),
    landingUrl: body.LandingUrl,
    onBehalfOf: body.OnBehalfOf,
    paidBy: body.PaidBy,
    reason: body.Reason,
  };
}

/** Approved before, it waits again when what is shown is another now. */
function stateAfter(known: AdvertRow, fields: Partial<AdvertRow>): Partial<AdvertRow> {
  const isChanged = SHOWN.some((name) => fields[name] !== known[name]);
  const wasApproved = known.state === 'approved' || known.state === 'paused';
  return isChanged && wasApproved ? { state: 'submitted', approvedAt: null, approvedBy: null } : {};
}

async function addAdvert(tx: Database, body: Body, { clock, audit }: CallContext): Promise<number> {
  const now = clock();
  const row = { ...(await fieldsOf(tx, body, now)), countryId: body.CountryId };
  const [added] = await tx
    .insert(adverts)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning({ id: adverts.id });
  if (!added) throw new Error('no advert was inserted');
  audit.note({ after: row });
  return added.id;
}

async function changeAdvert(tx: Database, advertId: number, body: Body, { clock, audit }: CallContext) {
  const [known] = await tx.select().from(adverts).where(eq(adverts.id, advertId)).for('update');
  if (!known) throw problem('NOT_FOUND');
  if (known.version !== body.Version) throw versionConflict(await presentAdvert(tx, advertId, siteDay(clock())));
  const fields = await fieldsOf(tx, body, clock());
  const changes = { ...fields, ...stateAfter(known, fields) };
  await tx
    .update(adverts)
    .set({ ...changes, version: sql`${adverts.version} + 1`, updatedAt: clock() })
    .where(and(eq(adverts.id, advertId)));
  audit.note({ before: changedFields(known, changes), after: changes });
  return advertId;
}

/** POST /api/support/adverts/speichern. */
export const saveAdvert = defineHandler(CALLS.saveAdvert, async ({ body }, context) => {
  const advertId = await context.db.transaction(async (tx) => {
    const id =
      body.AdvertId === null
        ? await addAdvert(tx, body, context)
        : await changeAdvert(tx, body.AdvertId, body, context);
    await flushTags(tx, ['adverts']);
    return id;
  });
  return presentAdvert(context.db, advertId, siteDay(context.clock()));
});
