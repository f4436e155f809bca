import { formatReleaseName, parseReleaseName } from './release-name.ts';

describe('the name of a release in a header', () => {
  it('is read as it was written', () => {
    const name = { remote: 'order', version: '20261125T101500-ab12' };
    expect(parseReleaseName(formatReleaseName(name))).toEqual(name);
  });

  it.each([undefined, '', 'order', '@1', 'order@', 'order@../x', 'Order@1', `order@${'1'.repeat(90)}`])(
    'is null for %p',
    (text) => expect(parseReleaseName(text)).toBeNull(),
  );
});
