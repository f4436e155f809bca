/** The part of autocannon that the benchmarks call; the package has no types of its own. */
declare module 'autocannon' {
  export interface CannonRequest {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  export interface CannonClient {
    setRequests(requests: readonly CannonRequest[]): void;
  }
  export interface CannonOptions {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly CannonRequest[];
    readonly setupClient?: (client: CannonClient) => void;
  }
  export interface CannonResult {
    readonly requests: { readonly total: number };
    readonly throughput: { readonly total: number };
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }
  // eslint-disable-next-line no-restricted-syntax -- the package exports itself as default
  export default function autocannon(options: CannonOptions): Promise<CannonResult>;
}
