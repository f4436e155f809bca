import { createHash } from 'node:crypto';
import type { Database } from '@heizplatz/api-platform';
import { insertAdvertFile } from './advert-file-repository';
import type { StylesError } from './check-styles';

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

/** Stores a style sheet that passes `checkStyles`; else returns its errors. */
export async function storeStyles(db: Database, title: string, css: string, now: Date): Promise<Stored> {
  // Its parser comes with the first style sheet (8 MB).
  const { checkStyles } = await import(/* webpackMode: "eager" */ './check-styles');
  const errors = checkStyles(css);
  if (errors.length > 0) return { errors };
  const content = Buffer.from(css);
  const name = fileName(title, content, 'css');
  const contentType = 'text/css; charset=utf-8';
  await insertAdvertFile(db, { name, kind: 'styles', contentType, content, createdAt: now });
  return { name };
}

export interface Picture {
  readonly title: string;
  readonly contentType: PictureType;
  readonly content: Buffer;
}

/** Stores a picture whose content has been checked to be of its type; returns its name. */
export async function storePicture(db: Database, { title, contentType, content }: Picture, now: Date): Promise<string> {
  const name = fileName(title, content, PICTURE_ENDINGS[contentType]);
  await insertAdvertFile(db, { name, kind: 'picture', contentType, content, createdAt: now });
  return name;
}
