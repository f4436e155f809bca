import { browserBase } from './base-configuration';

const SHIM = 'use-sync-external-store/shim$';
const getAliases = (app: string) => browserBase(app).resolve?.alias ?? {};

describe('aliases in the browser', () => {
  it.each(['public', 'order', 'account', 'support'])('leave React of %s to the share scope', (remote) => {
    expect(getAliases(remote)).not.toHaveProperty([SHIM]);
  });

  it("replace libraries' copies of what React has in the shell, whose React all share", () => {
    expect(getAliases('shell')).toMatchObject({ [SHIM]: 'react' });
  });
});
