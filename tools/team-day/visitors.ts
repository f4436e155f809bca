const PATIENCE_MS = 30_000;
const INTERVAL_MS = 50;

/** The first heading of a document; '' where it has none, or the page is not there. */
async function readHeading(address: string, group: number): Promise<string> {
  const response = await fetch(address, { headers: { cookie: `hp_group=${group}` } });
  const html = await response.text();
  if (!response.ok) return '';
  return (/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? '').trim();
}

/** Of so many visitors, whose groups are spread evenly, those who get a heading. */
export async function countVisitors(address: string, heading: string, visitors: number): Promise<number> {
  let count = 0;
  for (let visitor = 0; visitor < visitors; visitor++) {
    const group = Math.floor((visitor * 10_000) / visitors);
    if ((await readHeading(address, group)) === heading) count++;
  }
  return count;
}

/** Resolves once a visitor of every tenth of the groups gets a heading. Throws when that takes longer than 30 s. */
export async function untilEverybodySees(address: string, heading: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while ((await countVisitors(address, heading, 10)) < 10) {
    if (Date.now() > until) throw new Error(`${address} does not show '${heading}' to everybody`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
