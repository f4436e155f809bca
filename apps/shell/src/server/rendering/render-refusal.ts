/** busy: too many wait; left: the visitor has gone; overtime: it took too long; lost: what drew it ended or failed. */
export type RefusalReason = 'busy' | 'left' | 'overtime' | 'lost';

/** A page that was not rendered, for reasons other than its own response. */
export class RenderRefusal extends Error {
  override readonly name = 'RenderRefusal';
  constructor(
    readonly reason: RefusalReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
