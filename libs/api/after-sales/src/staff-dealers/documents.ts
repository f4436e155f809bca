import { Readable } from 'node:stream';
import { staffName } from '@heizplatz/api-dealers';
import {
  type Database,
  defineHandler,
  type FileType,
  isoDay,
  storeUpload,
  localDay,
  PICTURES_AND_PDF,
  problem,
  receiveFile,
  StreamResponse,
  uploadKey,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffDealerDocument } from '@heizplatz/contract';
import {
  type DealerDocumentRow,
  findDocument,
  findDocumentsInUse,
  insertDocument,
  removeDocument,
} from './document-repository';
import { requireDealer } from './read-staff-dealer';

type Body = CallRequest<typeof CALLS.addDealerDocument>['body'];

const today = (now: Date): string => isoDay(localDay(now));
const invalid = (field: string, code: string) => problem('VALIDATION', { errors: [{ path: `body.${field}`, code }] });

/** Terms and privacy are PDF, and count from today at the earliest. */
function checkDocument({ Kind, ValidFrom, ValidUntil }: Body, contentType: FileType, day: string): void {
  const isCertificate = Kind === 'certificate';
  if (!isCertificate && contentType !== 'application/pdf') throw invalid('File.ContentBase64', 'PDF_ONLY');
  if (!isCertificate && ValidFrom < day) throw invalid('ValidFrom', 'DATE_PAST');
  if (ValidUntil !== null && ValidUntil < ValidFrom) throw invalid('ValidUntil', 'DATE_PAST');
}

/** Papers in use, by kind, the newest first. `day`: today. */
async function presentDocuments(db: Database, dealerId: number, day: string): Promise<StaffDealerDocument[]> {
  const rows = await findDocumentsInUse(db, dealerId);
  const hasBegun = (row: DealerDocumentRow) => row.validFrom <= day;
  const isNewest = (row: DealerDocumentRow) => rows.find((one) => one.kind === row.kind && hasBegun(one)) === row;
  const counts = (row: DealerDocumentRow) =>
    row.kind === 'certificate' ? hasBegun(row) && (row.validUntil === null || row.validUntil >= day) : isNewest(row);
  return rows.map((row) => ({
    Id: row.id,
    Kind: row.kind,
    Name: row.name,
    ByteCount: row.byteCount,
    ValidFrom: row.validFrom,
    ValidUntil: row.validUntil,
    AddedAt: row.addedAt.toISOString(),
    AddedBy: row.addedBy,
    Counts: counts(row),
  }));
}

export const staffDealerDocuments = defineHandler(CALLS.staffDealerDocuments, async ({ params }, { db, clock }) => {
  const { id } = await requireDealer(db, params.dealerId);
  return { Rows: await presentDocuments(db, id, today(clock())) };
});

/** GET /api/support/haendler/{id}/dokumente/{id}: out of use too. */
export const staffDealerDocument = defineHandler(CALLS.staffDealerDocument, async ({ params }, { db, services }) => {
  const row = await findDocument(db, params);
  const bytes = row && (await services.files.read(row.storageKey));
  if (!row || !bytes) throw problem('NOT_FOUND');
  return new StreamResponse(Readable.from([bytes]), { contentType: row.contentType, fileName: row.name });
});

/** POST /api/support/haendler/dokument: the type is determined by content, regardless of the file name. */
export const addDealerDocument = defineHandler(CALLS.addDealerDocument, async ({ body }, context) => {
  const { db, clock, user, audit } = context;
  const dealer = await requireDealer(db, body.DealerId);
  const file = await receiveFile(
    body.File,
    {
      path: 'body.File.ContentBase64',
      kinds: PICTURES_AND_PDF,
      wrongKind: { code: 'FILE_TYPE', detail: 'Bitte wählen Sie ein Bild (PNG, JPEG, WebP) oder ein PDF.' },
      target: `dealer ${dealer.id}`,
      check: (contentType) => checkDocument(body, contentType, today(clock())),
    },
    context,
  );
  const storageKey = uploadKey(`dealers/${dealer.id}`, file.hash);
  const row = {
    dealerId: dealer.id,
    kind: body.Kind,
    name: file.name,
    contentType: file.contentType,
    byteCount: file.bytes.length,
    storageKey,
    validFrom: body.ValidFrom,
    validUntil: body.Kind === 'certificate' ? body.ValidUntil : null,
    addedAt: clock(),
    addedBy: staffName(user),
  };
  await storeUpload(context, { key: storageKey, bytes: file.bytes }, () => insertDocument(db, row));
  audit.note({ after: { kind: row.kind, name: row.name, validFrom: row.validFrom } });
  return { Rows: await presentDocuments(db, dealer.id, today(clock())) };
});

/** POST /api/support/haendler/dokument/entfernen: out of use; the file stays. */
export const removeDealerDocument = defineHandler(
  CALLS.removeDealerDocument,
  async ({ body }, { db, clock, audit }) => {
    const known = await findDocument(db, { dealerId: body.DealerId, documentId: body.DocumentId });
    if (!known || known.removedAt) throw problem('NOT_FOUND');
    await removeDocument(db, known.id, clock());
    audit.note({ before: { kind: known.kind, name: known.name, validFrom: known.validFrom } });
    return { Rows: await presentDocuments(db, body.DealerId, today(clock())) };
  },
);
