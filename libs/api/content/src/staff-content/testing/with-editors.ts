import { identityHandlers } from '@heizplatz/api-identity';
import { TEST_NOW, type TestApi, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { contentHandlers } from '../../content-pages/content-handlers';
import { seedContentPages } from '../../content-pages/seed-content-pages';
import { staffContentHandlers } from '../staff-content-handlers';
import { editor } from './editor';

interface Editors {
  readonly api: () => TestApi;
  readonly edda: () => TestClient;
  readonly odo: () => TestClient;
  /** A page as visitors of Germany get it. */
  readonly seen: (path: string) => ReturnType<TestClient['get']>;
}

/** Two members of staff who mind contents, on an API of the spec's own with the demonstration's pages. */
export function withEditors(): Editors {
  const api = withApi({
    handlers: [...identityHandlers, ...contentHandlers, ...staffContentHandlers],
    prepare: (db) => seedContentPages(db, { mode: 'demo' }),
  });
  let edda: TestClient;
  let odo: TestClient;
  beforeAll(async () => {
    edda = await editor(api());
    odo = await editor(api(), 'Odo');
  });
  beforeEach(() => api().setNow(TEST_NOW));
  return {
    api,
    edda: () => edda,
    odo: () => odo,
    seen: (path) =>
      api()
        .visitor()
        .get(`/api/site/1/content-page?path=${encodeURIComponent(path)}`),
  };
}
