import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../docs/decisions');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const records = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const numbers = records.map((file) => file.slice(0, 4));
const HEAD =
  /^# (?<title>(?<number>\d{4}) \S.*)\n\nDate: 20\d\d-\d\d-\d\d\. Status: (?:accepted|superseded by (?<successor>\d{4}))\.(?<rest>.*)\n/;
const readHead = (file: string) => HEAD.exec(read(file))?.groups ?? {};

/** The index's line of a record, as the record itself has it. */
function toEntry(file: string): string {
  const { title, successor } = readHead(file);
  return `- [${title}](${file})${successor ? ` (superseded by ${successor})` : ''}`;
}

describe('decision records', () => {
  it('have a number each', () => expect(new Set(numbers).size).toBe(records.length));

  it('stand in the index once each, with title and successor', () => {
    const entries = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(entries.toSorted()).toEqual(records.map(toEntry).toSorted());
  });

  it.each(records)('%s says when it was made and what became of it', (file) => {
    const { number, successor, rest = '' } = readHead(file);
    expect(number).toBe(file.slice(0, 4));
    const related = [successor ?? [], rest.match(/\b0\d{3}\b/g) ?? []].flat();
    expect(related.filter((other) => !numbers.includes(other))).toEqual([]);
  });

  it.each(records)('%s gives reasons that a clone has, and no number of an issue', (file) =>
    expect(read(file)).not.toMatch(/\bissues? \d/i),
  );
});
