import { epochDay, startOfLocalDay } from '@heizplatz/api-platform';
import type { Database } from '@heizplatz/api-platform';
import { BRAND, SITES } from '@heizplatz/country';
import { eq } from 'drizzle-orm';
import { addContents } from '../content-pages/add-contents';
import { lockContents } from '../content-pages/new-content-repository';
import { mediaKey } from '../media/media-key';
import { PICTURES } from '../content-blocks/pictures/all-pictures';
import { contentRedirects, contents, media, menuEntries, announcements } from '../content-pages/schema';
import { getDemoContents } from './demo';
import { demoMenu, demoAnnouncements, demoRedirects } from './demo-context';

/** The demo's drawings as media; their bytes are written by writeDemoMedia. */
async function addDemoMedia(db: Database): Promise<void> {
  const rows = Object.values(PICTURES).map(({ svg, ...picture }) => ({
    ...picture,
    key: mediaKey(svg),
    contentType: 'image/svg+xml',
    byteCount: Buffer.byteLength(svg),
    authorName: BRAND,
  }));
  await db.insert(media).values(rows).onConflictDoNothing();
}

/** News, info pages, menus, notes and redirects of the demo: on the first start alone. `today` is an ISO day. */
export async function seedDemoContent(db: Database, { today }: { today: string }): Promise<void> {
  const sites = Object.values(SITES);
  await db.transaction(async (tx) => {
    await lockContents(tx);
    const [known] = await tx.select({ id: contents.id }).from(contents).where(eq(contents.kind, 'news')).limit(1);
    if (known) return;
    await addDemoMedia(tx);
    await tx.insert(menuEntries).values(sites.flatMap(demoMenu));
    await tx.insert(contentRedirects).values(sites.flatMap(demoRedirects));
    await tx
      .insert(announcements)
      .values(sites.flatMap((site) => demoAnnouncements(site, startOfLocalDay(epochDay(today)))));
    await addContents(
      tx,
      sites.flatMap((site) => getDemoContents(site, today)),
    );
  });
}
