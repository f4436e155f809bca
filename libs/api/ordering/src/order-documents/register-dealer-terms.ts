import { type CallDependencies, problem, sendFile, getRequestSite } from '@heizplatz/api-platform';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dealerTerms } from './dealer-terms';
import { findSellerBySlug } from '../order/seller-repository';
import { findUploadedTexts } from './uploaded-texts';

const Params = v.object({ slug: v.pipe(v.string(), v.maxLength(200)) });

const TERMS_FILE = 'agb.pdf';

/** Where the terms lie that a dealer of the called site gave us as PDF. */
export const dealerTermsPath = (slug: string): `/${string}` =>
  `/api/haendler/${encodeURIComponent(slug)}/${TERMS_FILE}`;

/** A raw route, since a file is no JSON; NOT_FOUND where the terms are ours, which have a page. */
export function registerDealerTerms(app: FastifyInstance, { db, services, clock }: CallDependencies): void {
  app.get(`/api/haendler/:slug/${TERMS_FILE}`, async (request, reply) => {
    const params = v.safeParse(Params, request.params);
    const countryId = getRequestSite(request, services.config);
    const seller = params.success && countryId ? await findSellerBySlug(db, countryId, params.output.slug) : undefined;
    if (!seller || !countryId) throw problem('NOT_FOUND');
    const { terms } = await findUploadedTexts(db, services.files, { dealerId: seller.id, at: clock() });
    if (!terms) throw problem('NOT_FOUND');
    const { fileName } = dealerTerms(seller, countryId);
    return sendFile(reply, { name: fileName, contentType: 'application/pdf', bytes: terms });
  });
}
