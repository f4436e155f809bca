/** A file as it was picked: ready to be sent, or why not. */
export interface PickedFile {
  readonly FileName: string;
  readonly ContentBase64: string;
  /** For a preview; null for what is no picture. */
  readonly pictureUrl: string | null;
  readonly issue: 'FILE_TYPE' | 'TOO_LARGE' | null;
}

const MOST_BYTES = 5 * 1024 * 1024;
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

export const PICTURE_TYPES = PICTURES;
export const PAPER_TYPES: readonly string[] = ['application/pdf', ...PICTURES];

/** Reads a file of one of `types`, at most 5 MB; the server checks again, by content. */
export async function readPickedFile(file: File, types: readonly string[]): Promise<PickedFile> {
  const refused = { FileName: file.name, ContentBase64: '', pictureUrl: null };
  if (!types.includes(file.type)) return { ...refused, issue: 'FILE_TYPE' };
  if (file.size > MOST_BYTES) return { ...refused, issue: 'TOO_LARGE' };
  const url = await getDataUrl(file).catch(() => null);
  if (!url) return { ...refused, issue: 'FILE_TYPE' };
  return {
    FileName: file.name.slice(0, 120),
    ContentBase64: url.slice(url.indexOf(',') + 1),
    pictureUrl: PICTURES.includes(file.type) ? url : null,
    issue: null,
  };
}

function getDataUrl(file: File): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => reject(new Error(`${file.name} cannot be read`, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
