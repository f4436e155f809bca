import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import type { TestApi, TestClient } from '@heizplatz/api-platform/testing';
import { ROLES } from '@heizplatz/identity';

const PEOPLE = {
  admanager: ROLES.adManager,
  marketing: ROLES.marketing,
  werbepartner: ROLES.advertisingPartner,
  support: ROLES.customerSupport,
} as const;

/** Somebody of this role, logged in, and the id of the account. */
export async function person(api: TestApi, name: keyof typeof PEOPLE): Promise<{ client: TestClient; id: number }> {
  const email = `${name}@example.com`;
  const id = await insertCustomer(api, { email, roles: [PEOPLE[name]], firstName: 'Mara', lastName: 'Winkler' });
  return { client: await loggedIn(api, email), id };
}
