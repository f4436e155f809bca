import { comesBy } from '@heizplatz/calculator';
import { findUserAddresses, presentAddress } from '@heizplatz/api-identity';
import { type CallContext, defineHandler, problem } from '@heizplatz/api-platform';
import { findOffer, nearestOffers } from '@heizplatz/api-pricing';
import {
  CALLS,
  type AccessConditions,
  type AccessNeeds,
  type ProductGroupId,
  type DeliveryPointAccess,
} from '@heizplatz/contract';
import { accessNeeds, deliveryPointAccess } from './access-needs';
import { priceOffer } from '../order-placement/held-price';
import { storeCheckedAccess } from './known-access-conditions';
import type { Process, ProcessRow } from '../checkout/process';
import { changeProcess } from '../checkout/process-repository';
import { runningProcess } from '../checkout/running-process';

const INDUSTRIAL_PELLETS: ProductGroupId = 10;

/** Confirmations that the goods require and the customer did not give. */
export function missingConfirmations(groupId: ProductGroupId, conditions: DeliveryPointAccess): string[] {
  // Under pressure: the boiler must be off and the store must have space, or the house fills with dust.
  const isBlown = comesBy(groupId, 'blown');
  return [
    isBlown && !conditions.BoilerOffConfirmed && 'BoilerOffConfirmed',
    isBlown && !conditions.HasRoomConfirmed && 'HasRoomConfirmed',
    groupId === INDUSTRIAL_PELLETS && !conditions.IndustrialUseConfirmed && 'IndustrialUseConfirmed',
  ].filter((field) => field !== false);
}

/** Every delivery point has its own answers: none missing, none extra. */
function ofDeliveryPoints(conditions: AccessConditions, deliveryPoints: number): AccessConditions {
  const [, ...OtherStations] = deliveryPointAccess(conditions, deliveryPoints);
  return { ...conditions, OtherStations };
}

function requireConfirmations(groupId: ProductGroupId, conditions: AccessConditions): void {
  const [, ...others] = deliveryPointAccess(conditions, conditions.OtherStations.length + 1);
  const errors = [
    ...missingConfirmations(groupId, conditions).map((field) => `body.AccessConditions.${field}`),
    ...others.flatMap((deliveryPoint, index) =>
      missingConfirmations(groupId, deliveryPoint).map(
        (field) => `body.AccessConditions.OtherStations.${index}.${field}`,
      ),
    ),
  ].map((path) => ({ path, code: 'REQUIRED' }));
  if (errors.length > 0) throw problem('VALIDATION', { errors });
}

/**
 * Changes of the process so that its offer includes the answers; empty if it does already. Throws ACCESS_OPTIONS with
 * the new price, until that exact price was accepted, or with dealers who can deliver if this one cannot.
 */
async function includeAccess(
  process: Process,
  { conditions, acceptedTotal }: { conditions: AccessConditions; acceptedTotal: number | null },
  context: CallContext,
): Promise<Partial<ProcessRow>> {
  const { db, services, clock } = context;
  const book = services.priceBook.current();
  const needed = accessNeeds(book, process.configuration, conditions);
  if (!needed) return {};
  const { configuration, options } = needed;
  const { offerId } = process;
  const today = findOffer(book, configuration, offerId, clock());
  const offer = today && (await priceOffer(db, today, { ...process, configuration }, context)).offer;
  if (offer && offer.variant.TotalPrice === acceptedTotal) return { configuration, offer: offer.variant };
  const needs: AccessNeeds = {
    Options: options.map(({ id, key, name }) => ({ Id: id, Key: key, Name: name })),
    Configuration: configuration,
    Offer: offer?.variant ?? null,
    Items: offer ? [] : nearestOffers(book, configuration, offerId, clock()),
  };
  throw problem('ACCESS_OPTIONS', { context: needs });
}

export const saveOrderParameters = defineHandler(CALLS.saveOrderParameters, async ({ body }, context) => {
  const { ProductGroupId: productGroupId, AcceptedTotalPrice: acceptedTotal } = body;
  const process = await runningProcess(context, productGroupId);
  const accessConditions = ofDeliveryPoints(body.AccessConditions, process.configuration.Stations);
  requireConfirmations(productGroupId, accessConditions);
  const included = await includeAccess(process, { conditions: accessConditions, acceptedTotal }, context);
  const { db, user, audit } = context;
  audit.note({ before: { accessConditions: process.accessConditions }, after: { accessConditions, ...included } });
  const success = await changeProcess(db, process.id, { accessConditions, ...included });
  if (success && user && process.ownerId === user.id) {
    const own = (await findUserAddresses(db, user.id)).map(presentAddress);
    await storeCheckedAccess(db, { process: { ...process, accessConditions }, own, user }, context);
  }
  return { success };
});
