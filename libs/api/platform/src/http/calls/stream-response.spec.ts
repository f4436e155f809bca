import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { sendStream, StreamResponse } from './stream-response';

const CSV = { contentType: 'text/csv; charset=utf-8', fileName: 'liste.csv' };

/** What a list does whose first query fails while the audit entry of its download is written. */
it('a file whose stream fails before it is sent is a 500, and nothing else', async () => {
  const app = fastify();
  app.get('/liste.csv', async (_request, reply) => {
    const stream = new PassThrough();
    const answered = new StreamResponse(stream, CSV);
    const closed = new Promise((resolve) => stream.once('close', resolve));
    stream.destroy(new Error('the database is gone'));
    await closed;
    return sendStream(reply, answered);
  });
  expect((await app.inject('/liste.csv')).statusCode).toBe(500);
  await app.close();
});
