import { loadLazyRoutes } from './load-lazy-routes';

const Page = () => null;
const Form = () => null;

describe('screens on demand', () => {
  it('are there before hydration, those of the path and its parents alone', async () => {
    const lazyElsewhere = jest.fn();
    const form = { path: 'neu', lazy: async () => ({ Component: Form }) };
    const page = { path: '/:group/adresse', lazy: async () => ({ Component: Page }), children: [form] };
    const elsewhere = { path: '/:group/zahlung', lazy: lazyElsewhere };
    await loadLazyRoutes([elsewhere, page], '/holzpellets-lose/adresse/neu');
    expect(page).toMatchObject({ Component: Page, lazy: undefined });
    expect(form).toMatchObject({ Component: Form, lazy: undefined });
    expect(lazyElsewhere).not.toHaveBeenCalled();
  });

  it('leave routes without any as they are, and need no match', async () => {
    const route = { path: '/angebotsliste', Component: Page };
    await loadLazyRoutes([route], '/angebotsliste');
    await loadLazyRoutes([route], '/anderswo');
    expect(route).toEqual({ path: '/angebotsliste', Component: Page });
  });

  it('throw when a screen does not come', async () => {
    const lazy = () => Promise.reject(new Error('Loading chunk 7 failed.'));
    await expect(loadLazyRoutes([{ path: '/a', lazy }], '/a')).rejects.toThrow('Loading chunk');
  });
});
