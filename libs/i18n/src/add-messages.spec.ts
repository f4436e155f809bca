import { siteById } from '@heizplatz/country';
import { addMessages } from './add-messages';
import { createSiteI18n } from './site-i18n';

describe('messages that come later', () => {
  it('are there at once, without drawing the page anew', () => {
    const i18n = createSiteI18n(siteById(3), [{ a: ['Grüezi'] }]);
    const onChange = jest.fn();
    i18n.on('change', onChange);
    addMessages(i18n, { b: ['Offerte für ', ['place']] });
    expect([i18n._('a'), i18n._('b', { place: 'Bern' })]).toEqual(['Grüezi', 'Offerte für Bern']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stay within their own instance', () => {
    const shell = { a: ['Start'] };
    const [first, second] = [createSiteI18n(siteById(1), [shell]), createSiteI18n(siteById(1), [shell])];
    addMessages(first, { b: ['Bestellung'] });
    expect([second._('b'), Object.keys(shell)]).toEqual(['b', ['a']]);
  });
});
