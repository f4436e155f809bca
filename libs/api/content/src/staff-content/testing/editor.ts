import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import type { TestApi, TestClient } from '@heizplatz/api-platform/testing';
import { ROLES } from '@heizplatz/identity';

/** A member of staff who minds contents. */
export async function editor(api: TestApi, firstName = 'Edda'): Promise<TestClient> {
  const email = `${firstName.toLowerCase()}@example.com`;
  await insertCustomer(api, { email, roles: [ROLES.editor], firstName, lastName: 'Lorenz' });
  return loggedIn(api, email);
}
