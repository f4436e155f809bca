import { randomUUID } from 'node:crypto';

const ORDER = `__typename
  ... on Order { id code state totalWithTax lines { id quantity linePriceWithTax productVariant { id name } } }
  ... on ErrorResult { errorCode message }`;

const PRICES = `query($skip: Int) {
  search(input: { groupByProduct: true, take: 20, skip: $skip, sort: { price: ASC } }) {
    totalItems
    items {
      productVariantId productName slug sku
      priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } }
    }
  }
}`;

interface Found {
  readonly totalItems: number;
  readonly items: readonly { readonly productVariantId: string }[];
}

const ADDRESS = {
  ...{ fullName: 'Anna Huber', streetLine1: 'Am Anger 3', city: 'Ort', postalCode: '10115', countryCode: 'DE' },
  phoneNumber: '+49 30 23125 11',
};

/** A visitor of Vendure's shop API: keeps its session's cookies, and counts its calls. */
export class VendureVisitor {
  calls = 0;
  readonly #port: number;
  #cookie = '';

  constructor(port: number) {
    this.#port = port;
  }

  async #call(query: string, variables: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(`http://127.0.0.1:${this.#port}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.#cookie && { cookie: this.#cookie }) },
      body: JSON.stringify({ query, variables }),
    });
    const set = response.headers.getSetCookie();
    if (set.length > 0) this.#cookie = set.map((text) => text.split(';')[0]).join('; ');
    this.calls++;
    const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
    if (!data || errors !== undefined) throw new Error(`Vendure refused a call: ${JSON.stringify(errors)}`);
    return data;
  }

  /** A change of the order. Throws unless the order then is in this state. */
  async #change(mutation: string, declared: string, variables: object, state: string): Promise<void> {
    const data = await this.#call(`mutation${declared} { order: ${mutation} { ${ORDER} } }`, variables);
    const { order } = data as { order: { state?: string } };
    if (order.state !== state) throw new Error(`${mutation} left ${JSON.stringify(order)}`);
  }

  /** Twenty products with their prices, the cheapest first, from `skip` on. */
  async list(skip: number): Promise<Found> {
    const { search } = (await this.#call(PRICES, { skip })) as { search: Found };
    return search;
  }

  /** From the list to the order that is paid. */
  async order(skip: number): Promise<void> {
    const [goods] = (await this.list(skip)).items;
    const variables = { id: goods?.productVariantId };
    await this.#change('addItemToOrder(productVariantId: $id, quantity: 6)', '($id: ID!)', variables, 'AddingItems');
    const input = { emailAddress: `${randomUUID()}@example.com`, firstName: 'Anna', lastName: 'Huber' };
    const ofInput = '($input: CreateCustomerInput!)';
    await this.#change('setCustomerForOrder(input: $input)', ofInput, { input }, 'AddingItems');
    for (const kind of ['Shipping', 'Billing']) {
      const mutation = `setOrder${kind}Address(input: $input)`;
      await this.#change(mutation, '($input: CreateAddressInput!)', { input: ADDRESS }, 'AddingItems');
    }
    const { methods } = (await this.#call('{ methods: eligibleShippingMethods { id name priceWithTax } }')) as {
      methods: readonly { id: string }[];
    };
    const ids = { ids: methods.slice(0, 1).map(({ id }) => id) };
    await this.#change('setOrderShippingMethod(shippingMethodId: $ids)', '($ids: [ID!]!)', ids, 'AddingItems');
    await this.#change('transitionOrderToState(state: "ArrangingPayment")', '', {}, 'ArrangingPayment');
    const payment = { input: { method: 'rechnung', metadata: {} } };
    await this.#change('addPaymentToOrder(input: $input)', '($input: PaymentInput!)', payment, 'PaymentSettled');
  }
}
