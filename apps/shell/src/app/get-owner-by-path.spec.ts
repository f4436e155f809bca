import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareRemotes, RemoteManifest } from '@heizplatz/releases';
import { parse } from 'valibot';
import { getOwnerByPath } from './get-owner-by-path';

const APPS = join(__dirname, '../../..');
const remotes = globSync('*/remote.json', { cwd: APPS })
  .map((file) => ({
    name: dirname(file),
    ...parse(RemoteManifest, JSON.parse(readFileSync(join(APPS, file), 'utf8'))),
  }))
  .toSorted(compareRemotes);

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
