import { BenchVisitor } from '../../bench/bench-visitor.ts';
import type { Load } from './run-load.ts';

/** Of every demo account (rule DEMO-06). */
const DEMO_PASSWORD = 'Heizen-2026!';
const LISTS = ['/api/support/kunden', '/api/support/kunden?text=Huber', '/api/support/aufgaben'];
/** A token is renewed; who works all day logs in anew now and then. */
const ACTIONS_PER_LOGIN = 40;

export async function logInAs(name: string, apiPort: number): Promise<BenchVisitor> {
  const visitor = new BenchVisitor(apiPort);
  await visitor.get('/session/renew?v=1');
  await visitor.post('/api/account/jwt/anmelden', { UserName: `${name}@example.com`, Password: DEMO_PASSWORD });
  return visitor;
}

/** A member of support: lists, an order, a note on it; `someOrder` gives the number of one that was placed. */
export function support(apiPort: number, someOrder: () => string | undefined): Load {
  let visitor: BenchVisitor | undefined;
  let nth = 0;
  return {
    name: 'support',
    count: 1,
    pauseMs: 1500,
    action: async (log) => {
      if (!visitor || nth % ACTIONS_PER_LOGIN === 0)
        visitor = await log.time('staff: login', () => logInAs('support', apiPort));
      nth += 1;
      const staff = visitor;
      await log.time('staff: list', () => staff.get(LISTS[nth % LISTS.length] ?? ''));
      const number = someOrder();
      if (!number) return;
      const order = await log.time('staff: order', () => staff.get(`/api/support/orders/${number}`));
      if (nth % 5 !== 0) return;
      const { OrderId } = order as { readonly OrderId: string };
      await log.time('staff: note', () => staff.post('/api/support/orders/note', { OrderId, Text: `Notiz ${nth}` }));
    },
  };
}

/** More than 10,000 orders are a job of their own: those of today alone. */
const exportPath = (): string =>
  `/api/support/order-export/file?format=csv&dateKind=ordered&from=${new Date().toISOString().slice(0, 10)}`;

/** A member of finance, who exports the orders of today every twenty seconds. */
export function finance(apiPort: number): Load {
  let visitor: BenchVisitor | undefined;
  let nth = 0;
  return {
    name: 'finance',
    count: 1,
    pauseMs: 20_000,
    action: async (log) => {
      if (!visitor || nth % ACTIONS_PER_LOGIN === 0)
        visitor = await log.time('staff: login', () => logInAs('finanzen', apiPort));
      nth += 1;
      const staff = visitor;
      const file = await log.time('staff: order export', () => staff.getText(exportPath()));
      if (!file.includes('\n')) throw new Error('The export contains no line');
    },
  };
}
