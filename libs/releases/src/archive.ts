export { ArchiveRefusal, type ArchiveFault } from './archive/archive-refusal.ts';
export { ARCHIVE_LIMITS, unpackRelease } from './archive/unpack-release.ts';
export { packArchive } from './archive/pack-archive.ts';
