import { BenchVisitor } from '../../bench/bench-visitor.ts';
import type { Load } from './keep-acting.ts';

/** Of every demo account (product.md section 9). */
const DEMO_PASSWORD = 'Heizen-2026!';
const LISTS = ['/api/support/kunden', '/api/support/kunden?text=Huber', '/api/support/aufgaben'];
/** A token is renewed; who works all day logs in anew now and then. */
const ACTS_A_LOGIN = 40;

export async function logInAs(name: string, apiPort: number): Promise<BenchVisitor> {
  const visitor = new BenchVisitor(apiPort);
  await visitor.get('/session/renew?v=1');
  await visitor.post('/api/account/jwt/anmelden', { UserName: `${name}@example.com`, Password: DEMO_PASSWORD });
  return visitor;
}

/** A member of support: lists, an order, a note on it; `someOrder` gives the number of one that was placed. */
export function staff(apiPort: number, someOrder: () => string | undefined): Load {
  let visitor: BenchVisitor | undefined;
  let nth = 0;
  return {
    name: 'staff',
    count: 1,
    pauseMs: 1500,
    act: async () => {
      if (!visitor || nth % ACTS_A_LOGIN === 0) visitor = await logInAs('support', apiPort);
      nth += 1;
      await visitor.get(LISTS[nth % LISTS.length] ?? '');
      const number = someOrder();
      if (!number) return;
      const order = (await visitor.get(`/api/support/orders/${number}`)) as { readonly OrderId: string };
      if (nth % 5 === 0)
        await visitor.post('/api/support/orders/note', { OrderId: order.OrderId, Text: `Notiz ${nth}` });
    },
  };
}
