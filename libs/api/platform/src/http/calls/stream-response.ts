import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sendFile } from '../../files/send-file';

/** A file that is written while it is sent, of a call that `answersFile`. When its stream fails, the download breaks off. */
export class StreamResponse {
  readonly stream: Readable;
  readonly contentType: string;
  readonly fileName: string;

  constructor(stream: Readable, { contentType, fileName }: { contentType: string; fileName: string }) {
    this.stream = stream;
    // It may fail before it is sent, while its audit entry is written; without a listener that ends the process. Fastify
    // finds out when it is to send it.
    stream.on('error', () => undefined);
    this.contentType = contentType;
    this.fileName = fileName;
  }
}

export const sendStream = (reply: FastifyReply, { stream, contentType, fileName }: StreamResponse): FastifyReply =>
  sendFile(reply, { name: fileName, contentType, bytes: stream });
