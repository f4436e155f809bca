import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import pino from 'pino';
import { loginSteps, mailedLinks } from '../users/schema';
import { cleanUpSessions } from './clean-up-sessions';
import { insertCustomer, loggedIn, PASSWORD } from '../users/testing/visitors';

const api = withApi({ env: { STAFF_SECOND_FACTOR: 'required' } });

it('the nightly sweep forgets half logins when they are over, and links a month after their time', async () => {
  const { db, services } = api();
  const cleanUpAfter = (seconds: number) => {
    const clock = () => new Date(TEST_NOW.getTime() + seconds * 1000);
    const log = pino({ level: 'silent' });
    return cleanUpSessions.run({}, { db, services, clock, random: () => 0.5, log, isLastAttempt: false });
  };
  const counts = async () => [await db.$count(loginSteps), await db.$count(mailedLinks)];
  await insertCustomer(api(), { email: 'editor@example.com', roles: [ROLES.editor] });
  const visitor = await api().visitorWithCsrf();
  await visitor.call(CALLS.login, { body: { UserName: 'editor@example.com', Password: PASSWORD } });
  await visitor.call(CALLS.requestPasswordLink, { body: { EmailAddress: 'editor@example.com' } });
  await cleanUpAfter(299);
  expect(await counts()).toEqual([1, 1]);
  await cleanUpAfter(300);
  expect(await counts()).toEqual([0, 1]);
  await cleanUpAfter(3600 + 30 * 86_400);
  expect(await counts()).toEqual([0, 1]);
  await cleanUpAfter(3601 + 30 * 86_400);
  expect(await counts()).toEqual([0, 0]);
  await expect(loggedIn(api(), 'editor@example.com')).resolves.toBeDefined();
});
