import { isLeaving, leaveAs } from './leave-for';

/** jsdom does not load documents; a fragment shows where it would go. */
describe('leaveAs', () => {
  it('counts as leaving from before the call, so that nothing reloads when the cookies change', async () => {
    let during = false;
    await leaveAs(async () => void (during = isLeaving()), '#dort');
    expect(during).toBe(true);
    expect(location.hash).toBe('#dort');
    expect(isLeaving()).toBe(true);
  });

  it('leaves for the address that the switch returns, on the site of another country', async () => {
    await leaveAs(async () => '#anderswo', '#hier');
    expect(location.hash).toBe('#anderswo');
    location.hash = '#dort';
  });

  it('stays, and is looked after again, when the call fails', async () => {
    const failed = leaveAs(() => Promise.reject(new Error('refused')), '#nirgends');
    await expect(failed).rejects.toThrow('refused');
    expect(isLeaving()).toBe(false);
    expect(location.hash).toBe('#dort');
  });
});
