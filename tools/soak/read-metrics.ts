const BYTES_PER_MB = 1_048_576;

/** The value of a metric without labels in Prometheus' text. Throws where it is missing. */
export function metricIn(text: string, name: string): number {
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`/metrics contains no ${name}`);
  return Number(value);
}

async function read(port: number, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers, signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`/metrics returned ${response.status}`);
  return response.text();
}

/** What the processes themselves report of their heaps and caches. */
export async function readMetrics(ports: { readonly port: number; readonly apiPort: number }, token: string) {
  const [api, shell] = await Promise.all([read(ports.apiPort, token), read(ports.port, token)]);
  return {
    'API heap MB': metricIn(api, 'nodejs_heap_size_used_bytes') / BYTES_PER_MB,
    'shell heap MB': metricIn(shell, 'nodejs_heap_size_used_bytes') / BYTES_PER_MB,
    'largest render worker heap MB': metricIn(shell, 'heizplatz_render_worker_heap_bytes') / BYTES_PER_MB,
    'page cache documents': metricIn(shell, 'heizplatz_page_cache_documents'),
    'render worker restarts': metricIn(shell, 'heizplatz_render_worker_restarts_total'),
  };
}
