import { menuLinks, addDuties } from './menu-links';

const OWN = [{ href: '/news', text: 'News' }];
const DUTY = { href: '/barrierefreiheit', text: 'Barrierefreiheit' };

describe('the links of header and footer', () => {
  it.each([undefined, []])('are the site’s own where staff wrote %j', (written) => {
    expect(menuLinks(written, [{ Href: '/news', Text: 'News' }])).toEqual(OWN);
  });

  it('are those that staff wrote', () => {
    expect(menuLinks([{ Text: 'Aktuelles', Href: '/news' }], [])).toEqual([{ text: 'Aktuelles', href: '/news' }]);
  });

  it('have what law demands, once', () => {
    expect(addDuties(OWN, [DUTY])).toEqual([...OWN, DUTY]);
    expect(addDuties([{ ...DUTY, text: 'Für alle' }], [DUTY])).toEqual([{ ...DUTY, text: 'Für alle' }]);
  });
});
