import { dealers } from '@heizplatz/api-dealers';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { byLink, openDesk, placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { failureCounts } from '@heizplatz/api-platform';
import { photo, type TestClient, type TestResponse } from '@heizplatz/api-platform/testing';
import { type Call, CALLS, UploadedFile } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const market = withOrderMarket({ LIMIT_FILES_PER_SENDER: '2' });
const staff = new Map<string, TestClient>();
beforeAll(async () => {
  const roles = { dealers: ROLES.dealerSupport, contents: ROLES.editor, adverts: ROLES.adManager };
  for (const [name, role] of Object.entries(roles)) {
    await insertCustomer(market().api, { email: `${name}@example.com`, roles: [role] });
    staff.set(name, await loggedIn(market().api, `${name}@example.com`));
  }
}, 60_000);
beforeEach(() => market().api.db.delete(failureCounts));

type Send = (File: UploadedFile) => Promise<TestResponse>;

interface Upload {
  /** To what takes files now, by who may send them. */
  readonly allowed: () => Promise<Send>;
  /** By who may not, whatever the file is. */
  readonly stranger: () => Promise<Send>;
  /** To what takes none now, with the status of the refusal; absent where every file is taken. */
  readonly late?: () => Promise<{ readonly send: Send; readonly status: number }>;
}

const clientOf = (name: string): TestClient => {
  const client = staff.get(name);
  if (!client) throw new Error(`nobody for ${name}`);
  return client;
};
const complainer = async (state: 'placed' | 'delivered', token?: string): Promise<Send> => {
  const order = await placeTestOrder(market(), 1, { state });
  const by = token === undefined ? order : { ...order, token };
  return (Picture) => byLink(market(), CALLS.complainAboutOrder, by, { Text: `Staub`, Picture });
};
const desk = async (isAccepted: boolean) => {
  const opened = await openDesk(market());
  if (isAccepted) await opened.done('accept');
  return opened;
};
const paperOf = (opened: Awaited<ReturnType<typeof desk>>): Send => {
  return ({ FileName, ContentBase64 }) => opened.upload(FileName, ContentBase64);
};
const forDealer = async (state: 'placed' | 'accepted', client: TestClient): Promise<Send> => {
  const { id: OrderId } = await placeTestOrder(market(), 1, { state });
  const { Version } = await clientOf('dealers').call(CALLS.staffOrder, { params: { orderId: OrderId } });
  const fields = { OrderId, Version, Caller: 'Herr Huber', Kind: 'invoice' };
  return (File) => client.post(CALLS.staffUploadForDealer.path, { ...fields, File });
};
const certificate = async (client: TestClient, ValidUntil: string | null = null): Promise<Send> => {
  const [dealer] = await market().api.db.select().from(dealers).limit(1);
  const fields = { DealerId: dealer?.id, Kind: 'certificate', ValidFrom: '2026-11-21', ValidUntil };
  return (File) => client.post(CALLS.addDealerDocument.path, { ...fields, File });
};
const medium = (client: TestClient): Send => {
  return (File) => client.post(CALLS.uploadMedium.path, { File, Alt: 'Ein Lager', IsDecorative: false });
};
const advert = (client: TestClient): Send => {
  return (File) => client.post(CALLS.uploadAdvertPicture.path, { File });
};

const UPLOADS: Readonly<Record<string, Upload>> = {
  complainAboutOrder: {
    allowed: () => complainer('delivered'),
    stranger: () => complainer('delivered', 'x'),
    late: async () => ({ send: await complainer('placed'), status: 409 }),
  },
  dealerUploadDocument: {
    allowed: async () => paperOf(await desk(true)),
    stranger: async () => {
      const { orderId, client } = await desk(true);
      return (File) =>
        client.post(CALLS.dealerUploadDocument.path, { OrderId: orderId, Token: 'x', Kind: 'other', File });
    },
    late: async () => ({ send: paperOf(await desk(false)), status: 409 }),
  },
  staffUploadForDealer: {
    allowed: () => forDealer('accepted', clientOf('dealers')),
    stranger: () => forDealer('accepted', clientOf('contents')),
    late: async () => ({ send: await forDealer('placed', clientOf('dealers')), status: 409 }),
  },
  addDealerDocument: {
    allowed: () => certificate(clientOf('dealers')),
    stranger: () => certificate(clientOf('contents')),
    late: async () => ({ send: await certificate(clientOf('dealers'), '2026-01-01'), status: 400 }),
  },
  uploadMedium: {
    allowed: async () => medium(clientOf('contents')),
    stranger: async () => medium(clientOf('dealers')),
  },
  uploadAdvertPicture: {
    allowed: async () => advert(clientOf('adverts')),
    stranger: async () => advert(clientOf('dealers')),
  },
};

/** Whether a schema takes a file somewhere. */
function takesFile(schema: unknown): boolean {
  if (schema === UploadedFile) return true;
  if (typeof schema !== 'object' || schema === null) return false;
  const parts: unknown[] = [Reflect.get(schema, 'wrapped'), Reflect.get(schema, 'item')];
  for (const name of ['entries', 'pipe', 'options']) parts.push(...Object.values(Object(Reflect.get(schema, name))));
  return parts.some((part) => part !== schema && takesFile(part));
}
const TAKING = Object.values<Call>(CALLS).filter(({ body }) => takesFile(body));

const begun = (): number => market().api.services.fileInspector.getCounts().begun;
const fileOf = (bytes: Buffer): UploadedFile => ({ FileName: 'bild.png', ContentBase64: bytes.toString('base64') });
/** Each call takes a PNG; what is wrong with this one is seen only by who decodes it. */
const broken = async (): Promise<UploadedFile> => fileOf((await photo('png')).subarray(0, 60));

it('every call that takes a file is asked in what order it checks', () => {
  expect(TAKING.map(({ id }) => id).sort()).toEqual(Object.keys(UPLOADS).sort());
});

describe.each(Object.entries(UPLOADS))('a file of %s', (_, { allowed, stranger, late }) => {
  it('is looked into by nobody where a stranger sends it', async () => {
    const send = await stranger();
    const before = begun();
    expect([403, 404]).toContain((await send(await broken())).status);
    expect(begun() - before).toBe(0);
  });

  it('of a wrong kind is looked into by nobody', async () => {
    const send = await allowed();
    const before = begun();
    expect((await send(fileOf(Buffer.from('MZ program')))).status).toBe(400);
    expect(begun() - before).toBe(0);
  });

  it('is refused for what it is sent to before it is looked into', async () => {
    if (!late) return;
    const { send, status } = await late();
    const before = begun();
    const response = await send(await broken());
    expect(response.status).toBe(status);
    expect(response.problem().errors?.[0]?.code).not.toBe('FILE_BROKEN');
    expect(begun() - before).toBe(0);
  });

  it('counts though it is refused, and beyond the limit none is looked into', async () => {
    const send = await allowed();
    const before = begun();
    const file = await broken();
    const responses = [await send(file), await send(file), await send(file)];
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 429]);
    expect(responses[0]?.problem().errors?.[0]?.code).toBe('FILE_BROKEN');
    expect(Number(responses[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(begun() - before).toBe(2);
  });
});
