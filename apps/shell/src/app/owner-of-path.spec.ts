import account from '../../../account/path-patterns.json';
import order from '../../../order/path-patterns.json';
import publicPages from '../../../public/path-patterns.json';
import support from '../../../support/path-patterns.json';
import { ownerOfPath } from './owner-of-path';

const remotes = [
  { name: 'order', patterns: order },
  { name: 'account', patterns: account },
  { name: 'support', patterns: support },
  { name: 'public', patterns: publicPages },
];

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
    ['/supportfall', 'public'],
  ])('%s is of %s', (path, owner) => {
    expect(ownerOfPath(remotes, path)?.name).toBe(owner);
  });
});
