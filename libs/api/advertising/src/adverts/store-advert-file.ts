import { createHash } from 'node:crypto';
import type { Database } from '@heizplatz/api-platform';
import { checkStyles, type StylesError } from './check-styles';
import { advertFiles } from './schema';

const PICTURE_ENDINGS = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
} as const;
export type PictureType = keyof typeof PICTURE_ENDINGS;

type Stored = { readonly name: string } | { readonly errors: readonly StylesError[] };

/** 'ofen.0123456789abcdef.css': the hash makes equal content one file, and other content another. */
function fileName(title: string, content: Buffer, ending: string): string {
  const plain =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\w-]+/g, '-')
      .slice(0, 60) || 'datei';
  return `${plain}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${ending}`;
}

async function insert(db: Database, row: typeof advertFiles.$inferInsert): Promise<string> {
  await db.insert(advertFiles).values(row).onConflictDoNothing();
  return row.name;
}

/** Keeps a style sheet that `checkStyles` has nothing against; else says what it has. */
export async function storeStyles(db: Database, title: string, css: string, now: Date): Promise<Stored> {
  const errors = checkStyles(css);
  if (errors.length > 0) return { errors };
  const content = Buffer.from(css);
  const row = { kind: 'styles' as const, contentType: 'text/css; charset=utf-8', content, createdAt: now };
  return { name: await insert(db, { ...row, name: fileName(title, content, 'css') }) };
}

export interface Picture {
  readonly title: string;
  readonly contentType: PictureType;
  readonly content: Buffer;
}

/** Keeps a picture whose content has been checked to be of its type; gives its name. */
export function storePicture(db: Database, { title, contentType, content }: Picture, now: Date): Promise<string> {
  const name = fileName(title, content, PICTURE_ENDINGS[contentType]);
  return insert(db, { name, kind: 'picture', contentType, content, createdAt: now });
}
