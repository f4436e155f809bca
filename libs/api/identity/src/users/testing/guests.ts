import type { TestApi, TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, orderCookie, type CountryId } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';
import { hashToken, newOpaqueToken } from '../../session/opaque-token';
import { addressInput } from './addresses';

const PRODUCT_GROUP_ID = 3;

/**
 * Creates a running order of loose pellets for the visitor, and returns the hash of its cookie; its table belongs to
 * a module above this one.
 */
export async function startOrdering(api: TestApi, visitor: TestClient, countryId: CountryId = 1): Promise<string> {
  const token = newOpaqueToken();
  const tokenHash = hashToken(token);
  await api.db.execute(sql`
    insert into order_processes
      (token_hash, country_id, product_group_id, configuration, offer_id, offer, created_at, expires_at)
    values
      (${tokenHash}, ${countryId}, ${PRODUCT_GROUP_ID}, '{}', 'x', '{}',
       '2026-11-21T09:00:00Z', '2026-12-01T09:00:00Z')`);
  visitor.cookies.set(orderCookie(PRODUCT_GROUP_ID), token);
  return tokenHash;
}

/** A visitor who has registered as a guest while ordering. */
export async function guest(api: TestApi, email: string, countryId: CountryId = 1): Promise<TestClient> {
  const visitor = await api.visitorWithCsrf(countryId);
  await startOrdering(api, visitor, countryId);
  await visitor.call(CALLS.cacheRegistrationData, {
    body: { AuthData: { EmailAddress: email }, DeliveryAddress: addressInput() },
  });
  await visitor.call(CALLS.registerGuest, { body: {} });
  return visitor;
}
