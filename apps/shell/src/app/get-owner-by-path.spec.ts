import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOwnerByPath } from './get-owner-by-path';

const remotes = ['support', 'order', 'account', 'public'].map((name) => {
  const file = join(__dirname, '../../..', name, 'path-patterns.json');
  return { name, patterns: JSON.parse(readFileSync(file, 'utf8')) as string[] };
});

describe('the remote that owns a path', () => {
  it.each([
    ['/', 'public'],
    ['/impressum', 'public'],
    ['/holzpellets-lose/angebotsliste', 'order'],
    ['/holzpellets-lose/bestellparameter-bestaetigen', 'order'],
    ['/holzpellets-lose/bestellung/bezahlung/sepa', 'order'],
    ['/holzpellets-lose/bestellung-erfolgreich/17', 'order'],
    ['/benutzerkonto/bestellanmeldung/holzpellets-lose', 'account'],
    ['/support', 'support'],
    ['/support/cms/list', 'support'],
    ['/support/bestellung/neu', 'support'],
    ['/export-orders', 'support'],
    ['/supportfall', 'public'],
    ['/kunde/startseite', 'account'],
    ['/anfrage-bestaetigen', 'account'],
    ['/bestellung/17', 'order'],
    ['/haendler/bestellung/17', 'order'],
    ['/vertrag-widerrufen', 'public'],
  ])('%s is of %s', (path, owner) => {
    expect(getOwnerByPath(remotes, path)?.name).toBe(owner);
  });
});
