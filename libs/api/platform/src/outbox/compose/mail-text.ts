import type { MailBlock, MailRow } from './mail-block';

const WIDTH = 72;

function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const term of paragraph.split(' ')) {
      if (line && line.length + term.length + 1 > WIDTH - indent.length) {
        lines.push(line);
        line = term;
      } else line = line ? `${line} ${term}` : term;
    }
    lines.push(line);
  }
  return lines.join(`\n${indent}`);
}

function alignedRows(rows: readonly MailRow[]): string {
  const labelWidth = Math.min(40, Math.max(...rows.map(({ label }) => label.length + 1)));
  return rows.map(({ label, value }) => `${`${label}:`.padEnd(labelWidth)} ${value}`).join('\n');
}

function getText(block: MailBlock<string>): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(WIDTH, block.text.length))}`;
    case 'text':
      return wrapped(block.text);
    case 'note':
      return `! ${wrapped(block.text, '  ')}`;
    case 'list':
      return block.items.map((item) => `- ${wrapped(item, '  ')}`).join('\n');
    case 'rows':
      return alignedRows(block.rows);
    case 'lines':
      return block.lines.join('\n');
    case 'button':
      // Never wrapped: a broken address is a dead link.
      return `${block.label}:\n${block.href}`;
  }
}

/** The mail for readers without HTML. */
export function mailText(blocks: readonly MailBlock<string>[], footer: readonly string[]): string {
  return `${blocks.map(getText).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;
}
