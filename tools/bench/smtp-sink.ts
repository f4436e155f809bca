import { createServer } from 'node:net';

/** A mail server that accepts everything and stores nothing, in a process of its own. */
const server = createServer((socket) => {
  let pending = '';
  let isMail = false;
  socket.on('error', () => undefined);
  socket.write('220 ready\r\n');
  socket.on('data', (chunk: Buffer) => {
    const lines = (pending + chunk.toString('latin1')).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (isMail && line !== '.') continue;
      if (isMail) {
        isMail = false;
        socket.write('250 queued\r\n');
        continue;
      }
      isMail = /^DATA/i.test(line);
      socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
