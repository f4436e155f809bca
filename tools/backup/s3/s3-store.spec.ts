import { createS3 } from './s3-store';

const ENVIRONMENT = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-central-1' };
const entry = (key: string, size: number) => `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`;
const page = (entries: string, next?: string) =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }${entries}</ListBucketResult>`;

it('lists what lies on all pages of the answer, below its own place', async () => {
  const requests: URL[] = [];
  const store = createS3('s3://copies/shop/', ENVIRONMENT, async (input) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    requests.push(url);
    const isFirst = !url.searchParams.has('continuation-token');
    const xml = isFirst ? page(entry('shop/wal/1', 5) + entry('shop/wal/2', 6), 'abc') : page(entry('shop/wal/3', 7));
    return new Response(xml, { status: 200 });
  });
  expect([...(await store.list('wal/'))]).toEqual([
    ['wal/1', 5],
    ['wal/2', 6],
    ['wal/3', 7],
  ]);
  expect(requests.map(({ searchParams }) => searchParams.get('continuation-token'))).toEqual([null, 'abc']);
  expect(requests.map(({ hostname, searchParams }) => [hostname, searchParams.get('prefix')])).toEqual(
    Array(2).fill(['s3.eu-central-1.amazonaws.com', 'shop/wal/']),
  );
});
