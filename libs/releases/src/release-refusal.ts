/** The release can be read and is ours, but this shell cannot run it; only another release or another shell changes that. */
export class ReleaseRefusal extends Error {
  override readonly name = 'ReleaseRefusal';
}
