import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffAdvert } from '@heizplatz/contract';
import { type AdvertRow, insertAdvert } from '../adverts/advert-repository';
import { cleanHtml } from '../adverts/clean-html';
import { isLandingUrl } from '../adverts/landing-link';
import { storeStyles } from '../adverts/store-advert-file';
import { findAdvertiser } from '../campaigns/advertiser-repository';
import { isAllowed } from './advert-actions';
import { executeAdvertCommand } from './execute-advert-command';
import { presentAdvert } from './present-advert';
import { refuseField } from './refuse-field';

type Body = CallRequest<typeof CALLS.saveAdvert>['body'];

/** What a visitor sees or reads: changing it requires a new approval. */
const VISIBLE = [
  'html',
  'stylesFileName',
  'landingUrl',
  'onBehalfOf',
  'paidBy',
  'reason',
  'slotTypeId',
  'name',
] as const;

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

async function findFields(tx: Database, body: Body, now: Date) {
  if (!isLandingUrl(body.LandingUrl)) throw refuseField('LandingUrl', 'LANDING_INV');
  if (!(await findAdvertiser(tx, body.AdvertiserId))) throw refuseField('AdvertiserId', 'ADVERTISER_NXT');
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

const isShownOtherwise = (advert: AdvertRow, fields: Partial<AdvertRow>): boolean =>
  VISIBLE.some((name) => fields[name] !== advert[name]);

async function addAdvert(body: Body, context: CallContext): Promise<StaffAdvert> {
  const { db, clock, audit } = context;
  const id = await db.transaction(async (tx) => {
    const now = clock();
    const row = { ...(await findFields(tx, body, now)), countryId: body.CountryId };
    const added = await insertAdvert(tx, row, now);
    audit.note({ after: row });
    return added;
  });
  return presentAdvert(db, id, context);
}

/** POST /api/support/adverts/speichern. */
export const saveAdvert = defineHandler(CALLS.saveAdvert, ({ body }, context) => {
  const { AdvertId, Version } = body;
  if (AdvertId === null) return addAdvert(body, context);
  return executeAdvertCommand({ AdvertId, Version }, context, async (tx, advert) => {
    const changes = await findFields(tx, body, context.clock());
    const needsApproval = isShownOtherwise(advert, changes) && isAllowed('changeApproved', advert, context.user);
    return { command: needsApproval ? 'changeApproved' : 'change', changes };
  });
});
