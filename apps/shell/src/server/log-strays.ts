/**
 * An unhandled rejection or an error in a timer is logged, and does not end the server with all its visitors: pages
 * are rendered in threads of their own, so what remains here is a connection or a file.
 */
export function logStrays(
  log: { readonly error: (what: object, text: string) => void },
  source: NodeJS.EventEmitter = process,
): void {
  source.on('unhandledRejection', (error: unknown) =>
    log.error({ err: error }, 'a promise failed that nobody waits for'),
  );
  source.on('uncaughtException', (error: unknown) => log.error({ err: error }, 'something threw where nobody catches'));
}
