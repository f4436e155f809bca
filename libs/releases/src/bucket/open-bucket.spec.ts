import { openBucket } from './open-bucket';

const ENVIRONMENT = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-central-1' };
const entry = (key: string, size: number) => `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`;
const page = (entries: string, next?: string) =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }${entries}</ListBucketResult>`;

it('lists what lies on all pages of the answer, below its own place', async () => {
  const requests: URL[] = [];
  const store = openBucket('s3://copies/shop/', ENVIRONMENT, async (input) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    requests.push(url);
    const isFirst = !url.searchParams.has('continuation-token');
    const xml = isFirst ? page(entry('shop/wal/1', 5) + entry('shop/wal/2', 6), 'abc') : page(entry('shop/wal/3', 7));
    return new Response(xml, { status: 200 });
  });
  const found: unknown[] = [];
  for await (const { key, bytes } of store.objects('wal/')) found.push([key, bytes]);
  expect(found).toEqual([
    ['wal/1', 5],
    ['wal/2', 6],
    ['wal/3', 7],
  ]);
  expect(requests.map(({ searchParams }) => searchParams.get('continuation-token'))).toEqual([null, 'abc']);
  expect(requests.map(({ hostname, searchParams }) => [hostname, searchParams.get('prefix')])).toEqual(
    Array(2).fill(['s3.eu-central-1.amazonaws.com', 'shop/wal/']),
  );
});

it('takes endpoint and region from the address before the variables', async () => {
  const requests: string[] = [];
  const bucket = openBucket(
    's3://files/shop?endpoint=http%3A%2F%2F127.0.0.1%3A9000&region=local',
    { ...ENVIRONMENT, AWS_ENDPOINT_URL_S3: 'http://elsewhere' },
    async (input) => {
      requests.push(String(input instanceof Request ? input.url : input));
      return new Response('bytes', { status: 200 });
    },
  );
  expect(await bucket.get('orders/a')).toEqual(Buffer.from('bytes'));
  expect(requests).toEqual(['http://127.0.0.1:9000/files/shop/orders/a']);
});

it.each([
  ['s3://', ENVIRONMENT, 'is not a valid S3 address'],
  ['s3://files', { AWS_REGION: 'eu' }, 'Set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY to access'],
  ['s3://files', { ...ENVIRONMENT, AWS_REGION: undefined }, 'Set AWS_REGION to access'],
])('%s without what it needs says so', (address, environment, message) => {
  expect(() => openBucket(address, environment)).toThrow(message);
});
