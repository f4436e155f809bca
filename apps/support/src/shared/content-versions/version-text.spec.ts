import { versionText } from './version-text';

it('is what a page says, block by block', () => {
  const text = versionText({
    Title: 'Lager',
    Description: 'Worum es geht',
    Blocks: [
      { Kind: 'heading', Text: 'Der Raum', Level: 3 },
      { Kind: 'rich', Runs: [{ Text: 'Zum ' }, { Text: 'Impressum', Href: '/impressum' }, { Text: '.', Style: 'em' }] },
      { Kind: 'list', Items: ['eins', 'zwei'] },
      { Kind: 'price', ProductId: 20 },
    ],
  });
  expect(text).toBe(
    'Lager\n\nWorum es geht\n\nDer Raum\nLevel 3\n\nZum Impressum → /impressum.\n\neins\nzwei\n\nProductId 20',
  );
});
