import { startLeadMock } from './start-lead-mock.ts';

/** A process of its own: PORT (0: any free one). Reports its port to its parent by ipc; ends with it. */
const double = await startLeadMock(Number(process.env['PORT'] ?? 0));
const stop = () => void double.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
process.send?.({ kind: 'listening', url: double.url });
if (!process.send) console.log(`Wärmepartner mock listens on ${double.url}`);
