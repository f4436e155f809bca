import { CALLS, type AccessConditions, type ProductGroupId } from '@heizplatz/contract';
import { addressesOfUser } from '../addresses/address-repository';
import { presentAddress } from '../addresses/present-address';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { keepCheckedAccess } from './known-access-conditions';
import { changeProcess } from './process-repository';
import { runningProcess } from './running-process';

/** Blown in under pressure: the boiler stands still and the store has room, or the house fills with dust. */
const BLOWN_GROUPS: readonly ProductGroupId[] = [3, 9, 10];
const INDUSTRIAL_PELLETS: ProductGroupId = 10;

/** Which confirmations the goods ask for and the customer did not give. */
export function missingConfirmations(groupId: ProductGroupId, conditions: AccessConditions): string[] {
  const isBlown = BLOWN_GROUPS.includes(groupId);
  return [
    isBlown && !conditions.BoilerOffConfirmed && 'BoilerOffConfirmed',
    isBlown && !conditions.HasRoomConfirmed && 'HasRoomConfirmed',
    groupId === INDUSTRIAL_PELLETS && !conditions.IndustrialUseConfirmed && 'IndustrialUseConfirmed',
  ].filter((field) => field !== false);
}

export const answerSaveOrderParameters = defineHandler(CALLS.saveOrderParameters, async ({ body }, context) => {
  const { ProductGroupId: productGroupId, AccessConditions: accessConditions } = body;
  const process = await runningProcess(context, productGroupId);
  const missing = missingConfirmations(productGroupId, accessConditions);
  if (missing.length > 0) {
    const errors = missing.map((field) => ({ path: `body.AccessConditions.${field}`, code: 'REQUIRED' }));
    throw problem('VALIDATION', { errors });
  }
  const { db, user, audit } = context;
  audit.note({ before: { accessConditions: process.accessConditions }, after: { accessConditions } });
  const success = await changeProcess(db, process.id, { accessConditions });
  if (success && user && process.ownerId === user.id) {
    const own = (await addressesOfUser(db, user.id)).map(presentAddress);
    await keepCheckedAccess(db, { process: { ...process, accessConditions }, own, user }, context);
  }
  return { success };
});
