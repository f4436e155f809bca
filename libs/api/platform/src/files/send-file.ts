import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface SentFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer | string | Readable;
}

/** RFC 8187: what encodeURIComponent leaves but a header's value must not hold. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const plain = (name: string): string => name.normalize('NFKD').replace(/[^\w. -]+/g, '') || 'Datei';

/** A download that browsers neither execute, nor render as a page of ours, nor cache for other users. */
export const sendFile = (reply: FastifyReply, { name, contentType, bytes }: SentFile): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'private, no-store')
    .send(bytes);
