import { SITES } from '@heizplatz/country';
import * as fc from 'fast-check';
import { DEMO_OPERATORS, OPEN_OPERATORS } from '../../config/operator';
import { addImprint } from './add-imprint';
import { composeMail } from './compose-mail';
import type { MailBlock } from './mail-block';

const HOSTS = {
  mode: 'production',
  publicPort: 4200,
  productionHosts: { 1: 'waerme.example', 2: 'at.waerme.example', 3: 'ch.waerme.example' },
} as const;

const compose = (blocks: MailBlock[], subject = 'Ihre Bestellung', site = SITES[1]) =>
  composeMail({ config: HOSTS, site, kind: 'test', to: 'anna@example.com', subject, blocks });

describe('a composed mail', () => {
  it('says the same in text and HTML', () => {
    const { text, html } = compose([
      { kind: 'text', text: 'Guten Tag' },
      { kind: 'rows', rows: [{ label: 'Gesamt', value: '2.287,23 €', isStrong: true }] },
      { kind: 'list', items: ['Zugang frei halten'] },
      { kind: 'lines', lines: ['Anna Huber', 'Am Anger 3'] },
      { kind: 'note', text: 'Bitte heizen Sie vorher ab.' },
      { kind: 'button', label: 'Bestellung ansehen', href: 'https://heizplatz.de/o/1' },
    ]);
    const paragraphs = [
      'Guten Tag',
      'Gesamt',
      '2.287,23 €',
      'Zugang frei halten',
      'Anna Huber',
      'https://heizplatz.de/o/1',
    ];
    for (const part of [...paragraphs, 'Bitte heizen Sie vorher ab.', 'Bestellung ansehen', SITES[1].customerPhone]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it('never lets a text become an element or a header', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (wild) => {
        const evil = `${wild}<script>x</script>" onclick="y\r\nBcc: z@example.com`;
        const kinds: MailBlock[] = [
          { kind: 'text', text: evil },
          { kind: 'rows', rows: [{ label: evil, value: evil }] },
          { kind: 'list', items: [evil] },
          { kind: 'lines', lines: [evil] },
          { kind: 'button', label: evil, href: evil },
        ];
        const mail = compose(kinds, evil);
        expect(mail.html).not.toContain('<script>');
        expect(mail.html).not.toContain('" onclick=');
        expect(mail.subject).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('is spelled with ss in Switzerland, but for addresses', () => {
    const blocks: MailBlock[] = [{ kind: 'button', label: 'Straße', href: 'https://heizplatz.ch/straße' }];
    const mail = compose(blocks, 'Grüße', SITES[3]);
    expect(mail.subject).toBe('Grüsse');
    expect(mail.text).toContain('Strasse:\nhttps://heizplatz.ch/straße');
  });

  it('breaks neither our number nor a masked address', () => {
    const paragraph = `Rufen Sie uns bitte gleich an, am besten zwischen acht und achtzehn Uhr: ${SITES[3].customerPhone}.`;
    const { text, html } = compose(
      [
        { kind: 'text', text: paragraph },
        { kind: 'text', text: 'a…a@example.com …' },
      ],
      'x',
      SITES[3],
    );
    const unbroken = SITES[3].customerPhone.replaceAll(' ', '\u00A0');
    expect(text).toContain(unbroken);
    expect(html).toContain(unbroken);
    expect(html).toContain('a…&#8288;a@example.com …<');
  });

  it('has one button that leads, and shows another way less loudly', () => {
    const { html } = compose([
      { kind: 'button', label: 'Bewerten', href: 'https://heizplatz.de/1' },
      { kind: 'button', label: 'Keine mehr', href: 'https://heizplatz.de/2', isSecond: true },
    ]);
    const [first, second] = [...`${html}`.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
    expect(first).toContain('background:#B8461A');
    expect(second).toContain('background:#FFFFFF');
  });

  it('wraps text, and never an address', () => {
    const href = `https://heizplatz.de/${'x'.repeat(200)}`;
    const { text } = compose([
      { kind: 'text', text: 'Holz '.repeat(60) },
      { kind: 'button', label: 'Los', href },
    ]);
    const lines = text.split('\n');
    expect(lines).toContain(href);
    expect(Math.max(...lines.filter((line) => line !== href).map((line) => line.length))).toBeLessThanOrEqual(72);
  });

  it.each([SITES[1], SITES[2], SITES[3]])('carries the imprint of $countryName', (site) => {
    const operator = DEMO_OPERATORS[site.countryId];
    const { text, html } = addImprint(compose([{ kind: 'text', text: 'Hallo' }], 'Gruß', site), operator);
    const parts = [operator.company, operator.address, operator.register, operator.directors, operator.email];
    for (const part of [...parts, `https://${HOSTS.productionHosts[site.countryId]}/impressum`]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html).toMatch(/<\/div>\s*<\/body><\/html>$/);
  });

  it('names no operator by the brackets that stand for one', () => {
    const mail = compose([{ kind: 'text', text: 'Hallo' }]);
    expect(addImprint(mail, OPEN_OPERATORS[1])).toEqual(mail);
  });
});
