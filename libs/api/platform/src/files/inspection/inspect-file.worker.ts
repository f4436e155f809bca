import type { CleanedDrawing } from './clean-drawing.ts';
import { findActiveContent } from './find-active-content.ts';

/** What the threads of file-inspector.ts run, each by its name. Bytes arrive as a plain array. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export const hasActiveContent = (bytes: Uint8Array<ArrayBuffer>): boolean => findActiveContent(toBuffer(bytes));

/** Its parser is loaded with the first drawing: few files are drawings. */
export async function cleanDrawing(bytes: Uint8Array<ArrayBuffer>): Promise<CleanedDrawing> {
  const { cleanDrawing: clean } = await import('./clean-drawing.ts');
  return clean(toBuffer(bytes).toString('utf8'));
}
