import { siteById } from '@heizplatz/country';
import { createSiteI18n } from '@heizplatz/i18n';
import { receiveChunkMessages } from './chunk-messages';

const openPage = () => {
  const i18n = createSiteI18n(siteById(3), [{ shell: ['Start'] }]);
  receiveChunkMessages('ch', i18n);
  return i18n;
};

describe('messages that chunks bring', () => {
  it('are asked for in the site’s locale', () => {
    openPage();
    expect(globalThis.heizplatzMessages?.locale).toBe('ch');
  });

  it('join those that were there, and are known to have come', () => {
    const i18n = openPage();
    expect(globalThis.heizplatzMessages?.has('mf_order/list')).toBe(false);
    globalThis.heizplatzMessages?.take('mf_order/list', { list: ['Offerten'] });
    expect([i18n._('shell'), i18n._('list')]).toEqual(['Start', 'Offerten']);
    expect(globalThis.heizplatzMessages?.has('mf_order/list')).toBe(true);
  });
});
