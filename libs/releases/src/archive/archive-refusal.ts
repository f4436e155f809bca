export type ArchiveFault =
  /** It is no tar.gz, or breaks off. */
  | 'ARCHIVE_UNREADABLE'
  /** It does not begin with release.json. */
  | 'MANIFEST_MISSING'
  /** release.json is not followed by its signature. */
  | 'SIGNATURE_MISSING'
  /** A link, a folder, a path outside of the release, a file twice, or one that the manifest does not name. */
  | 'ENTRY_REFUSED'
  | 'FILE_ALTERED'
  | 'FILE_MISSING'
  | 'ARCHIVE_TOO_LARGE';

/** An archive that is not the one signed release that it should be; the message says why, in a sentence. */
export class ArchiveRefusal extends Error {
  override readonly name = 'ArchiveRefusal';
  readonly fault: ArchiveFault;
  constructor(fault: ArchiveFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
