import { TEST_NOW, withApi } from '../../testing/api-test';
import { claimMailQuota, type LimitedMail } from './mail-quota';

const api = withApi({
  handlers: [],
  env: { LIMIT_MAILS_PER_RECIPIENT: '3', LIMIT_MAILS_PER_MAILBOX: '6', LIMIT_MAILS_PER_ADDRESS: '999' },
});
const KINDS = ['account', 'notification', 'request', 'report', 'order-confirm'];

const claim = (mail: Omit<LimitedMail, 'ip'>, ip: string | null = '198.51.100.7') => {
  const { db, services } = api();
  return claimMailQuota(db, { ...mail, ...(ip !== null && { ip }) }, { services, clock: () => TEST_NOW });
};
const flood = (recipient: string) =>
  Promise.allSettled(
    Array.from({ length: 15 }, (_, nth) =>
      claim({ command: KINDS[nth % KINDS.length] ?? '', recipient }, `10.0.0.${nth}`),
    ),
  );
const countSent = async (recipient: string) =>
  (await flood(recipient)).filter(({ status }) => status === 'fulfilled').length;

describe('mails that strangers cause', () => {
  it('to one mailbox are few, of whatever kinds and from wherever', async () => {
    expect(await countSent('opfer@example.com')).toBe(6);
    await expect(claim({ command: 'request', recipient: ' Opfer@Example.com ' })).rejects.toMatchObject({
      status: 429,
    });
    await claim({ command: 'request', recipient: 'anderer@example.com' });
  });

  it('that the law asks for are sent to a mailbox that others have flooded, and are few themselves', async () => {
    await flood('widerruf@example.com');
    const withdraw = () => claim({ command: 'withdrawal', recipient: 'widerruf@example.com', isOwedByLaw: true });
    for (let nth = 0; nth < 3; nth += 1) await withdraw();
    await expect(withdraw()).rejects.toMatchObject({ status: 429 });
  });

  it('are not counted where staff send them, or to what is no mailbox', async () => {
    await flood('staff@example.com');
    await claim({ command: 'invitation', recipient: 'staff@example.com' }, null);
    for (let nth = 0; nth < 3; nth += 1) await claim({ command: 'order-links', recipient: 'order-7' });
  });
});
