import { getCaller, findLiveCaller } from '@heizplatz/api-identity';
import { type CallDependencies, insertAuditLine, problem, sendFile, getRequestSite } from '@heizplatz/api-platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { calendarFile } from './calendar-file';
import { findDocument } from './document-repository';
import { fileOrPage } from './file-or-page';
import { findDealerOrder, findOwnOrder, type OrderQuery } from '../order/open-order';
import type { Order } from '../order/order';
import { orderPapers } from './order-documents';
import { findEvents, type OrderEventRow } from '../order/order-repository';
import { dealerPagePath, orderPagePath } from '../order-links/order-paths';
import { findSeller } from '../order/seller-repository';
import { findUploadedTexts } from './uploaded-texts';

const Text = v.pipe(v.string(), v.maxLength(400));
const Params = v.object({ orderId: Text, documentId: v.optional(Text, '') });
const Query = v.object({ token: v.optional(Text) });
const UUID = v.pipe(v.string(), v.uuid());

/** Requester and file; NOT_FOUND for a malformed address, as for one that never existed. */
async function getRequester(request: FastifyRequest, { db, services, clock }: CallDependencies) {
  const params = v.safeParse(Params, request.params);
  const query = v.safeParse(Query, request.query);
  const countryId = getRequestSite(request, services.config);
  if (!params.success || !query.success || countryId === undefined) throw problem('NOT_FOUND');
  const { orderId, documentId } = params.output;
  const input: OrderQuery = { OrderId: orderId, Token: query.output.token ?? null };
  const holder = await getCaller(request, services, clock());
  const live = holder && (await findLiveCaller(db, holder, clock()));
  return { query: input, documentId, live, caller: { user: live?.user ?? null, services, clock, countryId } };
}
type Asking = Awaited<ReturnType<typeof getRequester>>;
type SendFile = (asking: Asking, reply: FastifyReply) => Promise<FastifyReply>;

/** An uploaded paper of this order; NOT_FOUND for every other. */
async function sendUploaded(
  reply: FastifyReply,
  order: Order,
  id: string,
  dependencies: CallDependencies,
): Promise<FastifyReply> {
  const row = v.is(UUID, id) ? await findDocument(dependencies.db, order.id, id) : undefined;
  const bytes = row && (await dependencies.services.files.read(row.storageKey));
  if (!row || !bytes) throw problem('NOT_FOUND');
  return sendFile(reply, { name: row.name, contentType: row.contentType, bytes });
}

const isNewDate = ({ kind, toState }: OrderEventRow): boolean =>
  toState === 'scheduled' && (kind === 'state' || kind === 'date-answered');

/** Reading for a customer stands in the audit log, each file. */
async function noteReading(asking: Asking, request: FastifyRequest, { db, clock }: CallDependencies): Promise<void> {
  const { live, query: query, documentId, caller } = asking;
  if (!live?.actor) return;
  const { user, actor } = live;
  await insertAuditLine(db, {
    ...{ actorId: actor.id, actorName: actor.name, forUserId: user.id },
    forUserName: `${user.firstName} ${user.lastName}`.trim(),
    ...{ at: clock(), requestId: request.id, countryId: caller.countryId, ip: request.ip, callId: 'orderFile' },
    request: { params: { orderId: query.OrderId, documentId } },
  });
}

/** Documents and calendar of an order, for everyone with access to it: raw routes, since a file is no JSON. */
export function registerOrderFiles(app: FastifyInstance, dependencies: CallDependencies): void {
  const { db, clock } = dependencies;
  const file = (path: string, getPage: typeof orderPagePath, send: SendFile) =>
    app.get(path, async (request, reply) => {
      const asking = await getRequester(request, dependencies);
      return fileOrPage(request, reply, getPage(asking.query.OrderId, asking.query.Token ?? null), async () => {
        await noteReading(asking, request, dependencies);
        return send(asking, reply);
      });
    });
  file(
    '/api/orders/:orderId/documents/:documentId',
    orderPagePath,
    async ({ query: query, documentId, caller }, reply) => {
      const order = await findOwnOrder(db, query, caller);
      const papers = orderPapers(order, await findSeller(db, order.dealerId));
      const paper = papers.find(({ id }) => id === documentId);
      if (!paper) return sendUploaded(reply, order, documentId, dependencies);
      const { dealerId, placedAt: at } = order;
      const bytes = await paper.render(await findUploadedTexts(db, caller.services.files, { dealerId, at }));
      return sendFile(reply, { name: paper.name, contentType: 'application/pdf', bytes });
    },
  );
  file('/api/dealer-orders/:orderId/documents/:documentId', dealerPagePath, async (asking, reply) => {
    const { query: query, documentId, caller } = asking;
    return sendUploaded(reply, await findDealerOrder(db, query, caller), documentId, dependencies);
  });
  file('/api/orders/:orderId/termin.ics', orderPagePath, async ({ query: query, caller }, reply) => {
    const order = await findOwnOrder(db, query, caller);
    const seller = await findSeller(db, order.dealerId);
    const sequence = (await findEvents(db, order.id)).filter(isNewDate).length;
    const bytes = calendarFile(order, { seller, sequence, now: clock(), config: caller.services.config });
    if (bytes === null) throw problem('NOT_FOUND');
    const name = `Lieferung-${order.number}.ics`;
    return sendFile(reply, { name, contentType: 'text/calendar; charset=utf-8', bytes });
  });
}
