import { stripText } from './strip-text';

describe('a recorded event', () => {
  it('keeps shapes and our own files, and no words', () => {
    const attributes = {
      class: 'a b',
      alt: 'Ihr Haus in Kassel',
      title: 'Maria Petersen',
      'aria-label': 'maria@example.com',
      placeholder: 'PLZ',
      value: '34117',
      content: 'Beschreibung',
      href: '/bestellung/17?token=secret',
      src: 'https://heizplatz.de/releases/public/1/browser/files/a.svg',
      checked: true,
    };
    const event = { type: 2, data: { node: { type: 0, childNodes: [{ tagName: 'img', attributes }] } } };
    expect(stripText(event)).toEqual({
      type: 2,
      data: {
        node: {
          type: 0,
          childNodes: [
            {
              tagName: 'img',
              attributes: {
                class: 'a b',
                alt: '',
                title: '',
                'aria-label': '',
                placeholder: '',
                value: '',
                content: '',
                href: '',
                src: 'https://heizplatz.de/releases/public/1/browser/files/a.svg',
                checked: true,
              },
            },
          ],
        },
      },
    });
  });

  it('names the page by the first part of its path alone', () => {
    const event = { type: 4, data: { href: 'http://localhost/bestellung/17?token=x#y', width: 390, height: 844 } };
    expect(stripText(event)).toEqual({
      type: 4,
      data: { href: 'http://localhost/bestellung', width: 390, height: 844 },
    });
  });

  it('loses changed attributes too', () => {
    const event = { type: 3, data: { source: 0, attributes: [{ id: 4, attributes: { alt: 'x', class: 'y' } }] } };
    expect(stripText(event)).toEqual({
      type: 3,
      data: { source: 0, attributes: [{ id: 4, attributes: { alt: '', class: 'y' } }] },
    });
  });
});
