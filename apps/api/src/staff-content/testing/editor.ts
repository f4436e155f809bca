import { ROLES } from '@heizplatz/identity';
import { insertCustomer, loggedIn } from '../../identity/testing/visitors';
import type { TestApi } from '../../testing/api-test';
import type { TestClient } from '../../testing/test-client';

/** A member of staff who minds contents. */
export async function editor(api: TestApi, firstName = 'Edda'): Promise<TestClient> {
  const email = `${firstName.toLowerCase()}@example.com`;
  await insertCustomer(api, { email, roles: [ROLES.editor], firstName, lastName: 'Lorenz' });
  return loggedIn(api, email);
}
