import { postcodeIndex } from '@heizplatz/api-catalog';
import { hashToken, newOpaqueToken } from '@heizplatz/api-identity';
import {
  type CallContext,
  claimMailQuota,
  defineHandler,
  acquireAdvisoryLock,
  problem,
  queueMail,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { composeInquiryMail } from './compose-inquiry-mail';
import { hasDuplicate, insertInquiry } from './request-repository';

/** Long enough for a holiday's mail, short enough that an amount and its market still fit. */
const INQUIRY_TTL_SECONDS = 7 * 86_400;
/** The same again within it is a double click or a retry, not a second request. */
const DEDUPLICATION_SECONDS = 600;

type Body = CallRequest<typeof CALLS.sendRequest>['body'];

async function checkPlace(body: Body, { db, services, countryId }: CallContext): Promise<void> {
  if (body.CountryId !== countryId)
    throw problem('VALIDATION', { errors: [{ path: 'body.CountryId', code: 'INVALID' }] });
  const index = await postcodeIndex(db, services.cache);
  if (index.find(body.CountryId, body.ZipCode) === undefined)
    throw problem('VALIDATION', { errors: [{ path: 'body.ZipCode', code: 'ZIPCODE_INV' }] });
}

const getContent = (body: Body, sentAt: Date) => ({
  kind: body.Kind,
  countryId: body.CountryId,
  productGroupId: body.ProductGroupId,
  zipCode: body.ZipCode,
  amount: body.Amount,
  name: body.Name,
  email: body.EmailAddress,
  phone: body.Phone,
  message: body.Message,
  sentAt,
  expiresAt: new Date(sentAt.getTime() + INQUIRY_TTL_SECONDS * 1000),
});

/**
 * Stores an inquiry and mails the link that confirms it; until then no one else is notified. Limited by
 * `claimMailQuota`.
 */
export const sendRequest = defineHandler(CALLS.sendRequest, async ({ body }, context) => {
  const { db, clock, services, ip } = context;
  await checkPlace(body, context);
  const content = getContent(body, clock());
  const duplicateSince = new Date(content.sentAt.getTime() - DEDUPLICATION_SECONDS * 1000);
  const token = newOpaqueToken();
  const request = { ...content, tokenHash: hashToken(token) };
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, `request ${content.email}`);
    if (await hasDuplicate(tx, request, duplicateSince)) return;
    await claimMailQuota(tx, { command: 'request', recipient: content.email, ip }, context);
    await insertInquiry(tx, request);
    await queueMail(tx, composeInquiryMail(content, { token, config: services.config }), context);
  });
  return { success: true };
});
