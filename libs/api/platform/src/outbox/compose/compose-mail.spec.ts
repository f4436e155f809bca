import { SITES } from '@heizplatz/country';
import * as fc from 'fast-check';
import { DEMO_OPERATORS, OPEN_OPERATORS } from '../../config/operator';
import { addImprint } from './add-imprint';
import { composeMail } from './compose-mail';
import { type MailBlock, typed } from './mail-block';
import { MAIL_KINDS, type MailKind } from './mail-kinds';

const HOSTS = {
  mode: 'production',
  publicPort: 4200,
  productionHosts: { 1: 'waerme.example', 2: 'at.waerme.example', 3: 'ch.waerme.example' },
} as const;

const compose = (blocks: MailBlock[], subject = 'Ihre Bestellung', site = SITES[1]) =>
  composeMail({ config: HOSTS, site, kind: 'price-alert', to: 'anna@example.com', subject, blocks });

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
    const host: string | undefined = Object.entries(HOSTS.productionHosts).find(
      ([id]) => id === String(site.countryId),
    )?.[1];
    for (const part of [...parts, `https://${host}/impressum`]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html).toMatch(/<\/div>\s*<\/body><\/html>$/);
  });

  it('names no operator by the brackets that stand for one', () => {
    const mail = compose([{ kind: 'text', text: 'Hallo' }]);
    expect(addImprint(mail, OPEN_OPERATORS[1])).toEqual(mail);
  });

  const PLANTED = 'gratis.pl/abc www.x.tv m@x.tv https://y.cc';
  const everywhere = (text: ReturnType<typeof typed> | string): MailBlock[] => [
    { kind: 'heading', text },
    { kind: 'text', text },
    { kind: 'note', text },
    { kind: 'list', items: [text] },
    { kind: 'rows', rows: [{ label: 'Grund', value: text }] },
    { kind: 'lines', lines: [text] },
  ];
  const composeKind = (kind: MailKind, blocks: MailBlock[], isProven: boolean) =>
    composeMail({
      config: HOSTS,
      site: SITES[1],
      kind,
      isProven,
      to: 'anna@example.com',
      subject: 'Ihre x.tv',
      blocks,
    });
  const KINDS = Object.keys(MAIL_KINDS) as MailKind[];
  const CLICKABLE = /gratis\.pl|x\.tv|m@x|https:\/\/y/;

  it.each(KINDS)('of the kind %s holds nothing to click for whoever is not known, whoever wrote it', (kind) => {
    const rule = MAIL_KINDS[kind];
    const { subject, text, html } = composeKind(
      kind,
      [...everywhere(PLANTED), ...everywhere(typed('Typ b.pl'))],
      false,
    );
    const isKnown = rule.reader === 'known';
    expect(CLICKABLE.test(`${subject} ${text} ${html}`)).toBe(isKnown);
    expect([text.includes('Typ'), html.includes('Typ')]).toEqual(Array(2).fill(isKnown || 'owes' in rule));
    expect(text.includes('b.pl')).toBe(isKnown);
    const proven = composeKind(kind, everywhere(typed(PLANTED)), true);
    expect(proven.text.includes(PLANTED)).toBe(rule.reader !== 'anyone');
  });

  it('leaves what is ours as it is, where it stands alone', () => {
    const mail = (text: string) =>
      composeMail({
        ...{ config: HOSTS, site: SITES[1], kind: 'order-accepted', to: 'anna@example.com', subject: 'x' },
        ours: ['info@pellets.de', 'Pellets24.de GmbH'],
        blocks: [{ kind: 'text', text }],
      }).text;
    const ours = 'Pellets24.de GmbH, info@pellets.de, anna@example.com: https://waerme.example/hilfe?a=b.';
    expect(mail(ours).replaceAll('\n', ' ')).toContain(ours);
    expect(mail('waerme.example.gratis.pl')).toContain('waerme. example. gratis. pl');
    expect(mail('https://waerme.example@x.tv')).toContain('https: //waerme. example @ x. tv');
    expect(mail('xinfo@pellets.de.tv')).toContain('xinfo @ pellets. de. tv');
  });

  it('goes to any mailbox, whatever signs its address has', () => {
    const to = `a-b+c.d^e$f|g{h}/i?j*k@x-y.example`;
    const blocks = [{ kind: 'text', text: `An ${to}` }] as const;
    const mail = composeMail({ config: HOSTS, site: SITES[1], kind: 'account-deleted', to, subject: 'x', blocks });
    expect(mail.text).toContain(`An ${to}`);
  });
});
