import { ODD_REQUESTS } from './odd-requests.ts';
import { RawClient } from './raw-client.ts';

/** Connections at once; each request has one of its own. */
const AT_ONCE = 50;
/** A server that has not answered by then never will. */
const PATIENCE_MS = 20_000;

export interface OddAnswer {
  readonly name: string;
  /** Null: the connection ended, or hung, without a response. */
  readonly status: number | null;
}

async function getStatus(port: number, text: string): Promise<number | null> {
  const client = await RawClient.open(port, text);
  const giveUp = setTimeout(() => client.destroy(), PATIENCE_MS);
  const status = await client.answered();
  clearTimeout(giveUp);
  client.destroy();
  return status;
}

/** Sends all odd requests to a port of this machine. */
export async function answerAll(port: number): Promise<OddAnswer[]> {
  const answers: OddAnswer[] = [];
  for (let at = 0; at < ODD_REQUESTS.length; at += AT_ONCE) {
    const requests = ODD_REQUESTS.slice(at, at + AT_ONCE);
    const statuses = await Promise.all(requests.map(({ text }) => getStatus(port, text)));
    answers.push(...requests.map(({ name }, index) => ({ name, status: statuses[index] ?? null })));
  }
  return answers;
}
