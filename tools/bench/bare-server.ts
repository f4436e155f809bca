import { createServer } from 'node:http';

/**
 * The baseline of all measurements: node:http alone, which reads the body and sends the passed responses in turn.
 */
process.once('message', (bodies: readonly (string | Uint8Array)[]) => {
  const responses = bodies.map((body) => Buffer.from(body));
  let next = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const reply = responses[next++ % responses.length];
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': reply?.length ?? 0,
      });
      response.end(reply);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit(0));
