import { type CopiedContent, spelledFor, spellingChanges } from './spelling-changes';

const content: CopiedContent = {
  title: 'Hackschnitzel im Januar',
  description: 'Große Mengen, inkl. MwSt.',
  blocks: [
    { Kind: 'rich', Runs: [{ Text: 'Der Landkreis, die Straße', Href: '/hackschnitzel-straße' }] },
    { Kind: 'text', Text: 'Hackschnitzelheizung und „Kaminholz“' },
  ],
};
const named = (countryId: 1 | 2 | 3) =>
  spellingChanges(content, countryId).map(({ From, To, Count }) => [From, To, Count]);

it('names Austria’s words, whole words alone', () => {
  expect(named(2)).toEqual([
    ['MwSt.', 'USt.', 1],
    ['Januar', 'Jänner', 1],
    ['Landkreis', 'Bezirk', 1],
    ['Hackschnitzel', 'Hackgut', 1],
    ['Kaminholz', 'Scheitholz', 1],
  ]);
});

it('names ß wherever it stands in a text, and no address', () => {
  expect(named(3)).toContainEqual(['ß', 'ss', 2]);
  expect(spellingChanges(content, 3).find(({ From }) => From === 'ß')?.Example).toContain('Große');
});

it('takes what the editor takes; ß never stays in Switzerland', () => {
  const swiss = spelledFor(content, 3, ['Kaminholz']);
  expect(swiss.title).toBe('Hackschnitzel im Januar');
  expect(swiss.description).toBe('Grosse Mengen, inkl. MwSt.');
  expect(swiss.blocks).toEqual([
    { Kind: 'rich', Runs: [{ Text: 'Der Landkreis, die Strasse', Href: '/hackschnitzel-straße' }] },
    { Kind: 'text', Text: 'Hackschnitzelheizung und „Cheminéeholz“' },
  ]);
  expect(spelledFor(content, 2, ['Januar']).title).toBe('Hackschnitzel im Jänner');
  expect(spelledFor(content, 1, ['Januar'])).toEqual(content);
});
