/** Nobody signed it; no trusted key did; it is another remote or version; the key is that of another remote's team. */
type TrustFault = 'unsigned' | 'unknown-signature' | 'other-release' | 'other-team';

/** The manifest in a folder is not one that a trusted key signed for this remote and version. */
export class UntrustedRelease extends Error {
  override readonly name = 'UntrustedRelease';
  readonly fault: TrustFault;
  constructor(fault: TrustFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
