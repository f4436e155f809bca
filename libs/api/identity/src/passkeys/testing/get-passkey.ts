import { siteOrigin } from '@heizplatz/api-platform';
import type { TestApi, TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { PASSWORD } from '../../users/testing/visitors';
import { softAuthenticator } from './soft-authenticator';

/** A passkey that this visitor, logged in by PASSWORD, has created and saved on the German site. */
export async function getPasskey(api: TestApi, visitor: TestClient, Name = 'Laptop') {
  const authenticator = softAuthenticator(siteOrigin(1, api.services.config));
  const options = await visitor.call(CALLS.beginPasskeyEnrolment, { body: { Password: PASSWORD } });
  const Credential = authenticator.create(options);
  const passkey = await visitor.call(CALLS.addPasskey, { body: { Name, Credential } });
  return { authenticator, passkey };
}
