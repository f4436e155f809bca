import { contents, contentVersions, findVisiblePage, seedContentPages } from '@heizplatz/api-content';
import { openDatabase } from '@heizplatz/api-platform';
import { createTestDatabase } from '@heizplatz/api-platform/testing';

const VERSIONS = [
  { path: '/impressum', validFrom: '2026-06-19', title: 'Unser Impressum', words: 'Hier.' },
  { path: '/agb', validFrom: '2026-06-19', title: 'AGB alt', words: 'Alt.' },
  { path: '/agb', validFrom: '2026-12-01', title: 'AGB neu', words: 'Neu.' },
];

test("an operator's pages keep their words, versions and days, and are not seeded over", async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase({ url: database.url, poolSize: 2, log: console });
  try {
    const paths = [...new Set(VERSIONS.map(({ path }) => path))];
    const added = await db
      .insert(contents)
      .values(paths.map((path) => ({ countryId: 1 as const, kind: 'legal' as const, path, sharedKey: path })))
      .returning();
    await db.insert(contentVersions).values(
      VERSIONS.map(({ path, validFrom, title, words }, index) => ({
        contentId: added.find((content) => content.path === path)?.id ?? 0,
        ...{ number: index + 1, state: 'live' as const, goesLiveAt: new Date(`${validFrom}T00:00:00+01:00`) },
        ...{ validFrom, title, description: '', authorName: 'Heizplatz' },
        blocks: [{ Kind: 'text' as const, Text: words }],
      })),
    );
    // An operator's own imprint stays; a demo's gets the newer text.
    await seedContentPages(db, { mode: 'production' });
    const display = (path: string, day: string) =>
      findVisiblePage(db, { countryId: 1, path, now: new Date(`${day}T12:00:00Z`) });
    expect(await display('/impressum', '2026-11-21')).toMatchObject({
      ...{ kind: 'legal', title: 'Unser Impressum', validFrom: '2026-06-19' },
      blocks: [{ Kind: 'text', Text: 'Hier.' }],
    });
    expect(await display('/agb', '2026-11-30')).toMatchObject({ title: 'AGB alt' });
    expect(await display('/agb', '2026-12-01')).toMatchObject({ title: 'AGB neu', validFrom: '2026-12-01' });
    expect(await display('/hilfe', '2026-11-30')).toMatchObject({ kind: 'page', title: 'Hilfe' });
  } finally {
    await close();
    await database.drop();
  }
});
