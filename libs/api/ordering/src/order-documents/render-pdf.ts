/// <reference types="pdfkit" preserve="true" />
import { createHash } from 'node:crypto';
import { bounded } from '@heizplatz/api-platform';
import type { PlainBlock } from '@heizplatz/contract';
import type { LegalDocument } from './legal-document';

const MARGIN_PT = 56;
/** Fixed, so that one text makes the same bytes wherever it is rendered. */
const CREATED = new Date('2026-01-01T00:00:00Z');

/** Each blocks the event loop while it is rendered. */
const oneAtATime = bounded({ width: 1, queueLimit: 50 });

/**
 * Collects the output of a PDF, once `draw` is done; throws UNAVAILABLE if fifty others are waiting. The library is
 * loaded by the first document: it is large.
 */
export const pdfBytes = (
  options: PDFKit.PDFDocumentOptions,
  renderNow: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> => oneAtATime(() => drawPdf(options, renderNow));

async function drawPdf(
  options: PDFKit.PDFDocumentOptions,
  renderNow: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument(options);
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    renderNow(pdf);
    pdf.end();
  });
}

function drawBlock(pdf: PDFKit.PDFDocument, block: PlainBlock): void {
  if (block.Kind === 'heading') pdf.moveDown(0.8).font('Helvetica-Bold').fontSize(12).text(block.Text).moveDown(0.3);
  else if (block.Kind === 'text') pdf.font('Helvetica').fontSize(10).text(block.Text, { lineGap: 2 }).moveDown(0.4);
  else for (const item of block.Items) pdf.font('Helvetica').fontSize(10).text(`• ${item}`, { indent: 8, lineGap: 2 });
}

function render({ title, blocks }: LegalDocument): Promise<Buffer> {
  const info = { Title: title, CreationDate: CREATED, ModDate: CREATED };
  return pdfBytes({ size: 'A4', margin: MARGIN_PT, lang: 'de', displayTitle: true, info }, (pdf) => {
    pdf.font('Helvetica-Bold').fontSize(16).text(title).moveDown(0.5);
    for (const block of blocks) drawBlock(pdf, block);
  });
}

/** As many as there are dealers with an order a day; the oldest goes first. */
const PAGE_CACHE = 1_000;
const rendered = new Map<string, Promise<Buffer>>();

/** A document as PDF. Cached by its content: an order must not wait for a text that rarely changes. */
export function renderPdf(document: LegalDocument): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const known = rendered.get(key);
  if (known) return known;
  const [oldest] = rendered.size >= PAGE_CACHE ? rendered.keys() : [];
  if (oldest !== undefined) rendered.delete(oldest);
  const made = render(document);
  rendered.set(key, made);
  made.catch(() => rendered.delete(key));
  return made;
}
