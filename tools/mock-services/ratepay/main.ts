import { startRatePayMock } from './start-ratepay-mock.ts';

/**
 * A process of its own: PORT (0: any free one), LATE_MS (6000). Reports its port to its parent by ipc; ends with it.
 */
const double = await startRatePayMock({
  port: Number(process.env['PORT'] ?? 0),
  lateMs: Number(process.env['LATE_MS'] ?? 6000),
});
const stop = () => void double.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
process.send?.({ kind: 'listening', url: double.url });
if (!process.send) console.log(`RatePay mock listens on ${double.url}`);
